import type { DocPage } from "../page";
import { repositoryFile } from "./from-file";

/** What changed, from CHANGELOG.md. */
export const changelog: DocPage = {
  slug: "changelog",
  title: "Changelog",
  group: "Guides",
  summary: "What was added and changed, the newest first.",
  markdown: async () => (await repositoryFile("CHANGELOG.md")).trim(),
};
