import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FarmListQuery, farmSorts } from "@/lib/farms/contract";
import { listInput, readListState, writeListState } from "./list-state";

const read = (query: string) => readListState(new URLSearchParams(query));

describe("the state of the Farms page in its address", () => {
  it("survives being written and read", () => {
    const state = fc.record({
      search: fc
        .string({ maxLength: 100 })
        .map((text) => read(new URLSearchParams({ search: text }).toString()).search),
      status: fc.constantFrom("all", "active", "fallow", "archived"),
      sort: fc.constantFrom(...farmSorts),
      page: fc.integer({ min: 1, max: 1_000_000 }),
      farmId: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
    });
    fc.assert(
      fc.property(state, (each) => {
        expect(read(writeListState(each))).toEqual(each);
      }),
    );
  });

  it("is such that the API never refuses it, whatever the address holds", () => {
    const text = fc.oneof(
      fc.string({ maxLength: 150 }),
      fc.constantFrom("0", "-1", "1e3", "99999999999", "name", "active"),
    );
    const address = fc.record({ search: text, status: text, sort: text, page: text, farm: text });
    fc.assert(
      fc.property(address, (params) => {
        const { query } = listInput(read(new URLSearchParams(params).toString()));
        expect(FarmListQuery.safeParse(query).success).toBe(true);
      }),
    );
  });

  it("leaves out what is as usual", () => {
    expect(writeListState(read(""))).toBe("");
    expect(writeListState(read("page=1&status=all&sort=-created_at&search=+"))).toBe("");
  });
});
