import { describe, expect, it } from "vitest";
import { testType, webhookEventTypes } from "./contract";
import { webhookEvents } from "./events";

describe("the kinds of events", () => {
  it("are all in the list that the reference shows, each with an example that fits its schema", () => {
    expect(webhookEvents.map(({ type }) => type)).toEqual([...webhookEventTypes, testType]);
    for (const { data, example } of webhookEvents) expect(data.parse(example)).toEqual(example);
  });
});
