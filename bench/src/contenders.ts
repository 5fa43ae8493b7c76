import { createClient } from "@slipway/core";
import { createClient as createFetchClient } from "@slipway/core/fetch";
import { listDeployments } from "@slipway/deployments";
import { getUser } from "@slipway/user";
import { Vercel } from "@vercel/sdk";
import ky from "ky";

/** One way of calling the API: a small answer (1 KB) and a large one (300 KB). */
export interface Contender {
  readonly name: string;
  small(): Promise<unknown>;
  large(): Promise<unknown>;
}

/** Ours, ky on its own, the vendor's SDK, and what everything is compared with: fetch by hand. */
export function contenders(baseUrl: string): Contender[] {
  const token = "bench";
  const headers = { authorization: `Bearer ${token}`, accept: "application/json" };
  const byHand = async (path: string) => {
    const response = await fetch(baseUrl + path, { headers });
    if (!response.ok) throw new Error(`${path} ${response.status}`);
    return response.json();
  };
  // What a client of ours does of these anyway: a signal, a timer that ends the attempt, and a body that is read up to a bound.
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
