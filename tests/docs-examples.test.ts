import { writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publicEndpoints } from "../lib/api/registry";
import { startServer, type TestServer } from "../lib/testing/server";
import { accountsOf } from "./support/account";
import { codeBlocks, eachOf, type CodeBlock } from "./support/code-blocks";
import { installClient, type InstalledClient } from "./support/installed-client";
import { runFiles, runShell, type Complaint } from "./support/run-examples";

const languages = ["sh", "ts", "py"];

let server: TestServer;
let client: InstalledClient;
let blocks: CodeBlock[];
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  [server, client] = await Promise.all([startServer(), installClient()]);
  const accounts = accountsOf(server);
  const key = await (await accounts.make()).issueKey({ test: true });
  await accounts.end();
  // curl takes an error for an answer unless told.
  await writeFile(path.join(client.folder, ".curlrc"), "fail-with-body\nsilent\nshow-error\n");
  const certificate = path.join(server.dataDir, "tls/cert.pem");
  env = {
    NODE_ENV: "production",
    PATH: process.env.PATH,
    GONA_API_KEY: key,
    CURL_HOME: client.folder,
    CURL_CA_BUNDLE: certificate,
    SSL_CERT_FILE: certificate,
    NODE_EXTRA_CA_CERTS: certificate,
    // What Python writes is not ASCII alone.
    PYTHONIOENCODING: "utf-8",
  };
  // The client library's README is one of the pages.
  blocks = codeBlocks((await server.request("/llms-full.txt")).text);
});
afterAll(async () => {
  await Promise.all([server.stop(), client.remove()]);
});

const runnable = (language: string) => blocks.filter((block) => block.run && block.language === language);

const place = () => ({ cwd: client.folder, env });

/** What went wrong, with the code that it went wrong in. */
const told = (examples: CodeBlock[], complaints: Complaint[]) =>
  examples.flatMap(({ where, text }, index) => {
    const complaint = complaints[index];
    return complaint === null ? [] : [`${where}\n${text}\n${complaint}`];
  });

/** Writes each example to a file of its own; gives the files' names. */
async function written(examples: CodeBlock[], ending: string): Promise<string[]> {
  const names = examples.map((_, index) => `example-${index}.${ending}`);
  // A block that imports and exports nothing is a module all the same.
  const end = ending === "mts" ? "\nexport {};\n" : "\n";
  await Promise.all(
    examples.map(({ text }, index) => writeFile(path.join(client.folder, names[index] ?? ""), `${text}${end}`)),
  );
  return names;
}

it("every endpoint is shown in curl, TypeScript and Python, and every language's examples are run", () => {
  for (const { path: at, method } of publicEndpoints) {
    const paths = [at.replaceAll(/\{\w+\}/g, "\\d+"), at.replaceAll(/[{}]/g, "\\$&")].map((text) => `${text}["?]`);
    const shown = blocks.filter(({ run, text }) => run && new RegExp(paths.join("|")).test(text));
    const shownIn = new Set(shown.map(({ language }) => language));
    expect([method, at, ...shownIn].sort()).toEqual([method, at, ...languages].sort());
  }
  const unknown = blocks.filter(({ run, language }) => run && !languages.includes(language));
  expect(unknown).toEqual([]);
});

it("every curl example is answered with success, or with the error that it is to show", async () => {
  const commandOf = ({ text, status }: CodeBlock) =>
    status === undefined ? text : `answer=$(${text}) || true; grep "^HTTP/[0-9.]* ${status}" <<< "$answer"`;
  const examples = runnable("sh");
  const complaints: Complaint[] = [];
  await eachOf([...examples.entries()], 3, async ([index, example]) => {
    complaints[index] = await runShell(commandOf(example), place());
  });
  expect(told(examples, complaints)).toEqual([]);
});

it("every Python example runs to its end", async () => {
  const examples = runnable("py");
  expect(told(examples, await runFiles("py", await written(examples, "py"), place()))).toEqual([]);
});

it("every TypeScript example runs to its end with the installed package", async () => {
  const examples = runnable("ts");
  const names = await written(examples, "mts");
  const entryPoints = names.map((name) => path.join(client.folder, name));
  await build({ entryPoints, outdir: client.folder, format: "esm", outExtension: { ".js": ".mjs" } });
  const programs = names.map((name) => name.replace(/mts$/, "mjs"));
  expect(told(examples, await runFiles("mjs", programs, place()))).toEqual([]);
});

it("every TypeScript example compiles, those too that are not run", async () => {
  const examples = blocks.filter(({ language }) => language === "ts");
  expect(await client.typeCheck(await written(examples, "mts"), "node")).toBe("");
});
