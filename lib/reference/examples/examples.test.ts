import { execFileSync } from "node:child_process";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ExampleCall } from "./call";
import { target } from "./call";
import { curlExample, shellWord } from "./curl";
import { javaScript, literal, python } from "./literal";
import { pythonExample } from "./python";
import { typescriptExample } from "./typescript";

/** A process can be given no NUL. */
const text = fc.string({ unit: "binary" }).map((value) => value.replaceAll("\0", ""));
const json = fc.jsonValue({ stringUnit: "binary" }).map((value): unknown => JSON.parse(JSON.stringify(value)));
const origin = "https://gona.example";
const call = (parts: Partial<ExampleCall>): ExampleCall => ({
  method: "GET",
  path: "/v1/farms",
  params: {},
  query: {},
  body: undefined,
  ...parts,
});

test("a shell reads every text that is quoted for it as that text", () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 20, maxLength: 20 }), (texts) => {
      const script = `printf '%s\\0' ${texts.map(shellWord).join(" ")}`;
      const read = execFileSync("sh", ["-c", script], { encoding: "utf8" }).split("\0").slice(0, -1);
      expect(read).toEqual(texts);
    }),
    { numRuns: 30 },
  );
});

test("curl asks for the address with every parameter as it was, and sends the body as it was", () => {
  const query = fc.dictionary(text.filter(Boolean), fc.oneof(text, fc.integer(), fc.boolean()));
  fc.assert(
    fc.property(query, json, (asked, body) => {
      const command = curlExample(call({ method: "POST", query: asked, body: { body } }), origin);
      const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
      const environment = { encoding: "utf8", env: { ...process.env, GONA_API_KEY: "gona_test_1" } } as const;
      const [url = "", header, key, flag, sent = ""] = execFileSync("sh", ["-c", script], environment).split("\0");
      const read = [...new URL(url).searchParams].map(([name, value]) => [name, value] as const);
      expect(read).toEqual(Object.entries(asked).map(([name, value]) => [name, String(value)]));
      expect([header, key, flag]).toEqual(["-H", "X-API-KEY: gona_test_1", "--json"]);
      expect(JSON.parse(sent)).toEqual({ body });
    }),
    { numRuns: 40 },
  );
});

test("a literal in JavaScript means the value that it was made of", () => {
  fc.assert(
    fc.property(json, (value) => {
      const read: unknown = runInNewContext(`JSON.stringify(${literal(value, javaScript)})`);
      expect(read).toBe(JSON.stringify(value));
    }),
  );
});

test("literals in Python mean the values that they were made of", () => {
  fc.assert(
    fc.property(fc.array(json, { minLength: 50, maxLength: 50 }), (values) => {
      const program = `import ast, json, sys\nprint(json.dumps(ast.literal_eval(sys.stdin.buffer.read().decode())))`;
      const read = execFileSync("python3", ["-c", program], { input: literal(values, python), encoding: "utf8" });
      expect(JSON.parse(read)).toEqual(values);
    }),
    { numRuns: 3 },
  );
});

test("path parameters stand in their places, and cannot leave them", () => {
  expect(target(call({ path: "/v1/farms/{id}/crops", params: { id: "../1?a=b" } }))).toBe(
    "/v1/farms/..%2F1%3Fa%3Db/crops",
  );
});

test("each language names the method, the path and the key's variable", () => {
  const change = call({ method: "PUT", path: "/v1/farms/{id}", params: { id: 7 }, body: { name: "Gona's" } });
  expect(curlExample(change, origin)).toBe(
    `curl -X PUT "${origin}/v1/farms/7" \\\n  -H "X-API-KEY: $GONA_API_KEY" \\\n  --json '{"name":"Gona'\\''s"}'`,
  );
  expect(typescriptExample(change, origin)).toContain(
    `gona.put("/v1/farms/{id}", { params: { id: 7 }, body: { name: "Gona's" } })`,
  );
  expect(pythonExample(change, origin)).toContain(`method="PUT"`);
  for (const example of [curlExample, typescriptExample, pythonExample]) {
    expect(example(change, origin)).toContain("GONA_API_KEY");
  }
});
