import { setTimeout as wait } from "node:timers/promises";
import { createClient as createRedis } from "redis";
import { call, createClient } from "../src/index.ts";
import { limiter } from "../src/limiter.ts";
import { redisStore } from "./redis-store.ts";
import type { Message, Worker } from "./shared-limits.ts";

// Run by shared-limits.test.ts in processes of their own, which share a limit and nothing else: makes as many calls as it is
// asked for, all at the same time, and tells how they ended and what it wrote to the console.

const { url, port, token, ahead }: Worker = JSON.parse(process.argv[2] ?? "");
const warnings: string[] = [];
const say = (message: Message): void => void process.send?.(message);
console.warn = (line: string) => {
  warnings.push(line);
  say({ what: "warned" });
};

// Handling of a client's errors in its own program.
const ignore = (): void => {};
const redis = createRedis({ url: `redis://127.0.0.1:${port}` })
  .on("error", ignore)
  .on("ready", () => say({ what: "connected" }));
await redis.connect();

// A clock that is wrong by hours, as a machine's may be.
const clock = {
  now: () => Date.now() + ahead,
  sleep: (ms: number, signal?: AbortSignal) => wait(ms, undefined, { signal }).catch(ignore),
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

const client = createClient({ baseUrl: url, token, clock, limiter: limiter({ store: redisStore(redis) }) });
let made = 0;
process.on("message", async (count: number) => {
  const ids = Array.from({ length: count }, () => `thing-${process.pid}-${made++}`);
  const ended = await Promise.allSettled(ids.map((id) => call(client, { route: "DELETE /v1/things/{id}" }, { id })));
  const errors = ended.flatMap((each) => (each.status === "rejected" ? [String(each.reason)] : []));
  say({ what: "ended", errors, warnings });
});
say({ what: "ready" });
