import type { ExampleCall } from "./call";
import { javaScript, literal } from "./literal";

/** How a program gets its client. */
export const clientSetUp = (origin: string): string =>
  `import { Gona } from "@gona/client";

const gona = new Gona({ apiKey: process.env.GONA_API_KEY ?? "", baseUrl: ${JSON.stringify(origin)} });`;

/** A call with the client library. */
export function typescriptExample(call: ExampleCall, origin: string): string {
  const input = {
    ...(Object.keys(call.params).length > 0 && { params: call.params }),
    ...(Object.keys(call.query).length > 0 && { query: call.query }),
    ...(call.body !== undefined && { body: call.body }),
  };
  const rest = Object.keys(input).length > 0 ? `, ${literal(input, javaScript)}` : "";
  return `${clientSetUp(origin)}
const { data } = await gona.${call.method.toLowerCase()}(${JSON.stringify(call.path)}${rest});
console.log(data);`;
}
