import type { AnyEndpoint } from "../../api/endpoint";

/** A call as an example shows it. */
export type ExampleCall = {
  method: AnyEndpoint["method"];
  /** With its path parameters as `{id}`. */
  path: string;
  params: Record<string, string | number>;
  query: Record<string, string | number | boolean>;
  /** Undefined: the call has none. */
  body: unknown;
};

const plain = (values: Record<string, unknown> = {}) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? value : String(value)]),
  );

/** The call that an endpoint's definition gives as its example; null when it gives none. */
export function exampleCall({ method, path, example }: AnyEndpoint): ExampleCall | null {
  if (!example) return null;
  return { method, path, params: plain(example.params), query: plain(example.query), body: example.body };
}

/** Percent-encoded so that neither a URL nor a shell reads anything into it. */
const encoded = (value: string | number | boolean) =>
  encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The path of a call with its parameters in their places. */
export const filledPath = ({ path, params }: ExampleCall): string =>
  path.replace(/\{(\w+)\}/g, (mark, name: string) => encoded(params[name] ?? mark));

/** The path and query string of a call. */
export function target(call: ExampleCall): string {
  const query = Object.entries(call.query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return filledPath(call) + (query.length > 0 ? `?${query.join("&")}` : "");
}
