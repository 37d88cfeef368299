import type { z } from "zod";
import type { OutlookJson } from "../crop/contract";
import { roundedPrice } from "../market";
import type { Band } from "../models/quantile";
import { monthsOld, type Outlook } from "./outlook";

type Json = z.input<typeof OutlookJson>;

const mostRatio = 1_000;
const ratio = (value: number) => Math.min(mostRatio, Math.round(value * 10_000) / 10_000);
const band = ({ low, middle, high }: Band) => ({ low: ratio(low), middle: ratio(middle), high: ratio(high) });

function forecastToJson(forecast: Outlook["forecast"]): Json["forecast"] {
  if (!forecast) return null;
  const months = forecast.months.map(({ month, low, middle, high }) => ({
    month,
    low: roundedPrice(low),
    middle: roundedPrice(middle),
    high: roundedPrice(high),
  }));
  return { method: forecast.method, history: forecast.history, months };
}

/** An outlook as the pages get it on a day. */
export function outlookToJson(outlook: Outlook, now: number): Json {
  const { crop, product, newest } = outlook;
  const age = monthsOld(outlook, now);
  return {
    crop_id: crop.id,
    name: crop.name,
    variety: product.variety,
    unit: product.unit,
    currency: product.currency,
    kind: product.kind,
    basis: outlook.basis,
    newest: newest && age.month !== null ? { month: age.month, price: roundedPrice(newest.price) } : null,
    months_old: age.months,
    past: outlook.past.flatMap(({ month, price }) => (price === null ? [] : [{ month, price: roundedPrice(price) }])),
    forecast: forecastToJson(outlook.forecast),
    season: outlook.season.map(({ month, years, ...each }) => ({ month, years, ...band(each) })),
    storage: outlook.storage.map(({ month, monthsAhead, cases, years, rose, ...each }) => ({
      month,
      months_ahead: monthsAhead,
      ...band(each),
      cases,
      years,
      rose,
    })),
    source: outlook.source,
  };
}
