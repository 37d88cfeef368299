import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { recordedForecast } from "../../upstream/testing/bodies";
import { freshUpstreams } from "../../upstream/testing/fresh-upstreams";
import { hasRecordings, recording } from "../../upstream/testing/recordings";
import { startStandIns, type StandIns } from "../../upstream/testing/stand-ins";
import { conditionsOfCode } from "../conditions";
import { addDays } from "./days";
import { openMeteo } from "./open-meteo";

const now = Date.UTC(2026, 10, 21, 9, 40);
const today = "2026-11-21";
const kano = { latitude: 12.0022, longitude: 8.592 };

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns({ now: () => now });
});
afterAll(() => standIns.stop());
beforeEach(() => {
  freshUpstreams(standIns.env);
  standIns.setMode("all", "good");
  for (const name of ["open-meteo-forecast", "open-meteo-archive"] as const) standIns.setBody(name, undefined);
  standIns.forget();
});

const current = (at = now) => openMeteo.current?.(kano, at);
const forecast = (days: number, at = now) => openMeteo.forecast?.(kano, days, at);
const historical = (startDate: string, endDate: string) => openMeteo.historical?.(kano, { startDate, endDate }, now);

describe("Open-Meteo", () => {
  it("gives the recording's figures for the weather now", async () => {
    const recorded = recordedForecast().current;
    const answer = await current();
    expect(answer?.data).toMatchObject({
      at: Date.UTC(2026, 10, 21, 9, 30),
      temperatureC: recorded?.temperature_2m,
      humidityPct: recorded?.relative_humidity_2m,
      pressureHpa: recorded?.pressure_msl,
      windKmh: recorded?.wind_speed_10m,
      conditions: conditionsOfCode(Number(recorded?.weather_code)),
    });
    expect(answer?.provenance).toEqual({ source: "Open-Meteo", kind: "forecast", ageSeconds: 0 });
  });

  it("gives the recording's figures for the days ahead, from today on", async () => {
    const { daily } = recordedForecast();
    const days = (await forecast(7))?.data ?? [];
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, index) => addDays(today, index)));
    expect(days.map((day) => day.temperatureMaxC)).toEqual(daily.temperature_2m_max?.slice(0, 7));
    expect(days.map((day) => day.temperatureMinC)).toEqual(daily.temperature_2m_min?.slice(0, 7));
    expect(days.map((day) => day.precipitationMm)).toEqual(daily.precipitation_sum?.slice(0, 7));
    expect(days.map((day) => day.gustMaxKmh)).toEqual(daily.wind_gusts_10m_max?.slice(0, 7));
  });

  it("takes figures as they are however long ago their dates lie", async () => {
    const old = recordedForecast();
    standIns.setBody("open-meteo-forecast", old);
    expect((await forecast(3))?.data.map(({ date }) => date)).toEqual(old.daily.time?.slice(0, 3));
    expect((await current())?.data.at).toBe(Date.parse(`${old.current?.time}Z`));
  });

  it("reads local times with the offset of the answer", async () => {
    const body = recordedForecast();
    standIns.setBody("open-meteo-forecast", { ...body, utc_offset_seconds: -18_000 });
    expect((await current())?.data.at).toBe(Date.parse(`${body.current?.time}Z`) + 18_000_000);
  });

  it("costs a cell one call for both, however many ask at once", async () => {
    const neighbour = { latitude: kano.latitude + 0.01, longitude: kano.longitude };
    await Promise.all(Array.from({ length: 100 }, async (_, index) => (index % 2 ? current() : forecast(5))));
    await openMeteo.current?.(neighbour, now);
    const [only, ...others] = standIns.requests("open-meteo-forecast");
    expect(others).toEqual([]);
    expect(only?.url.searchParams.get("latitude")).toBe("12");
    expect(only?.url.searchParams.get("longitude")).toBe("8.6");
  });

  it("sends the customers' key when there is one", async () => {
    freshUpstreams({ ...standIns.env, OPEN_METEO_API_KEY: "customer" });
    await current();
    expect(standIns.requests("open-meteo-forecast")[0]?.url.searchParams.get("apikey")).toBe("customer");
  });

  it("refuses figures in Fahrenheit", async () => {
    standIns.setMode("all", "wrong-units");
    await expect(current()).rejects.toMatchObject({ reason: "wrong-units" });
    await expect(historical("2026-05-01", "2026-05-03")).rejects.toMatchObject({ reason: "wrong-units" });
  });

  it.each([
    ["temperature_2m", 75.2],
    ["temperature_2m", -120],
    ["relative_humidity_2m", 101],
    ["wind_speed_10m", -1],
    ["pressure_msl", 101_325],
  ])("refuses what no weather on earth has: %s of %d", async (name, figure) => {
    const body = recordedForecast();
    standIns.setBody("open-meteo-forecast", { ...body, current: { ...body.current, [name]: figure } });
    await expect(current()).rejects.toMatchObject({ reason: "implausible" });
  });

  it("answers with a kept value while the service is down, without the days that are over", async () => {
    const tomorrow = now + 20 * 3_600_000;
    const before = await forecast(16);
    standIns.setMode("all", "500");
    const kept = await forecast(16, tomorrow);
    expect(kept?.data).toEqual(before?.data.slice(1));
    expect(kept?.provenance.ageSeconds).toBe(20 * 3600);
    await expect(current(tomorrow)).rejects.toMatchObject({ name: "UpstreamError" });
  });

  it("gives the archive's figures for past days", async () => {
    const answer = await historical("2022-12-29", "2023-01-08");
    const recorded = recording("open-meteo/archive_daily_brasilia.json");
    if (hasRecordings && recorded) {
      const { daily } = JSON.parse(recorded) as { daily: { temperature_2m_max: number[] } }; // The recording's shape.
      expect(answer?.data.map((day) => day.temperatureMaxC)).toEqual(daily.temperature_2m_max);
    }
    expect(answer?.data).toHaveLength(11);
    expect(answer?.data[3]).toMatchObject({ date: "2023-01-01", humidityPct: 66, conditions: "Mainly clear" });
    expect(answer?.provenance.kind).toBe("observed");
    expect(standIns.requests("open-meteo-forecast")).toHaveLength(0);
  });

  it("fills the archive's latest gaps from the forecast service, and no others", async () => {
    standIns.setBody("open-meteo-archive", {
      utc_offset_seconds: 3600,
      daily_units: { time: "iso8601", temperature_2m_max: "°C", temperature_2m_min: "°C" },
      daily: {
        time: ["2026-11-18", "2026-11-19"],
        temperature_2m_max: [33.3, null],
        temperature_2m_min: [15.1, null],
        relative_humidity_2m_mean: [40, null],
        precipitation_sum: [0, null],
        weather_code: [0, null],
      },
    });
    const days = (await historical("2026-11-18", "2026-11-20"))?.data ?? [];
    expect(days[0]).toMatchObject({ date: "2026-11-18", temperatureMaxC: 33.3, conditions: "Clear sky" });
    expect(days.map((day) => typeof day.temperatureMaxC)).toEqual(["number", "number", "number"]);
    expect(standIns.requests("open-meteo-forecast")[0]?.url.searchParams.get("past_days")).toBe("3");
  });

  it("keeps a gap that nobody can fill as a gap", async () => {
    standIns.setMode("open-meteo-forecast", "down");
    standIns.setBody("open-meteo-archive", {
      utc_offset_seconds: 3600,
      daily: { time: ["2026-11-18"], temperature_2m_max: [33.3] },
    });
    expect((await historical("2026-11-18", "2026-11-19"))?.data).toEqual([
      {
        date: "2026-11-18",
        temperatureMaxC: 33.3,
        temperatureMinC: null,
        humidityPct: null,
        precipitationMm: null,
        windMeanKmh: null,
        radiationMj: null,
        conditions: "Unknown",
      },
      {
        date: "2026-11-19",
        temperatureMaxC: null,
        temperatureMinC: null,
        humidityPct: null,
        precipitationMm: null,
        windMeanKmh: null,
        radiationMj: null,
        conditions: "Unknown",
      },
    ]);
  });

  it.runIf(hasRecordings)("says that it has nothing where the model has nothing", async () => {
    const ocean: unknown = JSON.parse(recording("open-meteo/forecast_daily_all_null_ocean.json") ?? "");
    standIns.setBody("open-meteo-forecast", ocean);
    standIns.setBody("open-meteo-archive", ocean);
    await expect(forecast(7)).rejects.toMatchObject({ reason: "no-data" });
    await expect(historical("2022-12-29", "2023-01-08")).rejects.toMatchObject({ reason: "no-data" });
  });
});
