import { groups } from "./groups";
import { paragraphs, pathOf, type DocPage } from "./page";

const list = (pages: readonly DocPage[]) =>
  pages.map((page) => `- [${page.title}](${pathOf(page)}): ${page.summary}`).join("\n");

/** The start of the documentation: a way to every guide and group. */
export function startPage(pages: readonly DocPage[]): DocPage {
  const slugs = new Set<string>(groups.map(({ name }) => name));
  return {
    slug: "",
    title: "API documentation",
    group: "Guides",
    summary: "Weather, soil, vegetation, market, pest and farm data for agriculture, Nigeria first.",
    markdown: ({ origin }) =>
      paragraphs(
        "# API documentation",
        "Gona's API gives weather, soil, vegetation, market, pest and farm data for agriculture, Nigeria first. You send a key over HTTPS and get JSON; each answer says who made its figures, how, and how old they are. Only successful calls cost anything.",
        `The API is at \`${origin}/v1\`. New here? [Get started in five minutes](/docs/getting-started).`,
        "## Guides",
        list(pages.filter(({ group }) => group === "Guides")),
        "## Endpoints",
        list(pages.filter(({ slug }) => slugs.has(slug))),
        "## For programs",
        [
          "- [openapi.json](/openapi.json): the whole API as an OpenAPI 3.1 document.",
          "- [llms.txt](/llms.txt): these pages as a list for language models; [llms-full.txt](/llms-full.txt) holds all of them.",
          "- Every page as markdown: add `.md` to its address, e.g. [/docs/errors.md](/docs/errors.md).",
        ].join("\n"),
      ),
  };
}
