import https from "node:https";

/** What a test asks for; `body` is sent as JSON unless it is text or bytes. */
export type TestRequest = {
  method?: string;
  headers?: Record<string, string>;
  key?: string;
  body?: unknown;
};

/** An answer with its whole body. */
export type TestAnswer = {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
  /** The body as JSON. @throws SyntaxError when it is none. */
  json: () => unknown;
};

type Sent = { headers: Record<string, string>; payload: string | Uint8Array | undefined };

function encode({ headers = {}, key, body }: TestRequest): Sent {
  const sent: Record<string, string> = { ...headers, ...(key === undefined ? {} : { "x-api-key": key }) };
  if (body === undefined) return { headers: sent, payload: undefined };
  const asIs = typeof body === "string" || body instanceof Uint8Array;
  const payload = asIs ? body : JSON.stringify(body);
  // Node does not say how long the body of a DELETE is, and the rest of it would be taken for the next request.
  const length = { "content-length": String(Buffer.byteLength(payload)) };
  return { headers: { ...(asIs ? {} : { "content-type": "application/json" }), ...length, ...sent }, payload };
}

function flat(headers: NodeJS.Dict<string | string[]>): Record<string, string | undefined> {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(", ") : value,
  ]);
  return Object.fromEntries(entries) as Record<string, string | undefined>;
}

/** Sends one request over HTTPS, trusting the certificates of `agent`. */
export function send(url: string, request: TestRequest, agent: https.Agent): Promise<TestAnswer> {
  const { headers, payload } = encode(request);
  return new Promise((resolve, reject) => {
    const outgoing = https.request(url, { method: request.method ?? "GET", headers, agent }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        const json = () => JSON.parse(text) as unknown;
        resolve({ status: incoming.statusCode ?? 0, headers: flat(incoming.headers), text, json });
      });
    });
    outgoing.on("error", reject);
    outgoing.end(payload);
  });
}
