/*
 * Runs the photo model in a process of its own: onnxruntime-node computes in the thread that calls it, and a thread
 * that is ended while it computes takes its whole process with it. Plain JavaScript, since it is started as it is,
 * without the program's bundle. Arguments: the weights' file, their SHA-256, the picture's side in pixels. Takes
 * {id, pixels}, gives {id, logits} or {id, fault}.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { InferenceSession, Tensor } from "onnxruntime-node";

const [file, sha256, side] = process.argv.slice(2);
const size = Number(side);

async function openSession() {
  const weights = readFileSync(file);
  const found = createHash("sha256").update(weights).digest("hex");
  if (found !== sha256) throw new Error(`${file} is not the file that pests.json speaks of (its SHA-256 is ${found}).`);
  // Photos come one after the other; more threads would only take processors from other calls.
  return InferenceSession.create(weights, { intraOpNumThreads: 1, interOpNumThreads: 1 });
}

const opening = openSession();
// A fault is told to each call that waits for the session.
opening.catch(() => undefined);

async function logitsOf(pixels) {
  const session = await opening;
  const [input] = session.inputNames;
  const results = await session.run({ [input]: new Tensor("float32", pixels, [1, 3, size, size]) }, ["logits"]);
  return Float32Array.from(results.logits.data);
}

process.on("message", ({ id, pixels }) => {
  logitsOf(pixels).then(
    (logits) => process.send({ id, logits }),
    (error) => process.send({ id, fault: error instanceof Error ? error.message : String(error) }),
  );
});

// It ends with the server, not before it: a key press at the terminal is sent to both.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => undefined);
process.on("disconnect", () => process.exit(0));
