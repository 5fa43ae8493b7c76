import { createClient } from "@slipway/core";
import { createClient as createFetchClient } from "@slipway/core/fetch";
import { listDeployments } from "@slipway/deployments";
import { getUser } from "@slipway/user";
import { Vercel } from "@vercel/sdk";
import ky from "ky";

// CPU time of this process per call, in interleaved rounds; one JSON line a case.
const all = contenders(process.argv[2] ?? "");
const cases = [
  { size: "small", concurrency: 1, calls: 200 },
  { size: "small", concurrency: 50, calls: 500 },
  { size: "large", concurrency: 1, calls: 30 },
  { size: "large", concurrency: 50, calls: 50 },
] as const;
const rounds = 15;

for (const { size, concurrency, calls } of cases) {
  const able: Contender[] = [];
  const failed: Record<string, string> = {};
  for (const contender of all) {
    try {
      await spend(contender[size], concurrency, calls);
      able.push(contender);
    } catch (error) {
      failed[contender.name] = error instanceof Error ? error.name : String(error);
    }
  }
  const times = able.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, contender] of able.entries()) {
      globalThis.gc?.();
      times[index]?.push(await spend(contender[size], concurrency, calls));
    }
  }
  const medians = Object.fromEntries(able.map(({ name }, index) => [name, median(times[index] ?? [])]));
  console.log(JSON.stringify({ size, concurrency, medians, failed }));
}

async function spend(call: () => Promise<unknown>, concurrency: number, calls: number): Promise<number> {
  const start = process.cpuUsage();
  let remaining = calls;
  const worker = async () => {
    while (remaining-- > 0) await call();
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const { user, system } = process.cpuUsage(start);
  return (user + system) / calls;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
process.exit(0);

interface Contender {
  readonly name: string;
  small(): Promise<unknown>;
  large(): Promise<unknown>;
}

function contenders(baseUrl: string): Contender[] {
  const token = "bench";
  const headers = { authorization: `Bearer ${token}`, accept: "application/json" };
  const byHand = async (path: string) => {
    const response = await fetch(baseUrl + path, { headers });
    if (!response.ok) throw new Error(`${path} ${response.status}`);
    return response.json();
  };
  // Our clients' safeguards: a signal, a timer that ends the attempt, and a body read up to a limit.
  const byHandWithBounds = async (path: string) => {
    const ends = new AbortController();
    const timer = setTimeout(() => ends.abort(), 30_000);
    try {
      const response = await fetch(baseUrl + path, { headers, signal: ends.signal });
      if (!response.ok || !response.body) throw new Error(`${path} ${response.status}`);
      const decoder = new TextDecoder();
      let text = "";
      for await (const chunk of response.body) {
        text += decoder.decode(chunk, { stream: true });
        if (text.length > 2 ** 26) throw new Error(`${path} is too large`);
      }
      return JSON.parse(text + decoder.decode());
    } finally {
      clearTimeout(timer);
    }
  };
  const withKy = ky.create({ headers });
  const withRetries = ky.create({
    headers,
    timeout: 30_000,
    retry: { limit: 3, methods: ["get"], statusCodes: [408, 429, 500, 502, 503, 504] },
  });
  const client = createClient({ baseUrl, token });
  const fetchClient = createFetchClient({ baseUrl, token });
  const vendor = new Vercel({ bearerToken: token, serverURL: baseUrl });
  return [
    { name: "fetch by hand", small: () => byHand("/v2/user"), large: () => byHand("/v7/deployments") },
    {
      name: "fetch by hand with signal, timer and reader",
      small: () => byHandWithBounds("/v2/user"),
      large: () => byHandWithBounds("/v7/deployments"),
    },
    {
      name: "ky",
      small: () => withKy(`${baseUrl}/v2/user`).json(),
      large: () => withKy(`${baseUrl}/v7/deployments`).json(),
    },
    {
      name: "ky with timeout and retries",
      small: () => withRetries(`${baseUrl}/v2/user`).json(),
      large: () => withRetries(`${baseUrl}/v7/deployments`).json(),
    },
    { name: "slipway", small: async () => getUser(client), large: async () => listDeployments(client) },
    {
      name: "slipway, fetch client",
      small: async () => getUser(fetchClient),
      large: async () => listDeployments(fetchClient),
    },
    { name: "@vercel/sdk", small: () => vendor.user.getAuthUser(), large: () => vendor.deployments.getDeployments({}) },
  ];
}
