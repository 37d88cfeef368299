import { createHmac, timingSafeEqual } from "node:crypto";
import { ApiError } from "../../api/errors";
import { config } from "../../config";
import type { Layer } from "./render";

/** What a link to a picture names: which kept place, which of its scenes, and how it is drawn. */
export type PictureName = { placeId: string; scene: number; layer: Layer };

const hourMs = 3_600_000;
/** Links work for at least this long; they end on the hour, so that for an hour the same link is given. */
const validHours = 24;
const letters = { true_color: "t", ndvi: "n", overlay: "o" } as const;
const tokenForm = /^([\w-]{22})\.(\d{1,4})\.([tno])\.([0-9a-z]{1,8})\.([\w-]{43})$/;

function signatureOf(content: string): Buffer {
  const { AUTH_SECRET } = config();
  if (!AUTH_SECRET) throw new Error("AUTH_SECRET is not known yet.");
  return createHmac("sha256", AUTH_SECRET).update(`picture ${content}`).digest();
}

/** The path of a picture, signed, for the next 24 to 25 hours. It names no account, farm or place. */
export function picturePath({ placeId, scene, layer }: PictureName, now: number): string {
  const endsAt = Math.ceil(now / hourMs) + validHours;
  const content = `${placeId}.${scene}.${letters[layer]}.${endsAt.toString(36)}`;
  return `/pictures/${content}.${signatureOf(content).toString("base64url")}`;
}

/**
 * What a link names, and until when it works (milliseconds since 1970).
 * @throws ApiError 403 for a link that we did not make, 410 for one whose time is over.
 */
export function readToken(token: string, now: number): PictureName & { endsAt: number } {
  const [, placeId, scene, letter, hour = "", signature = ""] = tokenForm.exec(token) ?? [];
  const content = token.slice(0, token.lastIndexOf("."));
  const layer = (["true_color", "ndvi", "overlay"] as const).find((name) => letters[name] === letter);
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(content);
  if (!placeId || !layer || given.length !== right.length || !timingSafeEqual(given, right)) {
    throw new ApiError(
      403,
      "Forbidden",
      "This link to a picture is not whole. Ask for the picture again and copy its whole address.",
    );
  }
  const endsAt = Number.parseInt(hour, 36) * hourMs;
  if (endsAt <= now) {
    throw new ApiError(
      410,
      "Gone",
      "This link to a picture worked for a day, which is over. Ask for the picture again to get a new one.",
    );
  }
  return { placeId, scene: Number(scene), layer, endsAt };
}
