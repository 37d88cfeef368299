import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseBody, parseParameters } from "@/lib/api/call-input";
import type { AnyEndpoint } from "@/lib/api/endpoint";
import { publicEndpoints } from "@/lib/api/registry";
import { tryEndpoint, type TryEndpoint } from "@/lib/reference/try-endpoint";
import { curlOf } from "./curl";
import { fieldErrors } from "./field-errors";
import { allLeaves, asksWhere, fieldsOf, placeKey, placeWays, saysWhere, type PlaceWay, type TryField } from "./fields";
import { buildRequest, exampleValues, withoutFarms, type TryRequest, type TryValues } from "./values";

const endpoints: readonly AnyEndpoint[] = publicEndpoints;
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
const endpointOf = (name: string): TryEndpoint => {
  const found = endpoints.find((endpoint) => nameOf(endpoint) === name);
  if (!found) throw new Error(`no endpoint ${name}`);
  return tryEndpoint(found);
};

function build(endpoint: TryEndpoint, values: TryValues) {
  const fields = fieldsOf(endpoint);
  return buildRequest(endpoint, fields, values);
}

/** A request read back as the server reads it. */
function received({ path }: TryEndpoint, { target, body }: TryRequest) {
  const { pathname, searchParams } = new URL(target, "https://gona.example");
  const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
  const params = Object.entries(pattern.exec(pathname)?.groups ?? {});
  return {
    params: Object.fromEntries(params.map(([name, text]) => [name, decodeURIComponent(text)])),
    query: Object.fromEntries(searchParams),
    body: body && "json" in body ? (JSON.parse(JSON.stringify(body.json)) as unknown) : undefined,
  };
}

const texts = (values: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

describe.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))("the form of %s", (_, definition) => {
  const endpoint = tryEndpoint(definition);
  const fields = fieldsOf(endpoint);

  it("makes exactly the example's request when it is filled with the example", () => {
    const { example } = definition;
    if (!example) throw new Error("the endpoint gives no example");
    const { request, faults } = build(endpoint, exampleValues(endpoint, fields));
    expect(faults).toEqual({});
    const { params, query, body } = received(endpoint, request);
    expect({ params, query }).toEqual({ params: texts(example.params), query: texts(example.query) });
    expect(body).toEqual(definition.body ? example.body : undefined);
  });

  it("sends what is typed in any of its fields, and nothing else", () => {
    const leaves = allLeaves(fields).filter(({ kind }) => kind !== "file");
    const typed = fc.record(Object.fromEntries(leaves.map((field) => [field.key, typedIn(field)])), {
      requiredKeys: leaves.filter(({ key }) => key.startsWith("params.")).map(({ key }) => key),
    });
    const ways = fc.constantFrom(...(Object.keys(placeWays) as PlaceWay[]));
    fc.assert(
      fc.property(typed, ways, (values, way) => {
        const { request, faults } = build(endpoint, { ...values, ...(asksWhere(fields) && { [placeKey]: way }) });
        expect(faults).toEqual({});
        const got = received(endpoint, request);
        for (const field of leaves) {
          const text = values[field.key];
          const names: readonly string[] = placeWays[way];
          const left = asksWhere(fields) && saysWhere(field) && !names.includes(field.name);
          expect(valueAt(got, field.key), field.key).toEqual(
            text === undefined || left ? undefined : asSent(field, text),
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  it("has a place for everything that the API says is missing", async () => {
    const said = await Promise.all([
      messageOf(() => parseParameters(definition, { params: {}, search: "" })),
      messageOf(() => parseBody(definition, Buffer.from("{}"), "application/json")),
    ]);
    const named = said.flatMap((text) => text.match(/(?<=^|\. )[\w.]+(?=: )/g) ?? []);
    const found = said.flatMap((text) => Object.keys(fieldErrors(text, fields)));
    expect(found).toHaveLength(new Set(named.filter((name) => name !== "request")).size);
  });
});

function typedIn(field: TryField): fc.Arbitrary<string> {
  if (field.kind === "number") return fc.integer({ min: 0, max: 99_999 }).map(String);
  if (field.kind === "boolean") return fc.constantFrom("true", "false");
  if (field.kind === "enum") return fc.constantFrom(...field.values);
  if (field.kind === "json") return fc.json();
  // What is typed is well-formed Unicode.
  return fc.string({ minLength: 1, unit: "grapheme" });
}

function asSent(field: TryField, text: string): unknown {
  if (!field.key.startsWith("body.")) return text;
  if (field.kind === "number") return Number(text);
  if (field.kind === "boolean") return text === "true";
  return field.kind === "json" ? (JSON.parse(text) as unknown) : text;
}

function valueAt(source: unknown, key: string): unknown {
  return key.split(".").reduce<unknown>((value, name) => {
    return typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
  }, source);
}

async function messageOf(work: () => unknown): Promise<string> {
  try {
    await work();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

describe("a request made of the form", () => {
  it("says where in the chosen way only", () => {
    const current = endpointOf("GET /v1/weather/current");
    const values = {
      "query.farm_id": "7",
      "query.latitude": "11.1",
      "query.longitude": "7.7",
      "query.location": "Bassa, Kogi",
    };
    const target = (way: string) => build(current, { ...values, [placeKey]: way }).request.target;
    expect(target("farm_id")).toBe("/v1/weather/current?farm_id=7");
    expect(target("coordinates")).toBe("/v1/weather/current?latitude=11.1&longitude=7.7");
    expect(target("location")).toBe("/v1/weather/current?location=Bassa%2C+Kogi");
    const emptied = build(current, { "query.location": "Kano" });
    expect(emptied.request.target, "no way chosen yet").toBe("/v1/weather/current?location=Kano");
  });

  it("sends null where null is asked for, and leaves out what is empty", () => {
    const { request } = build(endpointOf("PUT /v1/farms/{id}"), {
      "params.id": "7",
      "body.size": null,
      "body.coordinates": null,
      "body.coordinates.latitude": "11.1",
      "body.location": "",
    });
    expect(request).toMatchObject({ target: "/v1/farms/7", body: { json: { size: null, coordinates: null } } });
  });

  it("sends a photo as a form, and base64 text as JSON", () => {
    const identify = endpointOf("POST /v1/pests/identify");
    const photo = new File(["x"], "leaf.jpg", { type: "image/jpeg" });
    const form = build(identify, { "body.image": photo, "body.crop_id": "3" }).request;
    expect(form.body).toEqual({
      form: [
        ["image", photo],
        ["crop_id", "3"],
      ],
    });
    expect(form.headers).toEqual({});
    const json = build(identify, { "body.image": "AAAA", "body.crop_id": "3" }).request;
    expect(json.body).toEqual({ json: { image: "AAAA", crop_id: 3 } });
    expect(json.headers).toEqual({ "Content-Type": "application/json" });
  });

  it("is refused where it cannot be made at all, at the field", () => {
    const { faults } = build(endpointOf("PUT /v1/farms/{id}"), {
      "body.boundary_coordinates": "[[1, 2]",
      "header.If-Match": "„v1“",
    });
    expect(faults).toEqual({
      "params.id": "missing",
      "body.boundary_coordinates": "notJson",
      "header.If-Match": "notPlain",
    });
  });

  it("leaves the sandbox's farm out for the account, but never one that was chosen", () => {
    const farm = endpointOf("GET /v1/farms/{id}");
    const fields = fieldsOf(farm);
    const example = { "params.id": "2000000001" };
    expect(withoutFarms(example, example, fields)).toEqual({});
    expect(withoutFarms({ "params.id": "12" }, example, fields)).toEqual({ "params.id": "12" });
  });
});

describe("an error's message", () => {
  const fields = fieldsOf(endpointOf("POST /v1/farms"));

  it("is shown at the fields that it names, inside lists and objects too", () => {
    const message =
      "name: required (string). coordinates.latitude: Too big: expected number to be <=90. boundary_coordinates.2.0: expected number.";
    expect(fieldErrors(message, fields)).toEqual({
      "body.name": "required (string)",
      "body.coordinates.latitude": "Too big: expected number to be <=90",
      "body.boundary_coordinates": "expected number",
    });
  });

  it("stays where it is when it names no field", () => {
    expect(fieldErrors("request: give at least one field to change.", fields)).toEqual({});
  });
});

describe("the request as a command", () => {
  it("gives curl exactly what the browser sends, whatever is typed", () => {
    const create = endpointOf("POST /v1/farms");
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (name) => {
        const { request } = build(create, { "body.name": name });
        const args = argumentsOf(curlOf(request, { origin: "https://gona.example", trusted: true }));
        expect(args).toEqual([
          "https://gona.example/v1/farms",
          "-H",
          "X-API-KEY: the key",
          "-H",
          "Content-Type: application/json",
          "-d",
          JSON.stringify({ name }),
        ]);
      }),
      { numRuns: 25, examples: [['Musa\'s $HOME `id` "x" \\ !']] },
    );
  });

  it("names the method, the file and the certificate where they matter", () => {
    const remove = build(endpointOf("DELETE /v1/farms/{id}"), { "params.id": "7", "header.If-Match": '"v1"' }).request;
    expect(argumentsOf(curlOf(remove, { origin: "https://localhost:8443", trusted: false }))).toEqual([
      "-k",
      "-X",
      "DELETE",
      "https://localhost:8443/v1/farms/7",
      "-H",
      "X-API-KEY: the key",
      "-H",
      'If-Match: "v1"',
    ]);
    const photo = new File(["x"], "leaf.jpg");
    const identify = build(endpointOf("POST /v1/pests/identify"), { "body.image": photo }).request;
    expect(argumentsOf(curlOf(identify, { origin: "https://gona.example", trusted: true })).slice(3)).toEqual([
      "-F",
      "image=@leaf.jpg",
    ]);
  });
});

/** What a shell hands to curl. */
function argumentsOf(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  return execFileSync("sh", ["-c", script], { env: { NODE_ENV: "test", GONA_API_KEY: "the key" }, encoding: "utf8" })
    .split("\0")
    .slice(0, -1);
}
