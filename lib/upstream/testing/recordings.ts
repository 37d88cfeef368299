import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const here = import.meta.dirname;
const handMade = path.join(here, "fixtures");
/** Real answers of the upstreams lie beside the repository on machines that have them; they are no part of it. */
const recorded = path.resolve(here, "../../../../shared/fixtures/upstreams");

/** Whether the real recordings are there. */
export const hasRecordings = existsSync(recorded);

/** A recording's text, or null where there are none. */
export function recording(name: string): string | null {
  const file = path.join(recorded, name);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** A hand-made body of the same shape. */
export function handMadeBody(name: string): string {
  return readFileSync(path.join(handMade, `hand-made-${name}`), "utf8");
}

/** A recording's JSON, or the hand-made one's where there are no recordings. */
export function bodyOf(names: { recording: string; handMade: string }): unknown {
  return JSON.parse(recording(names.recording) ?? handMadeBody(names.handMade));
}
