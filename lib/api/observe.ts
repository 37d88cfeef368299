import { Counter, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import { log } from "../log";
import { shared } from "../runtime";
import { callLog } from "./call-log/call-log";

const metrics = () =>
  shared("metrics", () => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    return {
      registry,
      seconds: new Histogram({
        name: "gona_call_duration_seconds",
        help: "Time from the arrival of a call to its answer",
        labelNames: ["endpoint"] as const,
        buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
        registers: [registry],
      }),
      calls: new Counter({
        name: "gona_calls_total",
        help: "Calls answered",
        labelNames: ["endpoint", "status"] as const,
        registers: [registry],
      }),
      charged: new Counter({
        name: "gona_charged_naira_total",
        help: "Naira charged",
        labelNames: ["endpoint"] as const,
        registers: [registry],
      }),
    };
  });

/** What is said of a call when it is answered; never a key, a cookie or a password. */
export type CallRecord = {
  /** When it came in, milliseconds since 1970. */
  at: number;
  requestId: string;
  /** Method and path of the definition, e.g. `GET /v1/weather/current`. */
  endpoint: string;
  status: number;
  durationMs: number;
  costUnits: number;
  keyPrefix?: string | undefined;
  accountId?: number | undefined;
  /** Undefined when it was not made with a key. */
  keyId?: number | undefined;
  address?: string | undefined;
};

type Counts = { seconds: Histogram.Internal<"endpoint">; calls: Counter.Internal; charged: Counter.Internal };

/** The counts of one endpoint's answers with one status, looked up once. */
function countsOf(endpoint: string, status: number): Counts {
  const known = shared("metrics by answer", () => new Map<string, Counts>());
  const id = `${status} ${endpoint}`;
  let counts = known.get(id);
  if (!counts) {
    const { seconds, calls, charged } = metrics();
    const made = { seconds: seconds.labels(endpoint), calls: calls.labels(endpoint, String(status)) };
    known.set(id, (counts = { ...made, charged: charged.labels(endpoint) }));
  }
  return counts;
}

/** Writes one line to the log, counts the call in the metrics, and keeps a call by key for its account's holder. */
export function observeCall(call: CallRecord): void {
  const { seconds, calls, charged } = countsOf(call.endpoint, call.status);
  seconds.observe(call.durationMs / 1000);
  calls.inc();
  if (call.costUnits > 0) charged.inc(call.costUnits / 10_000);
  log().info(call, "call");
  const { accountId, keyId, address = null } = call;
  if (accountId === undefined || keyId === undefined) return;
  const { at, requestId, endpoint, status, durationMs, costUnits } = call;
  callLog().add({ accountId, keyId, at, requestId, endpoint, status, durationMs, costUnits, address });
}

/** The metrics in Prometheus's text form. */
export async function metricsText(): Promise<{ contentType: string; text: string }> {
  const { registry } = metrics();
  return { contentType: registry.contentType, text: await registry.metrics() };
}
