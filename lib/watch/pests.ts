import { todayAt } from "../farms/season/season";
import { cropsAt, siteOf } from "../pests/alerts/alerts";
import { alertsAt } from "../pests/alerts/sites";
import { messageOf } from "../pests/alerts/wording";
import type { PestAlert } from "../pests/alerts/alert";
import { resolvePlace } from "../places/resolve";
import type { Happening } from "../webhooks/emit";
import { eventData } from "../webhooks/events";
import { isNewRisk } from "./models/news";
import { orSkip, readTold, type Seeing } from "./seeing";
import type { WatchedFarm } from "./store";

/** The pests and diseases whose risk is newly high at farms. */
export async function pestNews({ farms, told, asker, now }: Seeing): Promise<Happening<"pest.alert">[]> {
  const known = readTold(eventData["pest.alert"], told);
  const sites = await Promise.all(
    farms.map(async (farm) => {
      const today = todayAt(farm.point, now);
      const place = await resolvePlace(farm.point, asker(farm));
      return siteOf({ place, today, ...(await cropsAt({ place, today, farmCrops: farm.crops, crop: null })) });
    }),
  );
  // One query for the sightings around all of them, whoever they belong to.
  const found = await orSkip(alertsAt(sites, { accountId: farms.map(({ accountId }) => accountId), now }));
  return farms.flatMap((farm, index) =>
    (found?.[index]?.alerts ?? [])
      .filter((alert) => alert.level === "high")
      .filter((alert) => {
        const before = known.filter(
          ({ farm: { id }, organism }) => id === farm.id && organism.id === alert.organism.id,
        );
        return isNewRisk(alert, before);
      })
      .map((alert) => happeningOf(farm, alert)),
  );
}

function happeningOf(farm: WatchedFarm, alert: PestAlert): Happening<"pest.alert"> {
  const { organism, crops, from, until } = alert;
  return {
    accountId: farm.accountId,
    type: "pest.alert",
    dedupeKey: `farm ${farm.id} organism ${organism.id} ${from}`,
    data: {
      farm: { id: farm.id, name: farm.name },
      organism: { id: organism.id, name: organism.name, type: organism.type },
      risk_level: "high",
      affected_crops: crops.map(({ name }) => name),
      from,
      until,
      message: messageOf(alert),
    },
  };
}
