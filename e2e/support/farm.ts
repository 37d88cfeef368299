import { expect, type Page } from "@playwright/test";

/** A field of 1.9 ha south of Zaria. */
const boundary = [
  [11.02105, 7.66812],
  [11.02121, 7.66935],
  [11.02043, 7.66967],
  [11.01998, 7.66951],
  [11.01985, 7.66858],
  [11.02034, 7.66821],
];

/** A day as it is in Lagos, where clocks are an hour ahead of UTC all year. */
export const daysAgo = (days: number) =>
  new Date(Date.now() + 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

/** What differs from a field at Zaria without crops and samples. */
export type NewFarm = { farm?: object; crops?: object[]; samples?: object[] };

/** Makes a farm with crops and soil samples as its own pages would; gives its id. */
export async function makeFarm({ request }: Page, url: string, { farm = {}, crops = [], samples = [] }: NewFarm = {}) {
  const send = async (path: string, data: object) => {
    const answer = await request.post(`${url}/console/v1${path}`, { data, headers: { origin: url } });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()) as { id: number };
  };
  const field = { name: "Gidan Gona", location: "Zaria, Kaduna", boundary_coordinates: boundary };
  const { id } = await send("/farms", { ...field, ...farm });
  for (const crop of crops) await send(`/farms/${id}/crops`, crop);
  for (const sample of samples) await send("/soil/samples", { farm_id: id, ...sample });
  return id;
}
