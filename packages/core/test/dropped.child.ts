import { call, type Operation } from "../src/call.ts";
import { createClient } from "../src/fetch.ts";
import { type LimiterStore, limiter } from "../src/limiter.ts";
import { systemClock } from "../src/raw.ts";

// Run by dropped.test.ts in workerd. What is held at module level outlives the calls of a request; `ahead` moves the clients' clock.

let ahead = 0;
const clock = { ...systemClock, now: () => Date.now() + ahead, monotonic: () => performance.now() + ahead };
const texts = new Map<string, string>();
const operation: Operation = { route: "GET /v1/things" };

/** A look-up of the outside, which `hangs` while it is asked for. */
let hangs = "";
const lookUp = (what: string): Promise<unknown> | undefined => (hangs === what ? fetch(`${url}/hang`) : undefined);
const store: LimiterStore = {
  async replace(key, expected, next) {
    await lookUp("store");
    const text = texts.get(key) ?? "";
    if (text === expected) texts.set(key, next);
    return { text: text === expected ? next : text, now: Date.now() };
  },
};
let url = "";
const options = { clock, retry: false, allowInsecure: true } as const;
let clients: Readonly<Record<string, ReturnType<typeof createClient>>> = {};

export default {
  async fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    const { base = "", what = "", later = "", dropped } = Object.fromEntries(searchParams);
    ahead += Number(later);
    if (!url) {
      url = base;
      clients = {
        place: createClient({ ...options, baseUrl: url, token: "t", limiter: limiter() }),
        slot: createClient({
          ...options,
          baseUrl: url,
          token: "t",
          limiter: limiter({ maxInFlight: 4, concurrency: 9 }),
        }),
        token: createClient({ ...options, baseUrl: url, token: async () => ((await lookUp("token")) ? "" : "t") }),
        store: createClient({ ...options, baseUrl: url, token: "t", limiter: limiter({ store }) }),
      };
    }
    const client = clients[what];
    if (!client) return new Response("no such client", { status: 404 });
    hangs = dropped ? what : "";
    const answer = call(client, operation, dropped ? { hang: true } : {}, {
      timeout: { total: dropped ? 60_000 : 3000 },
    });
    if (!dropped) return Response.json(await answer.catch(String));
    answer.catch(() => {});
    await fetch(`${url}/?arrived=${dropped}`);
    return new Response();
  },
};
