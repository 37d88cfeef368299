import type { Due, FarmToday, Overview } from "./overview-data";

/** A piece of work with the farm that it is on. */
export type FarmDue = Due & { farm: FarmToday };

/** Work of one day; `date` null for what is overdue or can be done over some time. */
export type DueGroup = { kind: "overdue" | "day" | "window"; date: string | null; items: FarmDue[] };

/** Work in the order in which it is to be done: what is overdue, day by day, then what can be planted now. */
export function groupDue({ farms, due }: Overview): DueGroup[] {
  const byId = new Map(farms.map((farm) => [farm.id, farm]));
  const groups = new Map<string, DueGroup>();
  for (const item of due) {
    const farm = byId.get(item.farm_id);
    if (!farm) continue;
    const group = groupOf(item, farm);
    const key = `${kinds.indexOf(group.kind)} ${group.date ?? ""}`;
    const known = groups.get(key) ?? group;
    known.items.push({ ...item, farm });
    groups.set(key, known);
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b)).map(([, group]) => group);
}

const kinds: readonly DueGroup["kind"][] = ["overdue", "day", "window"];

function groupOf(item: Due, { today }: FarmToday): DueGroup {
  if (item.kind === "planting_window") return { kind: "window", date: null, items: [] };
  if (item.date < today) return { kind: "overdue", date: null, items: [] };
  return { kind: "day", date: item.date, items: [] };
}

/** Today where most farms are: that of the first. */
export const todayOf = ({ farms }: Overview): string | null => farms[0]?.today ?? null;
