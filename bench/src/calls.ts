import { setTimeout } from "node:timers/promises";
import { Octokit } from "@octokit/core";
import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import { type Client, createClient } from "@slipway/core";
import { createClient as createFetchClient } from "@slipway/core/fetch";
import { limiter } from "@slipway/core/limiter";
import { logging } from "@slipway/core/middleware";
import { listDeployments } from "@slipway/deployments";
import { getUser } from "@slipway/user";
import { Vercel } from "@vercel/sdk";
import ky from "ky";

// CPU time of this process per call, in interleaved rounds; one JSON line a case. A stubbed fetch shows what a client costs by itself.
const [baseUrl = ""] = process.argv.slice(2);
const recorded = await fetch(`${baseUrl}/v2/user`);
const [answer, answerHeaders] = [await recorded.text(), [...recorded.headers]];
const socketFetch = globalThis.fetch;
const stubbedFetch: typeof fetch = async () => new Response(answer, { headers: answerHeaders });
const all = contenders(baseUrl);
const cases = [
  { size: "small", concurrency: 1, calls: 1000, isStubbed: true },
  { size: "small", concurrency: 1, calls: 200 },
  { size: "small", concurrency: 50, calls: 500 },
  { size: "large", concurrency: 1, calls: 30 },
  { size: "large", concurrency: 50, calls: 50 },
] satisfies { size: "small" | "large"; concurrency: number; calls: number; isStubbed?: boolean }[];
const rounds = 15;

// The collector runs by itself alone: begun by force, it charges each call for its first objects, which no process in use pays.
for (const { size, concurrency, calls, isStubbed = false } of cases) {
  globalThis.fetch = isStubbed ? stubbedFetch : socketFetch;
  const able: Contender[] = [];
  const failed: Record<string, string> = {};
  for (const contender of all) {
    try {
      await spend(contender, size, concurrency, calls);
      able.push(contender);
    } catch (error) {
      failed[contender.name] = error instanceof Error ? error.name : String(error);
    }
  }
  const times = able.map((): number[] => []);
  const order = [...able.entries()];
  for (let round = 0; round < rounds; round++) {
    // In another order each time, and after a pause: a contender may leave timers and sockets to the next one.
    for (const [index, contender] of order.sort(() => Math.random() - 0.5)) {
      await setTimeout(20);
      times[index]?.push(await spend(contender, size, concurrency, calls));
    }
  }
  const medians = Object.fromEntries(able.map(({ name }, index) => [name, median(times[index] ?? [])]));
  console.log(JSON.stringify({ size, concurrency, isStubbed, medians, failed }));
}

async function spend(contender: Contender, size: "small" | "large", concurrency: number, calls: number) {
  const start = process.cpuUsage();
  const total = Math.ceil(calls * (contender.share ?? 1));
  let remaining = total;
  const worker = async () => {
    while (remaining-- > 0) await contender[size]();
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const { user, system } = process.cpuUsage(start);
  return (user + system) / total;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
process.exit(0);

interface Contender {
  readonly name: string;
  small(): Promise<unknown>;
  large(): Promise<unknown>;
  /** Part of the calls that it makes, if its queue makes each of them wait. */
  readonly share?: number;
}

function contenders(baseUrl: string): Contender[] {
  const token = "bench";
  const headers = { authorization: `Bearer ${token}`, accept: "application/json" };
  const byHand = async (path: string) => {
    const response = await fetch(baseUrl + path, { headers });
    if (!response.ok) throw new Error(`${path} ${response.status}`);
    return response.json();
  };
  // Our clients' safeguards: a signal, and a timer that ends the attempt.
  const byHandWithTimer = async (path: string, read = (response: Response): Promise<unknown> => response.json()) => {
    const ends = new AbortController();
    const timer = globalThis.setTimeout(() => ends.abort(), 30_000);
    try {
      const response = await fetch(baseUrl + path, { headers, signal: ends.signal });
      if (!response.ok || !response.body) throw new Error(`${path} ${response.status}`);
      return await read(response);
    } finally {
      clearTimeout(timer);
    }
  };
  // Like our clients, too, it reads a body up to a limit.
  const readWithBound = async ({ body, url }: Response) => {
    const decoder = new TextDecoder();
    let text = "";
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > 2 ** 26) throw new Error(`${url} is too large`);
    }
    return JSON.parse(text + decoder.decode());
  };
  const withKy = ky.create({ headers });
  const withRetries = ky.create({
    headers,
    timeout: 30_000,
    retry: { limit: 3, methods: ["get"], statusCodes: [408, 429, 500, 502, 503, 504] },
  });
  const fetchClient = createFetchClient({ baseUrl, token });
  const octokit = new Octokit({ baseUrl, request: { headers } });
  const onLimit = () => false;
  const guardedOctokit = new (Octokit.plugin(retry, throttling))({
    baseUrl,
    request: { headers },
    throttle: { onRateLimit: onLimit, onSecondaryRateLimit: onLimit },
  });
  const vendor = new Vercel({ bearerToken: token, serverURL: baseUrl });
  const byPath = (name: string, call: (path: string) => Promise<unknown>): Contender => ({
    name,
    small: () => call("/v2/user"),
    large: () => call("/v7/deployments"),
  });
  const byClient = (name: string, client: Client): Contender => ({
    name,
    small: async () => getUser(client),
    large: async () => listDeployments(client),
  });
  return [
    byPath("fetch by hand", byHand),
    byPath("fetch by hand with signal and timer", (path) => byHandWithTimer(path)),
    byPath("fetch by hand with signal, timer and reader", (path) => byHandWithTimer(path, readWithBound)),
    byPath("ky", (path) => withKy(baseUrl + path).json()),
    byPath("ky with timeout and retries", (path) => withRetries(baseUrl + path).json()),
    byClient("slipway", createClient({ baseUrl, token })),
    byClient("slipway, fetch client", fetchClient),
    {
      name: "slipway, fetch client, withResponse()",
      small: () => getUser(fetchClient).withResponse(),
      large: () => listDeployments(fetchClient).withResponse(),
    },
    byClient(
      "slipway, fetch client, logging()",
      createFetchClient({ baseUrl, token, middleware: logging({ log() {} }) }),
    ),
    byClient("slipway, fetch client, limiter()", createFetchClient({ baseUrl, token, limiter: limiter() })),
    byPath("octokit", (path) => octokit.request(`GET ${path}`)),
    { ...byPath("octokit with retry and throttling", (path) => guardedOctokit.request(`GET ${path}`)), share: 0.1 },
    { name: "@vercel/sdk", small: () => vendor.user.getAuthUser(), large: () => vendor.deployments.getDeployments({}) },
  ];
}
