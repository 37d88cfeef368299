import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import { config } from "../config";
import { log } from "../log";
import { kept, shared } from "../runtime";
import { memoryLimiter, windowMs, type Verdict } from "./limit";

/**
 * The same decision as `decide`, taken inside Redis by Redis's own clock, so that processes share one count.
 * KEYS[1] window; ARGV: limit, window in ms, a unique member. Gives {allowed, calls in the window, ms until the oldest leaves}.
 */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local limit, window = tonumber(ARGV[1]), tonumber(ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
local count = redis.call('ZCARD', KEYS[1])
local allowed = 0
if count < limit then
  redis.call('ZADD', KEYS[1], now, ARGV[3])
  redis.call('PEXPIRE', KEYS[1], window)
  count = count + 1
  allowed = 1
end
local oldest = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
return {allowed, count, oldest[2] + window - now}
`;

type LimitingRedis = Redis & {
  takeCall(key: string, limit: number, window: number, member: string): Promise<[number, number, number]>;
};

const processTag = randomUUID();
let membersMade = 0;
const uniqueMember = () => `${processTag}:${++membersMade}`;

function connect(url: string): LimitingRedis {
  const redis = new Redis(url, { enableAutoPipelining: true, maxRetriesPerRequest: 1, commandTimeout: 1_000 });
  redis.on("error", (error: Error) => log().warn({ reason: error.message }, "redis unreachable"));
  redis.defineCommand("takeCall", { numberOfKeys: 1, lua: script });
  // defineCommand adds the method at run time, where the types cannot see it.
  return redis as LimitingRedis;
}

/** Counts one call under `id`: in Redis when `REDIS_URL` is set (in this process while Redis is away), else here. */
export function takeCall(id: string, limit: number, now: number): Verdict | Promise<Verdict> {
  const { REDIS_URL } = config();
  if (!REDIS_URL) return memoryLimiter().take(id, limit, now);
  return takeSharedCall(
    shared("redis", () => connect(REDIS_URL)),
    { id, limit, now },
  );
}

async function takeSharedCall(
  redis: LimitingRedis,
  call: { id: string; limit: number; now: number },
): Promise<Verdict> {
  const answer = await redis.takeCall(`gona:limit:${call.id}`, call.limit, windowMs, uniqueMember()).catch(() => null);
  if (!answer) return memoryLimiter().take(call.id, call.limit, call.now);
  const [allowed, count, resetMs] = answer;
  return { allowed: allowed === 1, remaining: call.limit - count, resetMs };
}

/** Closes the connection to Redis, if there is one. */
export function closeLimiter(): void {
  kept<LimitingRedis>("redis")?.disconnect();
}
