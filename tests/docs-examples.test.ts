import { writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publicEndpoints } from "../lib/api/registry";
import { startServer, type TestServer } from "../lib/testing/server";
import { accountsOf } from "./support/account";
import { codeBlocks, complaintOf, eachOf, type CodeBlock } from "./support/code-blocks";
import { installClient, type InstalledClient } from "./support/installed-client";

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

/** Runs the blocks of a language; gives what went wrong, with the code. */
async function complaints(language: string, command: (block: CodeBlock, index: number) => Promise<string[]>) {
  const found: string[] = [];
  await eachOf([...runnable(language).entries()], 3, async ([index, block]) => {
    const complaint = await complaintOf(await command(block, index), { cwd: client.folder, env });
    if (complaint !== null) found.push(`${block.where}\n${block.text}\n${complaint}`);
  });
  return found;
}

const typescriptFile = (index: number) => `example-${index}.mts`;

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
  const found = await complaints("sh", async (block) => {
    return ["bash", "--norc", "-euo", "pipefail", "-c", commandOf(block)];
  });
  expect(found).toEqual([]);
});

it("every Python example runs to its end", async () => {
  expect(await complaints("py", async ({ text }) => ["python3", "-c", text])).toEqual([]);
});

it("every TypeScript example runs to its end with the installed package", async () => {
  const sources = runnable("ts").map((_, index) => path.join(client.folder, typescriptFile(index)));
  await Promise.all(runnable("ts").map(({ text }, index) => writeFile(sources[index] ?? "", text)));
  await build({ entryPoints: sources, outdir: client.folder, format: "esm", outExtension: { ".js": ".mjs" } });
  const found = await complaints("ts", async (_, index) => [process.execPath, `example-${index}.mjs`]);
  expect(found).toEqual([]);
});

it("every TypeScript example compiles, those too that are not run", async () => {
  const examples = blocks.filter(({ language }) => language === "ts");
  await Promise.all(
    // A block of its own that imports nothing is a module all the same.
    examples.map(({ text }, index) =>
      writeFile(path.join(client.folder, typescriptFile(index)), `${text}\nexport {};\n`),
    ),
  );
  expect(
    await client.typeCheck(
      examples.map((_, index) => typescriptFile(index)),
      "node",
    ),
  ).toBe("");
});
