import { publicEndpoints } from "../api/registry";
import { endpointPage } from "./endpoint-page";
import { groupOf, groupPage, groups } from "./groups";
import { authentication } from "./guides/authentication";
import { errors } from "./guides/errors";
import { gettingStarted } from "./guides/getting-started";
import { changelog } from "./guides/changelog";
import { client } from "./guides/client";
import { costs } from "./guides/costs";
import { dataSources } from "./guides/data-sources";
import { idempotency } from "./guides/idempotency";
import { limits } from "./guides/limits";
import { sandbox } from "./guides/sandbox";
import { webhooks } from "./guides/webhooks";
import type { DocContext, DocPage } from "./page";
import { startPage } from "./start-page";

const guides: readonly DocPage[] = [
  gettingStarted,
  authentication,
  errors,
  limits,
  costs,
  idempotency,
  sandbox,
  webhooks,
  client,
  dataSources,
  changelog,
];

const reference = groups.flatMap((group) => [
  groupPage(group),
  ...publicEndpoints.filter((endpoint) => groupOf(endpoint) === group).map(endpointPage),
]);

const others = [...guides, ...reference];
const pages: readonly DocPage[] = [startPage(others), ...others];

/** Every page of the documentation, in reading order. */
export const docPages = (): readonly DocPage[] => pages;

/** The page at an address below `/docs/`; undefined when there is none. */
export const docPage = (slug: string): DocPage | undefined => pages.find((page) => page.slug === slug);

/** A page's markdown. What is dear in it (schemas, the sandbox's answers) is made once. */
export const markdownOf = async (page: DocPage, context: DocContext): Promise<string> => page.markdown(context);
