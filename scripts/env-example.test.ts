import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { readConfig } from "../lib/config";

/** Every setting of `.env.example` with its value, also of those that are commented out. */
async function exampleSettings(): Promise<Record<string, string>> {
  const text = await readFile(".env.example", "utf8");
  const lines = [...text.matchAll(/^#?([A-Z][A-Z_]+)=(.*)$/gm)];
  return Object.fromEntries(lines.map(([, name = "", value = ""]) => [name, value]));
}

/** The names that lib/config.ts declares, the optional ones too. */
async function declaredNames(): Promise<string[]> {
  const source = await readFile("lib/config.ts", "utf8");
  return [...source.matchAll(/^ {4}([A-Z][A-Z_]+): /gm)].map(([, name]) => String(name));
}

describe(".env.example", () => {
  it("names every setting once, and no other", async () => {
    expect(Object.keys(await exampleSettings()).sort()).toEqual((await declaredNames()).sort());
  });

  it("shows the defaults", async () => {
    expect(readConfig(await exampleSettings())).toEqual(readConfig({}));
  });

  it("is told in full by the README", async () => {
    const readme = await readFile("README.md", "utf8");
    for (const name of await declaredNames()) expect(readme, name).toContain(`\`${name}\``);
  });
});
