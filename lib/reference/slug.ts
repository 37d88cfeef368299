import type { AnyEndpoint } from "../api/endpoint";

/** The address of an endpoint's page below `/docs/`, e.g. `farms/put-farms-id`. */
export function slugOf({ method, path }: Pick<AnyEndpoint, "method" | "path">): string {
  const words = path.replace(/^\/v1\//, "").replace(/[{}]/g, "");
  return `${words.split("/")[0] ?? ""}/${method.toLowerCase()}-${words.replaceAll("/", "-")}`;
}
