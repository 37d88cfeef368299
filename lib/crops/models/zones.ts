const nigerianZones: Record<string, string[]> = {
  north: ["Jigawa", "Kaduna", "Kano", "Katsina", "Kebbi", "Sokoto", "Zamfara"],
  east: ["Adamawa", "Bauchi", "Borno", "Gombe", "Taraba", "Yobe"],
  middle: ["Benue", "Federal Capital Territory", "Kogi", "Kwara", "Nasarawa", "Niger", "Plateau"],
};

/** Where the calendars of a zone fail, those of the next are nearest. */
const zoneOrder: Record<string, string[]> = {
  north: ["north", "all"],
  east: ["east", "north", "all"],
  middle: ["middle", "north", "all", "south"],
  south: ["south", "all"],
};

/** Ghana's north and south part around its transition zone. */
const ghanaNorthLatitude = 8;
/** North of it, Niger's calendar is nearer to Nigeria's; south of the second, only Ghana's is. */
const sahelLatitude = 10;
const onlyCoastLatitude = 8;
const westAfrica = ["NG", "BJ", "TG", "GH", "CI", "BF", "ML", "NE", "TD", "CM"];

/** Where a place lies, as far as calendars know. */
export type CalendarPlace = { country: string | null; state: string | null; latitude: number };

/** Zones of a place's own country, the nearest first. */
export function zonesOf({ country, state, latitude }: CalendarPlace): string[] {
  if (country === "GH") return [latitude >= ghanaNorthLatitude ? "north" : "south", "all"];
  if (country !== "NG") return ["all"];
  const zone = Object.entries(nigerianZones).find(([, states]) => states.includes(state ?? ""))?.[0] ?? "south";
  return [...(state === null ? [] : [state]), ...(zoneOrder[zone] ?? [])];
}

/** Countries whose calendars stand in where a West African place's own has none, the nearest first. */
export function standInCountries({ country, latitude }: CalendarPlace): string[] {
  if (country === null || !westAfrica.includes(country)) return [];
  const near = latitude >= sahelLatitude ? ["NE", "GH"] : latitude >= onlyCoastLatitude ? ["GH", "NE"] : ["GH"];
  return near.filter((each) => each !== country);
}
