import type { AnyEndpoint } from "../api/endpoint";
import { unitsPerCredit, unitsToNaira } from "../api/price";
import { scopeOf } from "../api/scope";
import { errorsOf } from "./errors";
import { exampleAnswer } from "./example-answer";
import { exampleCall } from "./examples/call";
import { callFences, jsonBlock } from "./examples/fences";
import { fieldRows, typeInWords, type FieldRow } from "./fields";
import { groupOf } from "./groups";
import { operationOf, type Operation, type Parameter } from "./operation";
import { paragraphs, type DocContext, type DocPage } from "./page";
import { shortened } from "./shortened";
import { slugOf } from "./slug";
import { code, table } from "./table";

/** The page of an endpoint, made of its definition. */
export function endpointPage(endpoint: AnyEndpoint): DocPage {
  const name = `${endpoint.method} ${endpoint.path}`;
  return {
    slug: slugOf(endpoint),
    title: endpoint.summary,
    group: groupOf(endpoint).title,
    summary: `${name}: ${endpoint.summary.charAt(0).toLowerCase()}${endpoint.summary.slice(1)}.`,
    endpoint: name,
    markdown: (context) => endpointMarkdown(endpoint, context),
  };
}

async function endpointMarkdown(endpoint: AnyEndpoint, context: DocContext): Promise<string> {
  const operation = operationOf(endpoint);
  return paragraphs(
    `# ${endpoint.summary}`,
    code(`${endpoint.method} ${endpoint.path}`),
    endpoint.description,
    cost(endpoint, context),
    await example(endpoint, context),
    parameters(endpoint, operation),
    body(operation),
    answer(operation),
    errors(endpoint, operation),
  );
}

const credits = (units: number) => (units / unitsPerCredit).toLocaleString("en");

/** What a call costs, with the tariff that applies first. */
function priceInWords({ price: { units, alternativeUnits } }: AnyEndpoint, { tariff }: DocContext): string {
  const listed = `₦${unitsToNaira(units)} (${credits(units)} credits)`;
  if (alternativeUnits === undefined) return `${listed} for each successful call, under both tariffs`;
  const other = `₦${unitsToNaira(alternativeUnits)} (${credits(alternativeUnits)} credits)`;
  return tariff === "naira"
    ? `${other} for each successful call under the tariff \`naira\`, which applies here; ${listed} under \`credits\``
    : `${listed} for each successful call under the tariff \`credits\`, which applies here; ${other} under \`naira\``;
}

function cost(endpoint: AnyEndpoint, context: DocContext): string {
  return paragraphs(
    "## Price, limit and scope",
    [
      `- **Price:** ${priceInWords(endpoint, context)}. With a test key it costs nothing. See [Costs](/docs/costs).`,
      `- **Limit:** ${endpoint.limit.perMinute.toLocaleString("en")} calls a minute for each key. See [Limits](/docs/limits).`,
      `- **Scope:** ${code(scopeOf(endpoint))}, for keys that are limited to scopes. See [Authentication](/docs/authentication).`,
    ].join("\n"),
  );
}

async function example(endpoint: AnyEndpoint, context: DocContext): Promise<string | null> {
  const call = exampleCall(endpoint);
  if (!call) return null;
  const answered = await exampleAnswer(endpoint);
  const { value, wasShortened } = shortened(answered);
  const note = wasShortened ? " Long lists are cut to their first entries here." : "";
  return paragraphs(
    "## Example",
    callFences(call, context.origin),
    answered === null ? null : `With a test key this is the answer, each time.${note}`,
    answered === null ? null : jsonBlock(value),
  );
}

const places = [
  { in: "path", title: "Path parameters" },
  { in: "query", title: "Query parameters" },
  { in: "header", title: "Headers" },
] as const;

const keyHeader: Parameter = {
  name: "X-API-KEY",
  in: "header",
  description: "Your API key.",
  required: true,
  schema: { type: "string" },
};

const ifNoneMatch: Parameter = {
  name: "If-None-Match",
  in: "header",
  description: "The `ETag` of the answer that you have: while it is unchanged, you get 304 and pay nothing.",
  required: false,
  schema: { type: "string" },
};

function parameters(endpoint: AnyEndpoint, operation: Operation): string {
  const all = [...operation.parameters, keyHeader, ...(endpoint.method === "GET" ? [ifNoneMatch] : [])];
  return paragraphs(
    ...places.map((place) => {
      const rows = all.filter((parameter) => parameter.in === place.in).map(parameterRow);
      return rows.length === 0 ? null : paragraphs(`## ${place.title}`, fieldTable("Name", rows));
    }),
  );
}

const parameterRow = ({ name, schema, description, required }: Parameter): FieldRow => ({
  name,
  type: typeInWords({ description, ...schema }),
  required,
  description,
});

const fieldTable = (first: string, rows: readonly FieldRow[]) =>
  table(
    [first, "Type and bounds", "Required", "What it is"],
    rows.map(({ name, type, required, description }) => [code(name), type, required ? "yes" : "no", description]),
  );

const mediaNames: Record<string, string> = {
  "application/json": "as JSON (`application/json`)",
  "multipart/form-data": "as a form with a file (`multipart/form-data`)",
};

function body({ bodies }: Operation): string | null {
  const [first] = Object.values(bodies);
  if (!first) return null;
  const types = Object.keys(bodies).map((type) => mediaNames[type] ?? code(type));
  return paragraphs("## Body", `Send it ${types.join(", or ")}.`, fieldTable("Field", bodyRows(bodies)));
}

/** The fields of the JSON body; where a form takes a file in place of a text, both are told. */
function bodyRows(bodies: Operation["bodies"]): FieldRow[] {
  const form = new Map(fieldRows(bodies["multipart/form-data"] ?? {}).map((row) => [row.name, row.type]));
  return fieldRows(bodies["application/json"] ?? {}).map((row) => {
    const inForm = form.get(row.name);
    return inForm === undefined || inForm === row.type ? row : { ...row, type: `${row.type}; in a form: ${inForm}` };
  });
}

function answer({ status, answer: schema, headers }: Operation): string {
  const fields = fieldRows(schema);
  return paragraphs(
    "## Answer",
    `Success is status ${status}. ${schema.description ?? ""}`.trim(),
    table(
      ["Field", "Type and bounds", "What it is"],
      fields.map(({ name, type, required, description }) => [
        code(name),
        required ? type : `${type}; may be missing`,
        description,
      ]),
    ),
    "## Answer headers",
    table(
      ["Header", "What it is"],
      headers.map(({ name, description }) => [code(name), description]),
    ),
  );
}

function errors(endpoint: AnyEndpoint, { otherStatuses }: Operation): string {
  const rows = otherStatuses
    .flatMap((status) => errorsOf(endpoint, status))
    .map(({ status, error, when, remedy }) => [String(status), error, `${when} ${remedy}`]);
  return paragraphs(
    "## Errors",
    'An error\'s body is `{"error": "…", "message": "…"}`, and it costs nothing. See [Errors](/docs/errors).',
    table(["Status", "Error", "When, and what to do"], rows),
  );
}
