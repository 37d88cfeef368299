import { endpoint, perMinute } from "../../api/endpoint";
import { free, naira } from "../../api/price";
import { NewSampleBody, SampleJson } from "../contract";
import { ResultsBody, SampleListJson, SampleListQuery, SamplePath, SampleStateBody, WholeSampleJson } from "./contract";
import { sampleToJson, wholeSampleToJson } from "./sample-json";
import { completeSample, getSample, listSamples, stepSample, submitSample } from "./samples";

/** POST /v1/soil/samples */
export const submitSampleEndpoint = endpoint({
  method: "POST",
  path: "/v1/soil/samples",
  tag: "Soil analysis",
  summary: "Submit a soil sample for analysis",
  description:
    "Registers a sample of one of your farms; write its `tracking_code` on the bag. A sample is `submitted`, then `received` and `analysing` at the laboratory, at last `completed`, or `rejected` on the way. Results are expected within 10 working days (Monday to Friday). The results of a completed sample take precedence over soil maps in the farm's analysis and recommendations.",
  limit: perMinute(100),
  price: naira("0.0500"),
  body: NewSampleBody,
  response: SampleJson,
  status: 201,
  example: {
    body: { farm_id: 2_000_000_001, depth: 20, collection_date: "2025-07-14", notes: "Mixed from ten spots." },
  },
  handle: async ({ body, caller, now, db }) => {
    const sample = await submitSample({ accountId: caller.accountId, db }, body, now);
    return { body: sampleToJson(sample) };
  },
});

const forOurPages = { tag: "Soil analysis", audience: "console", limit: perMinute(300), price: free } as const;

/** GET /v1/soil/samples, for the app's own pages. */
export const listSamplesEndpoint = endpoint({
  ...forOurPages,
  method: "GET",
  path: "/v1/soil/samples",
  summary: "The soil samples of a farm",
  description: "All samples of the farm with their way and results, the latest first.",
  query: SampleListQuery,
  response: SampleListJson,
  handle: async ({ query, caller, db }) => {
    const samples = await listSamples({ accountId: caller.accountId, db }, query.farm_id);
    return { body: { data: samples.map(wholeSampleToJson) } };
  },
});

/** GET /v1/soil/samples/{id}, for the app's own pages. */
export const getSampleEndpoint = endpoint({
  ...forOurPages,
  method: "GET",
  path: "/v1/soil/samples/{id}",
  summary: "One soil sample",
  description: "A sample with its way and results.",
  params: SamplePath,
  response: WholeSampleJson,
  handle: async ({ params, caller, db }) => {
    const sample = await getSample({ accountId: caller.accountId, db }, params.id);
    return { body: wholeSampleToJson(sample) };
  },
});

/** POST /v1/soil/samples/{id}/steps, for the app's own pages. */
export const stepSampleEndpoint = endpoint({
  ...forOurPages,
  method: "POST",
  path: "/v1/soil/samples/{id}/steps",
  summary: "Take a soil sample a step on",
  description:
    "From submitted to received to analysing, or to rejected from any of them; another step is a 409 that says what is possible. A sample is completed by its results.",
  params: SamplePath,
  body: SampleStateBody,
  response: WholeSampleJson,
  handle: async ({ params, body, caller, now, db }) => {
    const step = { id: params.id, step: body, now };
    return { body: wholeSampleToJson(await stepSample({ accountId: caller.accountId, db }, step)) };
  },
});

/** POST /v1/soil/samples/{id}/results, for the app's own pages. */
export const sampleResultsEndpoint = endpoint({
  ...forOurPages,
  method: "POST",
  path: "/v1/soil/samples/{id}/results",
  summary: "Enter what a laboratory found",
  description:
    "Completes a sample that was not rejected, through the states that were not noted; the results of a completed one are replaced.",
  params: SamplePath,
  body: ResultsBody,
  response: WholeSampleJson,
  handle: async ({ params, body, caller, now, db }) => {
    const completion = { id: params.id, results: body, now };
    return { body: wholeSampleToJson(await completeSample({ accountId: caller.accountId, db }, completion)) };
  },
});
