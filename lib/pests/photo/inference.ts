import { fork, type ChildProcess, type ForkOptions } from "node:child_process";
import path from "node:path";
import { shared, unshare } from "../../runtime";
import { modelFolder, type ModelCard } from "./model-card";

const program = path.join("lib", "pests", "photo", "inference-process.js");
const weights = path.join(modelFolder, "pests.onnx");
/** The first call also waits for the weights to be read. */
const mostMs = 10_000;

type Answer = { id: number; logits?: Float32Array; fault?: string };
type Call = { resolve: (logits: Float32Array) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

/** The process that runs the model, and the calls that wait for it. */
class Inference {
  private readonly child: ChildProcess;
  private readonly calls = new Map<number, Call>();
  private lastId = 0;
  private ended = false;

  constructor(
    { sha256, input }: ModelCard,
    private readonly onEnd: () => void,
  ) {
    // None of the program's own loaders: the file is what it is.
    const options: ForkOptions = { execArgv: [], serialization: "advanced" };
    this.child = fork(
      /* turbopackIgnore: true */ path.resolve(program),
      [weights, sha256, String(input.size)],
      options,
    );
    this.child.on("message", (answer: Answer) => this.settle(answer));
    this.child.on("error", (error) => this.end(error));
    this.child.on("exit", () => this.end(new Error("The photo model's process has ended.")));
    // A server that stops does not wait for it.
    this.child.unref();
    this.child.channel?.unref();
  }

  run(pixels: Float32Array): Promise<Float32Array> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.end(new Error(`The photo model gave no answer in ${mostMs} ms.`)), mostMs);
      this.calls.set(id, { resolve, reject, timer });
      // A process that cannot be reached any more has ended, which is told to all calls.
      this.child.send({ id, pixels }, (error) => error && this.end(error));
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
    // An end is told more than once, and by then another process may have taken this one's place.
    if (this.ended) return;
    this.ended = true;
    this.onEnd();
    for (const { reject, timer } of this.calls.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.calls.clear();
    this.child.kill("SIGKILL");
  }
}

/** The model's raw scores for what it is shown, one a class; computed in one process beside the server's. */
export function logitsOf(pixels: Float32Array, card: ModelCard): Promise<Float32Array> {
  const name = "photo model";
  // A process that ended is replaced at the next call.
  return shared(name, () => new Inference(card, () => unshare(name))).run(pixels);
}
