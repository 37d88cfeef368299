import { paragraphs, type DocContext, type DocPage } from "../page";
import { repositoryFile } from "./from-file";
import { certificateNote } from "./certificate-note";

/** The package's own README, so that both say the same; its example address becomes this server's. */
async function markdown(context: DocContext): Promise<string> {
  const readme = await repositoryFile("lib", "client", "README.md");
  const [, ...text] = readme.replaceAll("https://gona.example", context.origin).trim().split("\n");
  return paragraphs("# Client library", text.join("\n").trim(), ...certificateOf(context));
}

function certificateOf(context: DocContext): string[] {
  const note = certificateNote(context);
  return note === null ? [] : ["## This server's certificate", note];
}

/** The package for TypeScript and JavaScript. */
export const client: DocPage = {
  slug: "client",
  title: "Client library",
  group: "Guides",
  summary: "@gona/client for TypeScript and JavaScript: types, retries, paging and errors, without dependencies.",
  markdown,
};
