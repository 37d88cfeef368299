import { sandboxNow } from "../../sandbox";
import { callFences } from "../examples/fences";
import { paragraphs, type DocContext, type DocPage } from "../page";
import { table } from "../table";

const standsAt = new Date(sandboxNow).toISOString().slice(0, 16).replace("T", " ");

const markdown = ({ origin }: DocContext) =>
  paragraphs(
    "# Sandbox and test keys",
    "A test key begins with `gona_test_`. It is answered from a sandbox: made-up data that never changes, at no cost. Build and test with it, then put a live key in its place; nothing else in your program has to change.",
    "## What is the same",
    [
      "- Every endpoint, parameter, bound and error.",
      "- Scopes, allowed addresses, expiry, limits (counted for the key), idempotency and all headers.",
    ].join("\n"),
    "## What is different",
    table(
      ["", "Live key", "Test key"],
      [
        ["Figures", "Real, of now", "Made up, the same for the same call for ever"],
        ["Now", "The present", `${standsAt} UTC, always`],
        ["Farms", "Yours", "Two farms of the sandbox, 2000000001 and 2000000002"],
        ["POST, PUT, DELETE", "Done", "Answered as if done, then undone: the next call finds everything as before"],
        ["Cost", "As listed", "0"],
        ["Extra header", "None", "`X-Sandbox: true`"],
      ],
    ),
    "No call of a test key reads or changes anything of yours, and none asks a weather service or a satellite. Figures say `modelled` or name the sandbox as their source where nobody measured them.",
    "## Try it",
    callFences(
      { method: "GET", path: "/v1/farms/{id}", params: { id: 2_000_000_001 }, query: {}, body: undefined },
      origin,
    ),
    "## What is in it",
    table(
      ["Id", "What it is"],
      [
        ["2000000001", "Farm Gidan Gwaji at Zaria, with a boundary, maize and cowpea, and a completed soil sample"],
        ["2000000002", "Farm Gonar Samaru, a point of 1.5 hectares with sorghum"],
      ],
    ),
    "Crops, prices, pests and places are those of the live data, as far as they are shipped with the server. An id that you make up is 404, as with a live key.",
    "## Tell them apart",
    "Look at the first characters of the key, at `X-Sandbox` of an answer, or at `sandbox` in the client library. A live key never gets sandbox data, nor the other way round.",
  );

/** Test keys, and what answers them. */
export const sandbox: DocPage = {
  slug: "sandbox",
  title: "Sandbox and test keys",
  group: "Guides",
  summary: "Build against fixed made-up answers at no cost.",
  markdown,
};
