import { randomUUID } from "node:crypto";
import { now } from "../clock";
import { config } from "../config";
import { db } from "../db";
import type { Prisma } from "../generated/prisma/client";
import { parseBody, parseParameters } from "./call-input";
import { invalidKey } from "./caller";
import type { AnyEndpoint, Answer, Call, Caller } from "./endpoint";
import { ApiError } from "./errors";
import { idempotentUse, once } from "./idempotency";
import type { Verdict } from "./limit";
import { meter, type ChargeResult } from "./meter";
import { observeCall } from "./observe";
import { unitsPerCredit, unitsToNaira } from "./price";
import { bytesTag, errorReply, matchesTag, versionTag, type Reply } from "./reply";
import { inLine, inSandboxPlace, isSandbox, workFor } from "./sandbox-work";
import { takeCall } from "./shared-limit";
import { chargeWithin, inSandboxTransaction, inTransaction, undone } from "./store";

/** A call as an adapter hands it over. */
export type Incoming = {
  method: string;
  /** Query string without `?`. */
  search: string;
  params: Record<string, string>;
  /** A header's value by its lower-case name. */
  header: (name: string) => string | undefined;
  /** The address that the call came from, as far as it is known. */
  address?: string | undefined;
  /** The body's bytes. @throws ApiError 413 when there are more than `maxBytes`. */
  readBody: (maxBytes: number) => Promise<Buffer>;
};

/** Who calls, and under which name the call is limited and logged. */
export type Identity = Caller & {
  keyPrefix?: string;
  /** A test key: answered by the sandbox, at no cost. */
  test?: boolean;
  /** Refuses what this caller may not do. @throws ApiError 403. Apart from who calls, so that a refusal is logged as theirs. */
  permit?: () => void;
};

/** A call and the endpoint that it is for. */
export type Knock = { incoming: Incoming; endpoint: AnyEndpoint; now: number };

/** Tells who calls. @throws ApiError when nobody it knows does, or when they may not. */
export type Identify = (knock: Knock) => Identity | Promise<Identity>;

const defaultMaxBodyBytes = 1_048_576;
const saneRequestId = /^[A-Za-z0-9._~:/+=-]{1,128}$/;

/** The id a call goes by: its own when it is a sane token, else a new one. */
export function requestIdOf(header: string | undefined): string {
  return header !== undefined && saneRequestId.test(header) ? header : randomUUID();
}

/** What one successful call of an endpoint costs under the configured tariff, in ten-thousandths of a naira. */
export function priceUnits({ price }: AnyEndpoint): number {
  return config().TARIFF === "naira" ? (price.alternativeUnits ?? price.units) : price.units;
}

/** What is known of a call while it is on its way; the answer's headers and the log line are made of it. */
type Trail = { requestId: string; receivedAt: number; verdict?: Verdict; caller?: Identity; costUnits: number };

/** Takes a call through the pipeline: who, limit, parse, handle, charge; gives the answer or the error's answer. */
export async function answerCall(endpoint: AnyEndpoint, incoming: Incoming, identify: Identify): Promise<Reply> {
  const startedAt = performance.now();
  const trail: Trail = { requestId: requestIdOf(incoming.header("x-request-id")), receivedAt: now(), costUnits: 0 };
  let reply: Reply;
  try {
    reply = await carryOut(endpoint, incoming, { identify, trail });
  } catch (error) {
    reply = errorReply(error, trail.requestId);
  }
  addCallHeaders(reply.headers, endpoint, trail);
  observeCall({
    at: trail.receivedAt,
    requestId: trail.requestId,
    endpoint: `${endpoint.method} ${endpoint.path}`,
    status: reply.status,
    durationMs: Math.round((performance.now() - startedAt) * 1000) / 1000,
    costUnits: trail.costUnits,
    keyPrefix: trail.caller?.keyPrefix,
    accountId: trail.caller?.accountId,
    keyId: trail.caller?.keyId ?? undefined,
    address: incoming.address,
  });
  return reply;
}

async function carryOut(
  endpoint: AnyEndpoint,
  incoming: Incoming,
  { identify, trail }: { identify: Identify; trail: Trail },
): Promise<Reply> {
  const identified = identify({ incoming, endpoint, now: trail.receivedAt });
  const caller = identified instanceof Promise ? await identified : identified;
  trail.caller = caller;
  caller.permit?.();
  const who = caller.keyId === null ? `a${caller.accountId}` : `k${caller.keyId}`;
  const taken = takeCall(`${who} ${endpoint.method} ${endpoint.path}`, endpoint.limit.perMinute, trail.receivedAt);
  trail.verdict = taken instanceof Promise ? await taken : taken;
  if (!trail.verdict.allowed) throw tooManyCalls(endpoint, trail.verdict);
  const { params, query } = parseParameters(endpoint, incoming);
  const ifMatch = endpoint.conditional && incoming.header("if-match");
  const place = caller.test ? inSandboxPlace : { caller, now: trail.receivedAt };
  const input = { params, query, body: undefined, ...place, ifMatch, db: db() };
  return endpoint.method === "GET"
    ? read(endpoint, { incoming, input, trail })
    : write(endpoint, { incoming, input, trail });
}

function tooManyCalls(endpoint: AnyEndpoint, { resetMs }: Verdict): ApiError {
  const seconds = Math.max(1, Math.ceil(resetMs / 1000));
  const message = `At most ${endpoint.limit.perMinute} calls a minute per key at this endpoint. Wait ${seconds} s.`;
  return new ApiError(429, "Too many requests", message, { "Retry-After": String(seconds) });
}

type Input = Omit<Call<undefined, undefined, undefined>, "params" | "query" | "body"> & {
  params: unknown;
  query: unknown;
  body: unknown;
};
type Way = { incoming: Incoming; input: Input; trail: Trail };

/** The endpoint's own types are erased here; its schemas have just made the input fit them. */
const handle = (endpoint: AnyEndpoint, input: Input) =>
  workFor(input.caller, () => endpoint.handle(input as unknown as Call<never, never, never>));

async function read(endpoint: AnyEndpoint, { incoming, input, trail }: Way): Promise<Reply> {
  const answer = await handle(endpoint, input);
  const reply = successReply(endpoint, answer);
  const tag = answer.version === undefined ? bytesTag(reply.body) : versionTag(answer.version);
  reply.headers.ETag = tag;
  if (matchesTag(incoming.header("if-none-match"), tag)) return { ...reply, status: 304, body: "" };
  await pay(endpoint, input.caller, trail);
  return reply;
}

/** A POST that writes nothing is charged as a reading call is. */
async function lookUp(endpoint: AnyEndpoint, input: Input, trail: Trail): Promise<Reply> {
  const reply = successReply(endpoint, await handle(endpoint, input));
  await pay(endpoint, input.caller, trail);
  return reply;
}

async function pay(endpoint: AnyEndpoint, caller: Caller, trail: Trail): Promise<void> {
  const charge = chargeOf(endpoint, caller);
  if (!charge) return;
  accept(await meter().charge(charge));
  trail.costUnits = charge.units;
}

async function write(endpoint: AnyEndpoint, { incoming, input, trail }: Way): Promise<Reply> {
  const bytes = await incoming.readBody(endpoint.maxBodyBytes ?? defaultMaxBodyBytes);
  const use = useOf(endpoint, { incoming, trail, bytes });
  const body = await parseBody(endpoint, bytes, incoming.header("content-type") ?? "");
  if (endpoint.writesNothing && !use) return lookUp(endpoint, { ...input, body }, trail);
  const sandbox = isSandbox(input.caller);
  const claimAndDo = async (tx: Prisma.TransactionClient) => {
    const work = () => doAndCharge(endpoint, { ...input, body, db: tx }, tx);
    return once(tx, use, { now: trail.receivedAt, work: sandbox ? () => undone(tx, work) : work });
  };
  const { reply, replayed } = await (sandbox
    ? inLine(() => inSandboxTransaction(claimAndDo))
    : inTransaction(claimAndDo));
  if (!replayed) trail.costUnits = chargeOf(endpoint, input.caller)?.units ?? 0;
  return reply;
}

/** The use of an Idempotency-Key that a call is; a test key's is its account's own, apart from the live ones. */
function useOf(endpoint: AnyEndpoint, call: { incoming: Incoming; trail: Trail; bytes: Buffer }) {
  const { incoming, trail, bytes } = call;
  const { caller } = trail;
  // A console answer may hold a new secret, which must not be kept for replay.
  if (endpoint.method !== "POST" || !caller || caller.keyId === null) return null;
  const name = `${caller.test ? "test " : ""}${endpoint.method} ${endpoint.path}`;
  const target = `${JSON.stringify(incoming.params)}?${incoming.search}`;
  const header = incoming.header("idempotency-key");
  return idempotentUse(header, { accountId: caller.accountId, endpoint: name, target, body: bytes });
}

/** Effect and charge commit together with the transaction, or neither does. */
async function doAndCharge(endpoint: AnyEndpoint, input: Input, tx: Prisma.TransactionClient): Promise<Reply> {
  const answer = await handle(endpoint, input);
  const reply = successReply(endpoint, answer);
  if (answer.version !== undefined) reply.headers.ETag = versionTag(answer.version);
  const charge = chargeOf(endpoint, input.caller);
  if (charge) {
    const [admission] = await chargeWithin(tx, [{ ...charge, calls: 1 }], input.now);
    accept(admission?.admitted === 1 ? "charged" : (admission?.refusal ?? "inactive"));
  }
  return reply;
}

function chargeOf(endpoint: AnyEndpoint, { accountId, keyId }: Caller) {
  const units = priceUnits(endpoint);
  return keyId === null || units === 0
    ? null
    : { accountId, keyId, endpoint: `${endpoint.method} ${endpoint.path}`, units };
}

function accept(result: ChargeResult): void {
  if (result === "charged") return;
  if (result === "inactive") throw invalidKey();
  const whose = result === "account budget" ? "account's" : "key's";
  throw new ApiError(
    402,
    "Budget reached",
    `This call would pass your ${whose} budget for this month. It was not charged. Raise the budget or wait for the next month (UTC).`,
  );
}

function successReply(endpoint: AnyEndpoint, { body, provenance, maxAgeSeconds }: Answer<unknown>): Reply {
  const headers: Record<string, string> = {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": endpoint.method === "GET" ? `private, max-age=${maxAgeSeconds ?? 0}` : "no-store",
  };
  if (provenance) {
    headers["X-Data-Source"] = provenance.source;
    headers["X-Data-Kind"] = provenance.kind;
    headers.Age = String(Math.max(0, Math.round(provenance.ageSeconds)));
  }
  const { CHECK_ANSWERS, NODE_ENV } = config();
  const checked = (CHECK_ANSWERS ?? NODE_ENV !== "production") ? endpoint.response.parse(body) : body;
  return { status: endpoint.status ?? 200, headers, body: JSON.stringify(checked) };
}

function addCallHeaders(headers: Record<string, string>, endpoint: AnyEndpoint, trail: Trail): void {
  const { verdict, costUnits } = trail;
  headers["X-Request-Id"] = trail.requestId;
  headers["RateLimit-Limit"] = String(endpoint.limit.perMinute);
  headers["RateLimit-Remaining"] = String(verdict ? verdict.remaining : endpoint.limit.perMinute);
  headers["RateLimit-Reset"] = String(verdict ? Math.ceil(verdict.resetMs / 1000) : 0);
  headers["X-Cost-Naira"] = unitsToNaira(costUnits);
  headers["X-Cost-Credits"] = String(costUnits / unitsPerCredit);
  if (trail.caller?.test) headers["X-Sandbox"] = "true";
}
