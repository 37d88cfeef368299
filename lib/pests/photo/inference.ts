import path from "node:path";
import { Worker } from "node:worker_threads";
import { shared, unshare } from "../../runtime";
import { modelFolder, type ModelCard } from "./model-card";

const workerFile = path.join("lib", "pests", "photo", "inference-worker.js");
/** The first call also waits for the weights to be read. */
const mostMs = 10_000;

type Answer = { id: number; logits?: Float32Array; fault?: string };
type Call = { resolve: (logits: Float32Array) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

/** The thread that runs the model, and the calls that wait for it. */
class InferenceThread {
  private readonly worker: Worker;
  private readonly calls = new Map<number, Call>();
  private lastId = 0;
  private ended = false;

  constructor(
    { sha256, input }: ModelCard,
    private readonly onEnd: () => void,
  ) {
    const workerData = { file: path.join(modelFolder, "pests.onnx"), sha256, size: input.size };
    // None of the program's own loaders: the file is what it is.
    this.worker = new Worker(path.resolve(workerFile), { workerData, execArgv: [] });
    // A server that stops does not wait for it.
    this.worker.unref();
    this.worker.on("message", (answer: Answer) => this.settle(answer));
    this.worker.on("error", (error) => this.end(error));
    this.worker.on("exit", () => this.end(new Error("The photo model's thread has ended.")));
  }

  run(pixels: Float32Array<ArrayBuffer>): Promise<Float32Array> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.end(new Error(`The photo model gave no answer in ${mostMs} ms.`)), mostMs);
      this.calls.set(id, { resolve, reject, timer });
      this.worker.postMessage({ id, pixels }, [pixels.buffer]);
    });
  }

  private settle({ id, logits, fault }: Answer): void {
    const call = this.calls.get(id);
    if (!call) return;
    this.calls.delete(id);
    clearTimeout(call.timer);
    if (logits) call.resolve(logits);
    else call.reject(new Error(fault));
  }

  private end(error: Error): void {
    // An end is told more than once, and by then another thread may have taken this one's place.
    if (this.ended) return;
    this.ended = true;
    this.onEnd();
    for (const { reject, timer } of this.calls.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.calls.clear();
    void this.worker.terminate();
  }
}

/** The model's raw scores for what it is shown, one a class; computed off the event loop, one process-wide thread. */
export function logitsOf(pixels: Float32Array<ArrayBuffer>, card: ModelCard): Promise<Float32Array> {
  const name = "photo model";
  // A thread that ended is replaced at the next call.
  return shared(name, () => new InferenceThread(card, () => unshare(name))).run(pixels);
}
