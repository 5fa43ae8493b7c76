import { setTimeout as sleep } from "node:timers/promises";
import { bytes, type CallOptions, type Client, call, list, poll, stream } from "../src/index.ts";
import { caught } from "./caught.ts";
import { clients } from "./clients.ts";

// Run by leftovers.test.ts in a process of its own, where nothing else holds timers or sockets: aborts calls in every
// state, prints what each left behind, and has to end by itself. Node ends with 1 for a rejection that nobody handled.

type Run = (client: Client, options: CallOptions) => PromiseLike<unknown>;

async function all(items: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of items);
}

const silent = { route: "GET /v1/silence" };
const stalling = { route: "GET /v1/stall" };
const runs: Readonly<Record<string, Run>> = {
  "a call that is not answered": (client, options) => call(client, silent, {}, options),
  "a call whose body stalls": (client, options) => call(client, stalling, {}, options),
  "a wait between attempts": (client, options) => call(client, { route: "GET /v1/limited" }, {}, options),
  "a walk over pages": (client, options) => all(list(client, { ...silent, items: "things" }, {}, options)),
  "a stream": (client, options) => all(stream(client, stalling, {}, { ...options, timeout: { idle: 60_000 } })),
  "a following stream": (client, options) =>
    all(stream(client, { ...stalling, resume: { send: "since", from: "a" } }, {}, options)),
  "a download": async (client, options) => new Response(await bytes(client, stalling, {}, options)).text(),
  "a wait for a state": (client, { signal }) =>
    poll(() => call(client, { route: "GET /v1/state" }), { until: () => false, signal }),
  "an attempt that runs out of time": (client, { signal }) =>
    call(client, silent, {}, { signal, retry: false, timeout: { attempt: 30 } }),
};

/** Timers and sockets that keep this process alive. */
const held = (): string[] => process.getActiveResourcesInfo().filter((name) => /Timeout|TCP/.test(name));

const report: Record<string, unknown> = {};
for (const { name, create } of clients) {
  for (const [says, run] of Object.entries(runs)) {
    const controller = new AbortController();
    const running = caught(run(create({ baseUrl: process.argv[2], token: "t" }), { signal: controller.signal }));
    await sleep(80);
    // Node lets go of the signals of requests that were collected: the abort has to get through all the same.
    (globalThis as { gc?: () => void }).gc?.(); // there with --expose-gc
    controller.abort();
    const error = await running;
    const end = performance.now() + 2000;
    while (held().length && performance.now() < end) await new Promise((next) => setImmediate(next));
    report[`${says}, over ${name}`] = [error instanceof Error ? error.name : error, ...held()];
  }
}
console.log(JSON.stringify(report));
