import { paragraphs } from "../page";
import type { ExampleCall } from "./call";
import { curlExample } from "./curl";
import { pythonExample } from "./python";
import { typescriptExample } from "./typescript";

/** A block of code that the tests run; `status` is the HTTP status that a curl call is answered with when it is no success. */
export const runnable = (language: "sh" | "ts" | "py", text: string, status?: number): string =>
  `\`\`\`${language} run${status === undefined ? "" : ` ${status}`}\n${text}\n\`\`\``;

/** A block of JSON that nobody runs. */
export const jsonBlock = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

/** A call in every language of the documentation. */
export const callFences = (call: ExampleCall, origin: string): string =>
  paragraphs(
    runnable("sh", curlExample(call, origin)),
    runnable("ts", typescriptExample(call, origin)),
    runnable("py", pythonExample(call, origin)),
  );
