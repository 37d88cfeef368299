import { mapBounded } from "../farms/today/bounded";
import { alertsToJson } from "../weather/contract";
import { findAlerts } from "../weather/alerts";
import type { Happening } from "../webhooks/emit";
import { eventData } from "../webhooks/events";
import { isNewWeather } from "./models/news";
import { orSkip, readTold, type Seeing } from "./seeing";

const atATime = 6;

/** The weather alerts that are new at farms. */
export async function weatherNews({ farms, told, asker }: Seeing): Promise<Happening<"weather.alert">[]> {
  const known = readTold(eventData["weather.alert"], told);
  const found = await mapBounded(farms, atATime, async (farm) => {
    const alerts = await orSkip(findAlerts(farm.point, asker(farm)));
    if (!alerts) return [];
    const toldOfFarm = known.filter((each) => each.farm.id === farm.id).map(({ alert }) => alert);
    const news = alerts.data.filter(
      (alert) => (alert.expiresAt ?? Infinity) > asker(farm).now && isNewWeather(alert, toldOfFarm),
    );
    return alertsToJson(news, alerts).alerts.map((alert): Happening<"weather.alert"> => {
      const { id, event, severity, headline, description, instruction, effective, expires, source } = alert;
      return {
        accountId: farm.accountId,
        type: "weather.alert",
        dedupeKey: `farm ${farm.id} ${id} ${effective} ${severity}`,
        data: {
          farm: { id: farm.id, name: farm.name },
          alert: { id, event, severity, headline, description, instruction, effective, expires, source },
        },
      };
    });
  });
  return found.flat();
}
