import { expect, test } from "vitest";
import { anchorOf, blocksOf } from "./blocks";

test("runnable code in several languages is one choice; an answer after it stands alone", () => {
  const fences = "```sh run\na\n```\n\n```ts run\nb\n```\n\n```py run\nc\n```\n\n```json\n{}\n```";
  const blocks = blocksOf(`# Title\n\nWords\n\n${fences}\n\n\`\`\`sh run\nd\n\`\`\``);
  expect(blocks.map((block) => (block.kind === "code" ? block.choices.map(({ text }) => text) : block.kind))).toEqual([
    "heading",
    "prose",
    ["a", "b", "c"],
    ["{}"],
    ["d"],
  ]);
});

test("what looks like a heading within code is code", () => {
  expect(blocksOf("```sh\n# not a heading\n```")).toEqual([
    { kind: "code", choices: [{ language: "sh", run: false, text: "# not a heading" }] },
  ]);
});

test("a block of code in a language without a name is refused", () => {
  expect(() => blocksOf("```cobol\nSTOP RUN.\n```")).toThrow(RangeError);
});

test("anchors are plain words", () => {
  expect(anchorOf("This server's certificate")).toBe("this-servers-certificate");
  expect(anchorOf("1. Make a test key")).toBe("1-make-a-test-key");
});
