/** What a page's text depends on beside the endpoints. */
export type DocContext = {
  /** Where the API is reached, e.g. `https://gona.example`; no trailing slash. */
  origin: string;
  /** Which of the listed prices applies. */
  tariff: "credits" | "naira";
  /** The server made its own certificate, which programs do not know. */
  ownCertificate: boolean;
};

/** Under which heading a page stands in the navigation. */
export type DocGroup = "Guides" | "Weather" | "Crops" | "Farms" | "Soil" | "Earth" | "Market" | "Pests";

/** One page of the documentation; markdown is its only source. */
export type DocPage = {
  /** Address below `/docs/`; empty for the start page. */
  slug: string;
  title: string;
  group: DocGroup;
  /** One sentence, for lists and search engines. */
  summary: string;
  /** The endpoint that the page is about, e.g. `GET /v1/farms`. */
  endpoint?: string;
  /** The whole page, from its title on; links within the documentation begin with `/docs`. */
  markdown: (context: DocContext) => string | Promise<string>;
};

/** Where a page is found. */
export const pathOf = ({ slug }: Pick<DocPage, "slug">): string => (slug === "" ? "/docs" : `/docs/${slug}`);

/** Paragraphs, tables and blocks of code as one text. */
export const paragraphs = (...parts: ReadonlyArray<string | null>): string =>
  parts.filter((part) => part !== null && part !== "").join("\n\n");
