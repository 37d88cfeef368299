import { z } from "zod";

const Id = z.int().min(1).max(2_147_483_647);
const Day = z.iso.date().max(10);
const Moment = z.iso.datetime().max(30);
const line = (most: number) => z.string().max(most).regex(/\S/);
const Naira = z
  .string()
  .max(20)
  .regex(/^\d{1,15}\.\d{4}$/);
const Ndvi = z.number().min(-1).max(1);

const FarmRef = z
  .strictObject({
    id: Id.describe("The farm's id."),
    name: line(200).describe("The farm's name."),
  })
  .describe("The farm that the event is about.");

const WeatherAlertData = z
  .strictObject({
    farm: FarmRef,
    alert: z
      .strictObject({
        id: line(400).describe("The alert's identity, as in GET /v1/weather/alerts."),
        event: line(200).describe("Kind of hazard, e.g. `Heat`, or the issuer's own words."),
        severity: z
          .enum(["Extreme", "Severe", "Moderate", "Minor", "Unknown"])
          .describe("Severity in the words of CAP 1.2."),
        headline: line(1000).describe("The alert in one line."),
        description: line(20_000).nullable().describe("What is expected, when and how strong; null: not said."),
        instruction: line(20_000).nullable().describe("What to do; null: not said."),
        effective: Moment.describe("From when the alert holds, ISO 8601, UTC."),
        expires: Moment.nullable().describe("Until when the alert holds, ISO 8601, UTC; null: not said."),
        source: line(200).describe("Who issues the alert: a weather service, or Gona from a forecast."),
      })
      .describe("The alert."),
  })
  .describe("A weather alert at one of your farms.");

const PestAlertData = z
  .strictObject({
    farm: FarmRef,
    organism: z
      .strictObject({
        id: Id.describe("The organism's id, as in GET /v1/pests/{id}."),
        name: line(200).describe("The organism's English name."),
        type: z.enum(["pest", "disease", "weed", "virus", "nematode"]).describe("What it is."),
      })
      .describe("The organism."),
    risk_level: z.literal("high").describe("Only high risk is told."),
    affected_crops: z.array(line(200)).max(200).describe("The crops at risk on the farm, by name."),
    from: Day.describe("First day on which the risk holds, YYYY-MM-DD, at the farm."),
    until: Day.describe("Last day on which the risk holds, as far as it is known, YYYY-MM-DD, at the farm."),
    message: line(20_000).describe("The rule, the weather or sightings behind it, and what to do first."),
  })
  .describe("A pest or disease has high risk at one of your farms.");

const NdviDropData = z
  .strictObject({
    farm: FarmRef,
    scene_date: Day.describe("The day of the newest clear satellite picture (UTC), YYYY-MM-DD."),
    source: line(200).describe("Where the observations come from."),
    ndvi: Ndvi.describe("Mean NDVI of the field on that day, -1 to 1."),
    usual_ndvi: Ndvi.describe("Median NDVI of the earlier clear observations that it is compared with, -1 to 1."),
    drop: z.number().min(0).max(2).describe("By how much it is lower, in NDVI (no unit)."),
    compared_observations: z.int().min(3).max(400).describe("How many earlier observations there were."),
    compared_since: Day.describe("The day of the oldest of them (UTC), YYYY-MM-DD."),
  })
  .describe("The plants of a field are much less green than they were.");

const SampleCompletedData = z
  .strictObject({
    sample_id: Id.describe("The soil sample's id."),
    farm_id: Id.describe("The id of the farm that the sample is from."),
    tracking_code: line(40).describe("The code on the bag."),
    collection_date: Day.describe("When the sample was taken, YYYY-MM-DD."),
    analysis_date: Day.describe("When the laboratory analysed it, YYYY-MM-DD."),
    ph: z.number().min(2).max(12).describe("pH in water."),
  })
  .describe("A laboratory's results have come; GET /v1/soil/analysis with the farm's id has all figures.");

const BudgetReachedData = z
  .strictObject({
    month: Day.describe("First day of the calendar month (UTC), YYYY-MM-DD."),
    percent: z.literal([50, 80, 100]).describe("The share of the budget that was reached, in per cent."),
    budget_naira: Naira.describe("The account's monthly budget, in naira with four decimals."),
    spent_naira: Naira.describe("What the month's calls cost so far, in naira with four decimals."),
  })
  .describe("The calls of this month have reached a part of the account's budget.");

const TestData = z
  .strictObject({ message: line(200).describe("A greeting.") })
  .describe("An event to try your receiver with.");

/** What an event of each kind carries as its `data`. */
export const eventData = {
  "weather.alert": WeatherAlertData,
  "pest.alert": PestAlertData,
  "ndvi.drop": NdviDropData,
  "sample.completed": SampleCompletedData,
  "budget.reached": BudgetReachedData,
  test: TestData,
} as const;

/** A kind of event. */
export type EventType = keyof typeof eventData;

/** The `data` of an event of kind `Type`. */
export type EventData<Type extends EventType> = z.input<(typeof eventData)[Type]>;

/** What the reference tells of a kind of event. */
export type WebhookEventFacts = {
  type: EventType;
  summary: string;
  description: string;
  data: z.ZodObject;
  example: unknown;
};

const facts = <Type extends EventType>(
  type: Type,
  told: { summary: string; description: string; example: EventData<Type> },
): WebhookEventFacts => ({ type, data: eventData[type], ...told });

const farm = { id: 1042, name: "Gonar Samaru" };

/** Every kind of event, as the reference lists it. */
export const webhookEvents: readonly WebhookEventFacts[] = [
  facts("weather.alert", {
    summary: "Weather alert",
    description:
      "An official warning or an agronomic alert (heat, heavy rain, dry spell, …) is new at the place of one of your farms. Farms are looked at once an hour; the same alert is told once per farm, and again only when it gets more severe or goes on beyond what was told.",
    example: {
      farm,
      alert: {
        id: "heavy-rain-2026-08-21-11.1600-7.6400",
        event: "Heavy rain",
        severity: "Moderate",
        headline: "Heavy rain on 21 August 2026: 62 mm",
        description: "62 mm of rain are expected on 21 August 2026.",
        instruction: "Put off spraying and top dressing until the rain is over.",
        effective: "2026-08-20T23:00:00.000Z",
        expires: "2026-08-21T23:00:00.000Z",
        source: "Gona, from the forecast of Open-Meteo",
      },
    },
  }),
  facts("pest.alert", {
    summary: "High pest or disease risk",
    description:
      "A pest or disease reaches high risk at one of your farms, by a weather rule or by sightings nearby. Told once per farm and organism until the last day that was told, and again if the risk is high after it.",
    example: {
      farm,
      organism: { id: 12, name: "Late blight", type: "disease" },
      risk_level: "high",
      affected_crops: ["Potato", "Tomato"],
      from: "2026-08-20",
      until: "2026-08-23",
      message: "Rule: Hutton Criteria. Weather: two humid nights. What to do first: look under the leaves.",
    },
  }),
  facts("ndvi.drop", {
    summary: "Field much less green",
    description:
      "The newest clear satellite picture shows a field's NDVI well below the median of the 60 days before. Told once per farm and picture, and within 30 days only again when it falls by as much once more. A harvest looks the same.",
    example: {
      farm,
      scene_date: "2026-08-18",
      source: "Sentinel-2 L2A",
      ndvi: 0.41,
      usual_ndvi: 0.67,
      drop: 0.26,
      compared_observations: 7,
      compared_since: "2026-06-21",
    },
  }),
  facts("sample.completed", {
    summary: "Soil sample completed",
    description: "A laboratory's results of one of your soil samples have come.",
    example: {
      sample_id: 88,
      farm_id: farm.id,
      tracking_code: "GS-7K3M-9QPX",
      collection_date: "2026-08-03",
      analysis_date: "2026-08-12",
      ph: 5.6,
    },
  }),
  facts("budget.reached", {
    summary: "Part of the budget reached",
    description:
      "The cost of the month's calls reaches 50, 80 or 100 per cent of the account's budget; 100 is told when a call of this month's usual price no longer fits. Each is told once a month, and anew when the budget is raised.",
    example: { month: "2026-08-01", percent: 80, budget_naira: "50000.0000", spent_naira: "40012.5000" },
  }),
  facts("test", {
    summary: "Test event",
    description:
      "Sent, once and without retries, when you press “Send test event”. Every webhook gets it without asking for it.",
    example: { message: "This is a test event from Gona." },
  }),
];
