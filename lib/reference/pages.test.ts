import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AnyEndpoint } from "../api/endpoint";
import { publicEndpoints } from "../api/registry";
import { scopeOf } from "../api/scope";
import { unitsToNaira } from "../api/price";
import { readConfig } from "../config";
import { closeDb } from "../db";
import { share } from "../runtime";
import { testDatabase } from "../testing/database";
import { webhookEvents } from "../webhooks/events";
import { blocksOf } from "./blocks";
import { callErrors, errorsOf } from "./errors";
import { fieldRows, typeInWords } from "./fields";
import { withWholeLinks } from "./links";
import { llmsFullText, llmsText } from "./llms";
import { docsNavigation } from "./navigation";
import { operationOf } from "./operation";
import { pathOf, type DocContext } from "./page";
import { docPage, docPages, markdownOf } from "./pages";
import { searchIndex } from "./search-index";
import { slugOf } from "./slug";
import { code } from "./table";

beforeAll(async () => {
  // The sandbox answers the examples.
  const databaseUrl = await testDatabase();
  share("config", readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent", DATABASE_URL: databaseUrl }));
});

afterAll(closeDb);

const endpoints: readonly AnyEndpoint[] = publicEndpoints;
const context: DocContext = { origin: "https://gona.example", tariff: "credits", ownCertificate: true };

const textAt = async (slug: string) => {
  const page = docPage(slug);
  if (!page) throw new Error(`no page ${slug}`);
  return markdownOf(page, context);
};

/** A cell as the tables write it. */
const cell = (text: string) => text.replaceAll("|", "\\|").replace(/\s*\n\s*/g, " ");

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
const named = endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);

test.each(named)(
  "the page of %s has every parameter, bound, field, header and error of the document",
  async (_, of) => {
    const text = await textAt(slugOf(of));
    const { parameters, bodies, answer, headers, otherStatuses } = operationOf(of);
    for (const { name, description, required, schema } of parameters) {
      const type = typeInWords({ description, ...schema });
      expect(text).toContain(`| ${code(name)} | ${cell(type)} | ${required ? "yes" : "no"} | ${cell(description)} |`);
    }
    const body = bodies["application/json"];
    for (const { name, description } of body ? fieldRows(body) : []) {
      expect(text).toContain(`| ${code(name)} | `);
      expect(text).toContain(cell(description));
    }
    for (const { name, type, description } of fieldRows(answer)) {
      expect(text).toContain(`| ${code(name)} | ${cell(type)}`);
      expect(text).toContain(cell(description));
    }
    for (const { name } of headers) expect(text).toContain(`| ${code(name)} |`);
    for (const error of otherStatuses.flatMap((status) => errorsOf(of, status))) {
      expect(text).toContain(`| ${error.status} | ${error.error} |`);
    }
    expect(text).toContain(code(scopeOf(of)));
    expect(text).toContain(`₦${unitsToNaira(of.price.units)}`);
    if (of.price.alternativeUnits !== undefined) expect(text).toContain(`₦${unitsToNaira(of.price.alternativeUnits)}`);
    expect(text).toContain(`${of.limit.perMinute.toLocaleString("en")} calls a minute`);
  },
);

test.each(named)("the page of %s shows the call in three languages and what the sandbox answers", async (_, of) => {
  const blocks = blocksOf(await textAt(slugOf(of)));
  const codes = blocks.flatMap((block) => (block.kind === "code" ? [block.choices] : []));
  expect(codes[0]?.map(({ language, run }) => [language, run])).toEqual([
    ["sh", true],
    ["ts", true],
    ["py", true],
  ]);
  const [shown] = codes[1] ?? [];
  expect(shown?.language).toBe("json");
  const answered = JSON.parse(shown?.text ?? "") as object;
  expect(of.response.safeParse(answered).error?.issues ?? []).toEqual([]);
});

test("the price table has the registry's prices under both tariffs, and nothing else", async () => {
  const rows = [
    ...(await textAt("costs")).matchAll(/^\| \[`(\w+ \/v1\S*)`\]\(\S+\) \| ([\d,.]+) \| ₦(\S+) \| ₦(\S+) \|$/gm),
  ];
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    endpoints.map((endpoint) => {
      const { units, alternativeUnits = units } = endpoint.price;
      return [
        nameOf(endpoint),
        (units / 100).toLocaleString("en"),
        unitsToNaira(units),
        unitsToNaira(alternativeUnits),
      ];
    }),
  );
});

test("no link within the documentation leads nowhere", async () => {
  const files = ["/openapi.json", "/llms.txt", "/llms-full.txt", "/docs/errors.md"];
  const app = ["/keys", "/usage", "/webhooks", "/sign-up"];
  const anchors = new Map<string, Set<string>>();
  const texts = new Map<string, string>();
  for (const page of docPages()) {
    const text = await markdownOf(page, context);
    texts.set(pathOf(page), text);
    const ids = blocksOf(text).flatMap((block) => (block.kind === "heading" ? [block.id] : []));
    expect(new Set(ids).size, `anchors of ${pathOf(page)}`).toBe(ids.length);
    anchors.set(pathOf(page), new Set(ids));
  }
  for (const [from, text] of texts) {
    for (const [, link = ""] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https:\/\//.test(link)) continue;
      const [path = "", anchor] = link.split("#");
      const known = path === "" ? from : path;
      expect([...anchors.keys(), ...files, ...app], `${link} in ${from}`).toContain(known);
      if (anchor !== undefined) expect(anchors.get(known), `${link} in ${from}`).toContain(anchor);
    }
  }
});

test("read elsewhere, a page links to the markdown of the others by whole addresses", () => {
  expect(
    withWholeLinks(
      "[a](/docs/errors#all-errors) [b](/openapi.json) [c](https://x.example/y) [d](/docs)",
      "https://g.example",
    ),
  ).toBe(
    "[a](https://g.example/docs/errors.md#all-errors) [b](https://g.example/openapi.json) [c](https://x.example/y) [d](https://g.example/docs.md)",
  );
});

test("llms.txt lists every page but the start in the form of llmstxt.org, llms-full.txt holds them all", async () => {
  const text = llmsText(context);
  expect(text).toMatch(/^# Gona\n\n> /);
  for (const page of docPages()) expect(text).toContain(`](${context.origin}${pathOf(page)}.md): `);
  const full = await llmsFullText(context);
  for (const page of docPages()) expect(full).toContain(withWholeLinks(`# ${page.title}`, context.origin));
});

test("navigation and search know every page", async () => {
  const listed = docsNavigation().flatMap(({ pages }) => pages.map(({ href }) => href));
  expect(listed).toEqual(docPages().map(pathOf));
  const entries = await searchIndex(context);
  expect(entries.map(({ path }) => path)).toEqual(listed);
  expect(entries.find(({ path }) => path === "/docs/errors")?.words).toContain("idempotency");
});

test("every error that a call may meet is told, in the words of the code", async () => {
  const text = await textAt("errors");
  const sources = readdirSync("lib", { recursive: true, encoding: "utf8" }).filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && !/^(reference|generated)\//.test(name),
  );
  const words = sources.map((name) => readFileSync(path.join("lib", name), "utf8")).join("\n");
  for (const { status, error } of callErrors) {
    expect(text).toContain(`| ${status} | ${code(error)} |`);
    if (status !== 500) expect(words).toContain(`"${error}"`);
  }
});

test("every event of webhooks is told with its fields", async () => {
  const text = await textAt("webhooks");
  for (const event of webhookEvents) {
    expect(text).toContain(`## ${event.type}\n`);
    for (const name of Object.keys(event.data.shape)) expect(text).toContain(`\`data.${name}\``);
  }
});

test("every table that is shipped stands among the data sources", async () => {
  const text = await textAt("data-sources");
  const tables = readdirSync("prisma/data").filter((name) => name.endsWith(".tsv"));
  expect(tables.filter((name) => !text.includes(`\`${name.slice(0, -4)}\``))).toEqual([]);
});
