import { useFormatter } from "next-intl";

/** Dates and money as the keys page writes them: '12 June 2026', '12 Jun 2026, 10:04', '₦1,250.00'. */
export function useKeyWords() {
  const format = useFormatter();
  return {
    day: (moment: string) => format.dateTime(new Date(moment), { day: "numeric", month: "long", year: "numeric" }),
    moment: (moment: string) =>
      format.dateTime(new Date(moment), {
        day: "numeric",
        month: "short",
        year: "numeric",
        hour: "2-digit",
        minute: "2-digit",
      }),
    money: (naira: number) =>
      // A single call may cost less than a kobo.
      format.number(naira, { style: "currency", currency: "NGN", minimumFractionDigits: 2, maximumFractionDigits: 4 }),
  };
}
