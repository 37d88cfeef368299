import { describe, expect, it } from "vitest";
import { readUsageState, usageInput, wholeMonth, writeUsageState, type UsageState } from "./usage-address";

const read = (query: string) => readUsageState(new URLSearchParams(query));

describe("the usage page's address", () => {
  it("says what the page shows, and reads it again", () => {
    const state: UsageState = { month: "2026-06", mode: "test", keyId: 7, endpoint: "GET /v1/farms/{id}" };
    expect(read(writeUsageState(state))).toEqual(state);
    expect(writeUsageState(wholeMonth)).toBe("");
    expect(usageInput(state).query).toEqual({
      month: "2026-06",
      mode: "test",
      key_id: 7,
      endpoint: "GET /v1/farms/{id}",
    });
  });

  it("is the whole month where it says nothing that can be shown", () => {
    expect(read("month=2026-13&mode=x&key=-1&endpoint=<script>")).toEqual(wholeMonth);
  });
});
