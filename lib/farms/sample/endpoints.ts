import { z } from "zod";
import { endpoint, perMinute } from "../../api/endpoint";
import { free } from "../../api/price";
import { FarmJson } from "../contract";
import { addSampleFarm } from "./sample";
import { deleteSampleFarms } from "./store";

const forOurPages = { tag: "Farms", audience: "console", limit: perMinute(30), price: free } as const;

/** POST /v1/farms/sample, for the app's own pages. */
export const addSampleFarmEndpoint = endpoint({
  ...forOurPages,
  method: "POST",
  path: "/v1/farms/sample",
  summary: "Add the sample farm",
  description: "Gives the account an example farm with a growing crop; a second call gives the same farm.",
  response: z.strictObject({ id: FarmJson.shape.id }).describe("The sample farm."),
  status: 201,
  handle: async ({ caller, now, db }) => ({
    body: { id: await addSampleFarm({ accountId: caller.accountId, db }, now) },
  }),
});

/** DELETE /v1/farms/sample, for the app's own pages. */
export const removeSampleFarmEndpoint = endpoint({
  ...forOurPages,
  method: "DELETE",
  path: "/v1/farms/sample",
  summary: "Remove the sample farm",
  description: "Takes the example farm away for good; without one, nothing happens.",
  response: z
    .strictObject({ deleted: z.literal(true).describe("There is no sample farm any more.") })
    .describe("Done."),
  handle: async ({ caller, db }) => {
    await deleteSampleFarms({ accountId: caller.accountId, db });
    return { body: { deleted: true as const } };
  },
});
