// The floors of the house, from the ground up. A file may import from its own floor and from those below.
const ground = "^lib/(config|log|db|runtime|clock|migrate|postgres)\\.ts$|^lib/generated/";
const geo = "^lib/geo/";
const upstream = "^lib/upstream/";
const api = "^lib/api/";
const places = "^lib/places/";
const domains = "^lib/(weather|accounts)/";
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
const floor = (name, of, above, besides = "") => ({
  name,
  severity: "error",
  from: { path: of, pathNot: [tests, besides].filter(Boolean) },
  to: { path: above },
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
    floor("ground-floor", ground, [geo, upstream, api, places, domains, pages, urls, texts, frontDoor, seed].join("|")),
    floor("geo-floor", geo, [upstream, api, places, domains, pages, urls, frontDoor].join("|")),
    floor("upstream-floor", upstream, [api, places, domains, pages, urls, frontDoor].join("|")),
    floor("api-floor", api, [places, domains, pages, urls, frontDoor].join("|"), registry),
    floor("places-floor", places, [domains, pages, urls, frontDoor].join("|")),
    floor("domain-floor", domains, [pages, urls, frontDoor, registry].join("|")),
    floor("texts-floor", texts, [geo, upstream, api, places, domains, pages, urls, frontDoor].join("|")),
    floor("component-floor", pages, [urls, frontDoor, registry].join("|")),
    floor("url-floor", urls, frontDoor),
    {
      name: "no-siblings",
      comment: "Domains stand beside each other; what two of them need belongs one floor down.",
      severity: "error",
      from: { path: "^lib/([^/]+)/", pathNot: [tests, registry, "^lib/(front-door|i18n|testing|generated)/"] },
      to: { path: domains, pathNot: "^lib/$1/" },
    },
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
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
