import { useFormatter, useTranslations } from "next-intl";
import { DataTable } from "../ui/table";

/** One line of the price list, made of an endpoint's definition. */
export type PricedCall = { method: string; path: string; summary: string; naira: number; perMinute: number };

/** What each call costs. */
export function PriceList({ calls }: { calls: PricedCall[] }) {
  const t = useTranslations("landing.prices");
  const format = useFormatter();
  const columns = [
    {
      id: "call",
      header: t("call"),
      cell: (call: PricedCall) => (
        <span className="block">
          <span className="block">{call.summary}</span>
          <code className="text-small text-ink-soft mt-0.5 block font-mono font-normal">{`${call.method} ${call.path}`}</code>
        </span>
      ),
    },
    {
      id: "price",
      header: t("price"),
      align: "end" as const,
      cell: (call: PricedCall) => (
        <span className="font-semibold">
          {format.number(call.naira, {
            style: "currency",
            currency: "NGN",
            currencyDisplay: "narrowSymbol",
            maximumFractionDigits: 4,
          })}
        </span>
      ),
    },
    {
      id: "limit",
      header: t("limit"),
      align: "end" as const,
      cell: (call: PricedCall) => format.number(call.perMinute),
    },
  ];
  return <DataTable caption={t("caption")} columns={columns} rows={calls} rowKey={(call) => call.path} />;
}
