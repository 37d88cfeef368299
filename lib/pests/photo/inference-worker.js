/*
 * Runs the photo model in a thread of its own: onnxruntime-node computes in the thread that calls it. Plain JavaScript,
 * since a thread loads its file as it is, without the program's bundle. Takes {id, pixels}, gives {id, logits} or
 * {id, fault}.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { InferenceSession, Tensor } from "onnxruntime-node";

const { file, sha256, size } = workerData;

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

parentPort.on("message", ({ id, pixels }) => {
  logitsOf(pixels).then(
    (logits) => parentPort.postMessage({ id, logits }),
    (error) => parentPort.postMessage({ id, fault: error instanceof Error ? error.message : String(error) }),
  );
});
