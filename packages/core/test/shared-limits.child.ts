import { setTimeout as wait } from "node:timers/promises";
import { call, createClient } from "../src/index.ts";
import { redisStore } from "../src/limiter/redis.ts";
import { limiter } from "../src/limiter.ts";
import type { Message, Worker } from "./shared-limits.ts";

// Run by shared-limits.test.ts in processes of their own, which share a limit and nothing else: makes as many calls as it is told
// to, all at the same time, and tells how they ended and what it wrote to the console.

const { kind, url, port, token, ahead }: Worker = JSON.parse(process.argv[2] ?? "");
const warnings: string[] = [];
const say = (message: Message): void => void process.send?.(message);
console.warn = (line: string) => {
  warnings.push(line);
  say({ what: "warned" });
};

// What a program does with the errors of its own client.
const ignore = (): void => {};
const connected = (): void => say({ what: "connected" });
const stores = {
  redis: async () => {
    const { createClient } = await import("redis");
    const client = createClient({ url: `redis://127.0.0.1:${port}` })
      .on("error", ignore)
      .on("ready", connected);
    await client.connect();
    return redisStore(client);
  },
  ioredis: async () => {
    const { Redis } = await import("ioredis");
    return redisStore(new Redis(port, "127.0.0.1").on("error", ignore).on("ready", connected));
  },
  iovalkey: async () => {
    const { Redis } = await import("iovalkey");
    return redisStore(new Redis(port, "127.0.0.1").on("error", ignore).on("ready", connected));
  },
};

// A clock that is wrong by hours, as a machine's may be.
const clock = {
  now: () => Date.now() + ahead,
  sleep: (ms: number, signal?: AbortSignal) => wait(ms, undefined, { signal }).catch(ignore),
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

const client = createClient({ baseUrl: url, token, clock, limiter: limiter({ store: await stores[kind]() }) });
let made = 0;
process.on("message", async (count: number) => {
  const ids = Array.from({ length: count }, () => `thing-${process.pid}-${made++}`);
  const ended = await Promise.allSettled(ids.map((id) => call(client, { route: "DELETE /v1/things/{id}" }, { id })));
  const errors = ended.flatMap((each) => (each.status === "rejected" ? [String(each.reason)] : []));
  say({ what: "ended", errors, warnings });
});
say({ what: "ready" });
