import { createHash } from "node:crypto";
import { bulkhead } from "cockatiel";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { ApiError } from "../../api/errors";
import { shared } from "../../runtime";
import { cached } from "../../upstream/cache";
import type { Field } from "../field";
import { Scene } from "../scenes/scene";
import { renderPicture, type Layer } from "./render";
import type { PictureName } from "./token";

const degrees = z.number();
const Shown = z.strictObject({
  field: z.union([
    z.strictObject({ ring: z.array(z.tuple([degrees, degrees])) }),
    z.strictObject({ point: z.strictObject({ latitude: degrees, longitude: degrees }) }),
  ]),
  scenes: z.array(Scene),
});
/** A field and the scenes of it whose pictures may be asked for. */
export type Shown = { field: Field; scenes: Scene[] };

const source = "earth-pictures";
/** Far longer than the links to them work. */
const keptSeconds = 30 * 86_400;
const keptBytes = 48_000_000;
const [drawnAtATime, waiting] = [3, 200];

/** Keeps what is shown, so that links need not carry it; gives the id under which it is kept. */
export async function keepShown(shown: Shown, now: number): Promise<string> {
  const id = createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 22);
  await cached({
    source,
    key: id,
    schema: Shown,
    freshSeconds: keptSeconds,
    staleSeconds: keptSeconds,
    fetch: () => Promise.resolve(shown),
    now,
  });
  return id;
}

const gone = () =>
  new ApiError(404, "Not found", "This picture is not kept here any more. Ask for it again to get a new link.");

async function readShown(id: string, now: number): Promise<Shown> {
  const kept = await cached({
    source,
    key: id,
    schema: Shown,
    freshSeconds: keptSeconds,
    staleSeconds: keptSeconds,
    fetch: () => Promise.reject(gone()),
    now,
  });
  return kept.value;
}

const state = () =>
  shared("earth pictures", () => ({
    drawn: new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: (png) => png.byteLength }),
    flights: new Map<string, Promise<Buffer>>(),
    turns: bulkhead(drawnAtATime, waiting),
  }));

type Drawing = { shown: Shown; name: PictureName };

/** A picture as a PNG, drawn once however many ask for it. @throws UpstreamError when the scene's files cannot be read. */
export async function drawPicture({ shown, name }: Drawing): Promise<Buffer> {
  const { drawn, flights, turns } = state();
  const id = idOf(name);
  const kept = drawn.get(id);
  if (kept) return kept;
  const flight = flights.get(id) ?? turns.execute(() => draw(shown, name)).finally(() => flights.delete(id));
  flights.set(id, flight);
  const png = await flight;
  drawn.set(id, png);
  return png;
}

const idOf = ({ placeId, scene, layer }: PictureName) => `${placeId} ${scene} ${layer satisfies Layer}`;

function draw({ field, scenes }: Shown, { scene: index, layer }: PictureName): Promise<Buffer> {
  const scene = scenes[index];
  return scene ? renderPicture(scene, field, layer) : Promise.reject(gone());
}

/** The picture that a link names. @throws ApiError 404 when it is not kept any more; UpstreamError */
export async function findPicture(name: PictureName, now: number): Promise<Buffer> {
  return state().drawn.get(idOf(name)) ?? drawPicture({ shown: await readShown(name.placeId, now), name });
}
