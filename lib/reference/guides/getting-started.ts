import { listFarms } from "../../farms/endpoints";
import { weatherForecast } from "../../weather/endpoints";
import type { ExampleCall } from "../examples/call";
import { callFences, jsonBlock } from "../examples/fences";
import { exampleAnswer } from "../example-answer";
import { paragraphs, pathOf, type DocContext, type DocPage } from "../page";
import { shortened } from "../shortened";
import { slugOf } from "../slug";
import { certificateNote } from "./certificate-note";

const forecastCall: ExampleCall = {
  method: "GET",
  path: "/v1/weather/forecast",
  params: {},
  query: { location: "Kano", days: 3 },
  body: undefined,
};

const farmsCall: ExampleCall = { method: "GET", path: "/v1/farms", params: {}, query: {}, body: undefined };

async function markdown(context: DocContext): Promise<string> {
  const answer = await exampleAnswer(weatherForecast);
  return paragraphs(
    "# Get started in five minutes",
    "Make a key, put it in a header, and ask for the weather in Kano. You need a terminal; nothing has to be installed for curl or Python.",
    "## 1. Make a test key",
    "[Create an account](/sign-up), open [API keys](/keys), choose **Issue a key**, and take **Test** as its kind. Copy the key: it is shown only this once.",
    "A test key begins with `gona_test_`. Its answers are made up, always the same, and cost nothing, so you can build and test with it. A live key begins with `gona_` and gives real figures. [Test keys](/docs/sandbox) says more.",
    "## 2. Put it where your program finds it",
    '```sh\nexport GONA_API_KEY="gona_test_…"\n```',
    "Keep it out of your code and out of browsers: whoever has it can spend your money.",
    certificateNote(context),
    "## 3. Call",
    "Choose your language. The answer is JSON.",
    callFences(forecastCall, context.origin),
    answer === null ? null : jsonBlock(shortened(answer).value),
    `Three ways say where: \`location\` (a place name), \`latitude\` with \`longitude\`, or \`farm_id\` (one of your farms). [Forecast](${pathOf({ slug: slugOf(weatherForecast) })}) lists every parameter.`,
    "## 4. Look at what comes with the answer",
    "Add `-i` to curl to see the headers. `X-Data-Source`, `X-Data-Kind` and `Age` say who made the figures, how, and how old they are. `X-Cost-Naira` says what the call cost. `RateLimit-Remaining` says how many calls are left in this minute.",
    "## 5. Read what is yours",
    "A test key sees two made-up farms; a live key sees yours.",
    callFences(farmsCall, context.origin),
    `[List your farms](${pathOf({ slug: slugOf(listFarms) })}) has the fields. The id of the first sandbox farm is 2000000001.`,
    "## Next",
    [
      "- [Authentication](/docs/authentication): scopes, allowed addresses, rotating a key.",
      "- [Errors](/docs/errors): what can go wrong, and what to do then.",
      "- [Costs](/docs/costs): what each call costs, and budgets.",
      "- [Client library](/docs/client): types, retries and paging for TypeScript and JavaScript.",
    ].join("\n"),
  );
}

/** From nothing to the first answer. */
export const gettingStarted: DocPage = {
  slug: "getting-started",
  title: "Get started in five minutes",
  group: "Guides",
  summary: "Make a key and get the first answer with curl, TypeScript or Python.",
  markdown,
};
