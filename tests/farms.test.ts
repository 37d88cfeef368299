import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../lib/testing/server";
import { accountsOf, type TestAccount } from "./support/account";
import { expectError } from "./support/error-answer";

type Farm = {
  id: number;
  name: string;
  size: number | null;
  status: string;
  coordinates: { latitude: number; longitude: number } | null;
  boundary_coordinates?: number[][] | null;
  crops?: { id: number; name: string; expected_harvest_date: string | null; status: string }[];
};
type Page = { data: { id: number; name: string; crops: string[] }[]; meta: Record<string, number> };

/** About 1.2 ha near Zaria. */
const field = [
  [11.02, 7.66],
  [11.021, 7.66],
  [11.021, 7.661],
  [11.02, 7.661],
];

let server: TestServer;
let accounts: ReturnType<typeof accountsOf>;
let holder: TestAccount;
let key: string;

beforeAll(async () => {
  server = await startServer();
  accounts = accountsOf(server);
  holder = await accounts.make();
  key = await holder.issueKey();
});
afterAll(async () => {
  await accounts.end();
  await server.stop();
});

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  server.request(path, { method, key, headers, ...(body === undefined ? {} : { body }) });

async function create(body: Record<string, unknown>): Promise<Farm> {
  const answer = await call("POST", "/v1/farms", body);
  expect(answer.status).toBe(201);
  return answer.json() as Farm;
}

const read = async (id: number) => (await call("GET", `/v1/farms/${id}`)).json() as Farm;

describe("a new farm", () => {
  it("takes size and coordinates from its boundary, and gives back the corners it was given", async () => {
    const made = await create({ name: "Bounded", boundary_coordinates: [...field, field[0]] });
    expect(made).not.toHaveProperty("crops");
    expect(made).not.toHaveProperty("boundary_coordinates");
    // 0.001° is 110.63 m of latitude and 109.26 m of longitude here.
    expect(made.size).toBeCloseTo(1.2087, 2);
    expect(made.coordinates?.latitude).toBeCloseTo(11.0205, 5);
    expect(made.coordinates?.longitude).toBeCloseTo(7.6605, 5);
    expect((await read(made.id)).boundary_coordinates).toEqual(field);
  });

  it("keeps a size and coordinates that are given beside a boundary", async () => {
    const coordinates = { latitude: 11.0201, longitude: 7.6602 };
    const made = await create({ name: "Told", size: 1.1, coordinates, boundary_coordinates: field });
    expect(made).toMatchObject({ size: 1.1, coordinates });
  });

  it.each([
    ["crossing edges", [field[0], field[2], field[1], field[3]], /cross/i],
    ["two corners", field.slice(0, 2), /3/],
    ["no area", [field[0], field[1], [11.022, 7.66]], /area|line/i],
    ["swapped axes", field.map(([latitude = 0, longitude = 0]) => [longitude + 90, latitude]), /swap|order/i],
    [
      "too large",
      [
        [5, 5],
        [9, 5],
        [9, 9],
        [5, 9],
      ],
      /50,?000/,
    ],
    [
      "too small",
      [
        [11, 7],
        [11.00001, 7],
        [11.00001, 7.00001],
      ],
      /0\.01/,
    ],
    [
      "too many corners",
      Array.from({ length: 2001 }, (_, i) => [11 + Math.sin(i / 318.4) / 100, 7 + Math.cos(i / 318.4) / 100]),
      /2,?000/,
    ],
  ])("with a boundary of %s is refused with the reason, and nothing is kept", async (title, corners, reason) => {
    const answer = await call("POST", "/v1/farms", { name: `Refused: ${title}`, boundary_coordinates: corners });
    expect(expectError(answer, 400, "Invalid request")).toMatch(/^boundary_coordinates: /);
    expect((answer.json() as { message: string }).message).toMatch(reason);
    expect(((await call("GET", "/v1/farms?search=refused")).json() as Page).data).toEqual([]);
  });

  it("with a boundary whose axes are swapped is told by its own coordinates", async () => {
    const coordinates = { latitude: 11.02, longitude: 7.66 };
    const swapped = field.map(([latitude, longitude]) => [longitude, latitude]);
    const answer = await call("POST", "/v1/farms", { name: "Mirror", coordinates, boundary_coordinates: swapped });
    expect(expectError(answer, 400, "Invalid request")).toMatch(/swap|order/i);
  });

  it("asked for twice under one Idempotency-Key is made once", async () => {
    const twice = await Promise.all(
      [1, 2].map(() => call("POST", "/v1/farms", { name: "Once" }, { "idempotency-key": "farm-once" })),
    );
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(twice[0]?.text).toBe(twice[1]?.text);
    expect(((await call("GET", "/v1/farms?search=once")).json() as Page).meta.total).toBe(1);
  });
});

describe("an update", () => {
  it("leaves out what it leaves out, and empties what is null", async () => {
    const { id } = await create({ name: "Before", size: 2, location: "Kano", soil_type: "loam" });
    const answer = await call("PUT", `/v1/farms/${id}`, { name: "After", soil_type: null, status: "fallow" });
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      name: "After",
      size: 2,
      location: "Kano",
      soil_type: null,
      status: "fallow",
    });
  });

  it("of the version that was read goes through, and of an older one is 412 and changes nothing", async () => {
    const { id } = await create({ name: "Contested" });
    const { headers } = await call("GET", `/v1/farms/${id}`);
    const ifMatch = { "if-match": headers.etag ?? "" };
    const first = await call("PUT", `/v1/farms/${id}`, { name: "First editor" }, ifMatch);
    expect(first.status).toBe(200);
    expectError(await call("PUT", `/v1/farms/${id}`, { name: "Second editor" }, ifMatch), 412, "Changed meanwhile");
    expectError(await call("DELETE", `/v1/farms/${id}`, undefined, ifMatch), 412, "Changed meanwhile");
    expect((await read(id)).name).toBe("First editor");
    const again = await call("PUT", `/v1/farms/${id}`, { name: "Second" }, { "if-match": first.headers.etag ?? "" });
    expect(again.status).toBe(200);
  });

  it("by ten at once of the same version lets exactly one through", async () => {
    const { id } = await create({ name: "Crowded" });
    const { headers } = await call("GET", `/v1/farms/${id}`);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        call("PUT", `/v1/farms/${id}`, { name: `Editor ${index}` }, { "if-match": headers.etag ?? "" }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
  });

  it("with a new boundary takes size and coordinates from it, and keeps the earlier one as history", async () => {
    const { id } = await create({ name: "Grown", boundary_coordinates: field });
    const larger = [
      [11.02, 7.66],
      [11.022, 7.66],
      [11.022, 7.661],
      [11.02, 7.661],
    ];
    const answer = await call("PUT", `/v1/farms/${id}`, { boundary_coordinates: larger });
    expect((answer.json() as Farm).size).toBeCloseTo(2.4174, 2);
    const history = await accounts.boundaries(id);
    expect(history).toMatchObject([
      { corners: field, open: false },
      { corners: larger, open: true },
    ]);
  });

  it("moves the ETag also when a crop is added", async () => {
    const { id } = await create({ name: "Tagged" });
    const before = (await call("GET", `/v1/farms/${id}`)).headers.etag;
    await call("POST", `/v1/farms/${id}/crops`, { name: "Maize" });
    expect((await call("GET", `/v1/farms/${id}`)).headers.etag).not.toBe(before);
  });
});

describe("a deleted farm", () => {
  it("leaves every answer at once", async () => {
    const { id } = await create({ name: "Doomed" });
    expect((await call("DELETE", `/v1/farms/${id}`)).json()).toEqual({ id, deleted: true });
    for (const [method, path, body] of [
      ["GET", `/v1/farms/${id}`],
      ["PUT", `/v1/farms/${id}`, { name: "Alive" }],
      ["DELETE", `/v1/farms/${id}`],
      ["GET", `/v1/farms/${id}/crops`],
      ["POST", `/v1/farms/${id}/crops`, { name: "Maize" }],
      ["GET", `/v1/weather/current?farm_id=${id}`],
    ] as const) {
      expectError(await call(method, path, body), 404, "Not found");
    }
    expect(((await call("GET", "/v1/farms?search=doomed")).json() as Page).meta.total).toBe(0);
  });
});

describe("crops of a farm", () => {
  it("are linked to the catalogue, and their harvest is expected after the crop's days to maturity", async () => {
    const { id } = await create({ name: "Cropped", size: 2 });
    const maize = await call("POST", `/v1/farms/${id}/crops`, { name: "maize", planting_date: "2026-05-01", area: 1 });
    expect(maize.status).toBe(201);
    const { expected_harvest_date: harvest } = maize.json() as { expected_harvest_date: string };
    expect(harvest > "2026-07-01" && harvest < "2026-12-01").toBe(true);
    const unknown = await call("POST", `/v1/farms/${id}/crops`, { name: "Moringa tea", planting_date: "2026-05-02" });
    expect(unknown.json()).toMatchObject({ name: "Moringa tea", expected_harvest_date: null, status: "growing" });
    const { data } = (await call("GET", `/v1/farms/${id}/crops`)).json() as { data: Farm["crops"] };
    expect(data?.map(({ name }) => name)).toEqual(["Moringa tea", "maize"]);
    expect((await read(id)).crops).toEqual(data);
    const listed = ((await call("GET", "/v1/farms?search=cropped")).json() as Page).data[0];
    expect(listed?.crops).toEqual(["maize", "Moringa tea"]);
  });

  it.each([
    ["larger than the farm", { name: "Maize", area: 2.5 }, "area"],
    [
      "harvested before it is planted",
      { name: "Maize", planting_date: "2026-06-02", expected_harvest_date: "2026-06-01" },
      "expected_harvest_date",
    ],
    ["without a name", { area: 1 }, "crop_id"],
    ["that the catalogue does not have", { crop_id: 999_999 }, "crop_id"],
  ])("%s: 400 that names the field", async (_, body, field_) => {
    const { id } = await create({ name: "Strict", size: 2 });
    const answer = await call("POST", `/v1/farms/${id}/crops`, body);
    expect(expectError(answer, 400, "Invalid request")).toContain(`${field_}: `);
    expect((await read(id)).crops).toEqual([]);
  });
});

describe("the list", () => {
  it("has pages, orders, a status filter and a search that minds neither case nor accents", async () => {
    const owner = await accounts.make();
    const secret = await owner.issueKey();
    const ask = async (search: string) => (await server.request(`/v1/farms?${search}`, { key: secret })).json() as Page;
    const make = (body: Record<string, unknown>) => server.request("/v1/farms", { method: "POST", key: secret, body });
    expect(await ask("")).toEqual({ data: [], meta: { total: 0, per_page: 15, last_page: 1, current_page: 1 } });
    for (const [name, size] of [
      ["Ẹ̀kọ́ plot", 3],
      ["Alpha", 1],
      ["Beta", 2],
      ["gamma", null],
    ] as const) {
      expect((await make({ name, ...(size === null ? {} : { size }), location: "Old Oyo road" })).status).toBe(201);
    }
    const names = async (search: string) => (await ask(search)).data.map(({ name }) => name);
    expect(await names("sort=name")).toEqual(["Alpha", "Beta", "gamma", "Ẹ̀kọ́ plot"]);
    expect(await names("sort=-size")).toEqual(["Ẹ̀kọ́ plot", "Beta", "Alpha", "gamma"]);
    expect(await names("sort=size&per_page=2")).toEqual(["Alpha", "Beta"]);
    expect(await names("sort=created_at&per_page=3&page=2")).toEqual(["gamma"]);
    expect((await ask("per_page=3&page=2")).meta).toEqual({ total: 4, per_page: 3, last_page: 2, current_page: 2 });
    expect(await names("search=EKO")).toEqual(["Ẹ̀kọ́ plot"]);
    expect(await names("search=oyo%20al")).toEqual(["Alpha"]);
    expect(await names("search=%27%20%7C%20%26!")).toEqual([]);
    const [first] = (await ask("search=beta")).data;
    await server.request(`/v1/farms/${first?.id}`, { method: "PUT", key: secret, body: { status: "archived" } });
    expect(await names("status=archived")).toEqual(["Beta"]);
    expect((await ask("status=active")).meta.total).toBe(3);
    expect((await ask("")).meta.total).toBe(4);
    expect((await ask("search=old")).meta.total).toBe(4);
  });

  it("shows nobody another account's farms", async () => {
    await create({ name: "Secret grove" });
    const stranger = await accounts.make();
    const theirs = await server.request("/v1/farms?search=secret", { key: await stranger.issueKey() });
    expect((theirs.json() as Page).meta.total).toBe(0);
  });
});
