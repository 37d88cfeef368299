// The floors of the house, from the ground up. A file may import from its own floor and from those below.
const ground = "^lib/(config|log|db|runtime|clock|migrate|postgres|sandbox)\\.ts$|^lib/generated/";
const geo = "^lib/geo/";
const upstream = "^lib/upstream/";
const api = "^lib/api/";
const places = "^lib/places/";
const domains = "^lib/(weather|accounts|crops|farms|soil|earth|market|pests|webhooks|usage|watch|own-data)/";
/** What is told of the endpoints: it knows the registry, and pages are made of it. */
const reference = "^lib/reference/";
/** What is published as a package of its own. */
const client = "^lib/client/";
/** Which other domains a domain may import. */
const siblings = {
  accounts: [],
  webhooks: [],
  weather: [],
  crops: ["weather"],
  farms: ["weather", "crops"],
  soil: ["weather", "crops", "farms", "webhooks"],
  earth: ["weather", "crops", "farms", "soil"],
  market: ["weather", "crops", "farms"],
  pests: ["weather", "crops", "farms"],
  usage: ["accounts", "webhooks"],
  watch: ["weather", "crops", "farms", "soil", "earth", "market", "pests", "webhooks"],
  "own-data": ["accounts", "weather", "crops", "farms", "soil", "earth", "market", "pests", "webhooks", "usage"],
};
const pages = "^components/";
const urls = "^(app/|proxy\\.ts$)";
const registry = "^lib/api/(registry|console-registry)\\.ts$";

// The pipeline gives handlers their database, better-auth gets its adapter.
const handsOverDatabase = "^lib/(api/(call|server-call)|accounts/auth)\\.ts$";
const seed = "^prisma/";
const texts = "^lib/i18n/";
const frontDoor = "^(server\\.ts$|lib/front-door/)";
const tests = "\\.test\\.tsx?$|^(tests|e2e|bench)/|/testing/";

/** A rule: what stands on `floor` imports nothing of `above`. */
const floor = (name, { of, above, besides }) => ({
  name,
  severity: "error",
  from: { path: of, pathNot: besides ? [tests, besides] : [tests] },
  to: { path: above.join("|") },
});

export default {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    { name: "imports-resolve", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "no-vague-names",
      severity: "error",
      from: {},
      to: { path: "/(utils?|helpers?|common|misc|manager)(/|\\.tsx?$)", pathNot: "node_modules" },
    },
    floor("ground-floor", {
      of: ground,
      above: [geo, upstream, api, places, domains, pages, urls, texts, frontDoor, seed],
    }),
    floor("geo-floor", { of: geo, above: [upstream, api, places, domains, pages, urls, frontDoor] }),
    floor("upstream-floor", { of: upstream, above: [api, places, domains, pages, urls, frontDoor] }),
    floor("api-floor", { of: api, above: [places, domains, pages, urls, frontDoor], besides: registry }),
    floor("places-floor", { of: places, above: [domains, pages, urls, frontDoor] }),
    floor("domain-floor", { of: domains, above: [reference, pages, urls, frontDoor, registry] }),
    floor("reference-floor", { of: reference, above: [pages, urls, frontDoor] }),
    {
      name: "client-stands-alone",
      severity: "error",
      from: { path: client, pathNot: tests },
      to: { pathNot: client },
    },
    floor("texts-floor", { of: texts, above: [geo, upstream, api, places, domains, pages, urls, frontDoor] }),
    floor("component-floor", { of: pages, above: [urls, frontDoor, registry] }),
    floor("url-floor", { of: urls, above: [frontDoor] }),
    {
      name: "components-know-contracts",
      comment: "Beside types, components load contracts, pure rules, and the ways to call an endpoint.",
      severity: "error",
      from: { path: pages, pathNot: tests },
      to: {
        path: [geo, upstream, api, places, domains, reference].join("|"),
        pathNot:
          "^lib/api/(client|server-call|price|provenance)\\.ts$|/(contract|[a-z-]*endpoints|password)\\.ts$|^lib/geo/(boundary|formats)/|^lib/(weather|crops|farms|soil|earth|market|pests|usage)/models/|^lib/(soil/soil|pests/organism)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    ...Object.entries(siblings).map(([domain, known]) => ({
      name: "domain-order",
      comment: "Domains stand in an order: a farm knows its crops and its weather, and neither knows farms.",
      severity: "error",
      from: { path: `^lib/${domain}/`, pathNot: [tests] },
      to: { path: domains, pathNot: `^lib/(${[domain, ...known].join("|")})/` },
    })),
    {
      name: "only-stores-touch-the-database",
      severity: "error",
      from: { path: "^(app|components|lib)/", pathNot: [tests, ground, "/store\\.ts$", frontDoor, handsOverDatabase] },
      to: { path: "^lib/(db\\.ts$|generated/)|node_modules/(@prisma|pg)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-tests-in-the-product",
      severity: "error",
      from: { pathNot: [tests, "^(vitest|playwright)\\.config\\.ts$", "^scripts/"] },
      to: { path: tests },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(\\.next[^/]*/|next-env\\.d\\.ts$)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
