import type { z } from "zod";
import type { AlertsJson } from "../contract";
import type { FoundAlerts } from "./alerts";
import { messageOf } from "./wording";

/** Names that have room in a text of 400 characters. */
const mostNames = 20;

/** Alerts as JSON. */
export const alertsToJson = ({ date, location, alerts }: FoundAlerts): z.input<typeof AlertsJson> => ({
  date,
  location,
  alerts: alerts.map(({ alert, towns }) => ({
    id: alert.organism.id,
    name: alert.organism.name,
    type: alert.organism.type,
    risk_level: alert.level,
    alert_message: messageOf(alert, towns),
    affected_crops: alert.crops
      .slice(0, mostNames)
      .map(({ name }) => name)
      .join(", "),
  })),
});
