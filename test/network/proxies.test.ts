import { writeFile } from "node:fs/promises";
import { Agent as HttpsAgent } from "node:https";
import { join } from "node:path";
import { Readable } from "node:stream";
import { undiciFetch } from "@slipway/core/undici";
import nodeFetch from "node-fetch";
import * as undici from "undici";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { type ClientOptions, call, createClient, stream } from "../../packages/core/src/index.ts";
import { caught } from "../../packages/core/test/caught.ts";
import { run } from "../interop/process.ts";
import { newFolder } from "../new-folder.ts";
import { calls } from "./calls.ts";
import { type Certificates, makeCertificates } from "./certificates.ts";
import { startProxy, type TestProxy } from "./proxy.ts";
import { startTls, type TlsApi } from "./tls-api.ts";

const get = { route: "GET /v1/things/{id}" } as const;
const input = { id: "x" };
const token = "tok_0123456789abcdef";

let made: Certificates;
let api: TlsApi;
let asking: TlsApi;
let proxy: TestProxy;
beforeAll(async () => {
  made = await makeCertificates();
  [api, asking, proxy] = await Promise.all([startTls(made, false), startTls(made, true), startProxy()]);
});
afterAll(async () => {
  await Promise.all([api, asking, proxy].map((each) => each[Symbol.asyncDispose]()));
});

type Fetch = NonNullable<ClientOptions["fetch"]>;

/** Core's README shows this. */
function fetchOver(dispatcher: undici.Dispatcher): Fetch {
  onTestFinished(() => dispatcher.destroy());
  return undiciFetch(dispatcher);
}

/** A `fetch` that comes from a package. */
function packageFetchOver(dispatcher: undici.Dispatcher): Fetch {
  onTestFinished(() => dispatcher.destroy());
  // undici describes the same fetch by types of its own.
  return ((url: string, init: undici.RequestInit) =>
    undici.fetch(url, { ...init, dispatcher })) as unknown as typeof fetch;
}

describe.each([
  ["undiciFetch", fetchOver],
  ["undici's own fetch", packageFetchOver],
])("a proxy, by undici's ProxyAgent and %s", (_, fetchOver) => {
  test.each(calls)("%s goes through it, and nothing goes past it", async (_, run) => {
    const before = [api.seen.connections, proxy.tunnels.length];
    const dispatcher = new undici.ProxyAgent({ uri: proxy.url, requestTls: { ca: made.ca } });
    await run({ baseUrl: api.url, fetch: fetchOver(dispatcher) });
    const [connections = 0, tunnels = 0] = [api.seen.connections, proxy.tunnels.length].map(
      (count, index) => count - (before[index] ?? 0),
    );
    expect(tunnels).toBeGreaterThan(0);
    expect(connections).toBe(tunnels);
    expect(proxy.tunnels.at(-1)).toBe(new URL(api.url).host);
  });

  test("a proxy that refuses is an error that says so, and nothing was sent", async () => {
    await using locked = await startProxy("open-sesame");
    const uri = locked.url.replace("//", "//ada:wrong-password@");
    const fetch = fetchOver(new undici.ProxyAgent({ uri, requestTls: { ca: made.ca } }));
    const error = await caught(call(createClient({ baseUrl: api.url, token, fetch, retry: false }), get, input));
    expect(error).toMatchObject({ name: "NetworkError", sideEffect: "none" });
    expect(String(error)).toContain("Proxy response (407))");
    expect(JSON.stringify(error)).not.toContain("wrong-password");
  });

  test("a proxy with a password is passed with the password", async () => {
    await using locked = await startProxy("open-sesame");
    const uri = locked.url.replace("//", "//ada:open-sesame@");
    const fetch = fetchOver(new undici.ProxyAgent({ uri, requestTls: { ca: made.ca } }));
    expect(await call(createClient({ baseUrl: api.url, token, fetch }), get, input)).toEqual({ ok: true });
  });
});

describe("a proxy, by the environment", () => {
  test("NODE_USE_ENV_PROXY sends everything through HTTPS_PROXY", async () => {
    const before = proxy.tunnels.length;
    expect(await runChild({ HTTPS_PROXY: proxy.url })).toBe('{"ok":true}');
    expect(proxy.tunnels.slice(before)).toEqual([new URL(api.url).host]);
  });

  test("but for what NO_PROXY names", async () => {
    const before = proxy.tunnels.length;
    expect(await runChild({ HTTPS_PROXY: proxy.url, NO_PROXY: "127.0.0.1" })).toBe('{"ok":true}');
    expect(proxy.tunnels.slice(before)).toEqual([]);
  });
});

test("undici's EnvHttpProxyAgent sends everything through HTTPS_PROXY", async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const name of ["HTTPS_PROXY", "https_proxy"]) vi.stubEnv(name, proxy.url);
  const before = proxy.tunnels.length;
  const fetch = fetchOver(new undici.EnvHttpProxyAgent({ requestTls: { ca: made.ca } }));
  expect(await call(createClient({ baseUrl: api.url, token, fetch }), get, input)).toEqual({ ok: true });
  expect(proxy.tunnels.slice(before)).toEqual([new URL(api.url).host]);
});

describe("a server that asks who is there", () => {
  test.each(calls)("%s is answered to a client with a certificate", async (_, run) => {
    const connect = { ...made.client, ca: made.ca };
    await run({ baseUrl: asking.url, fetch: fetchOver(new undici.Agent({ connect })) });
    expect(asking.seen.names.at(-1)).toBe("ada");
  });

  test("a client without one is refused", async () => {
    const before = asking.seen.names.length;
    const fetch = fetchOver(new undici.Agent({ connect: { ca: made.ca } }));
    const error = await caught(call(createClient({ baseUrl: asking.url, token, fetch, retry: false }), get, input));
    expect(error).toMatchObject({ name: "NetworkError" });
    expect(asking.seen.names).toHaveLength(before);
  });

  test.each(calls)("%s is answered to node-fetch, with an agent of Node", async (_, run) => {
    const agent = new HttpsAgent({ ...made.client, ca: made.ca });
    onTestFinished(() => agent.destroy());
    await run({ baseUrl: asking.url, fetch: overNodeFetch(agent) });
    expect(asking.seen.names.at(-1)).toBe("ada");
  });
});

test("a certificate that nobody vouches for is an error, and nothing was sent", async () => {
  const client = createClient({ baseUrl: api.url, token, retry: false });
  const error = await caught(call(client, { route: "POST /v1/things" }, { name: "site" }));
  expect(error).toMatchObject({ name: "NetworkError", sideEffect: "none" });
  expect(String(error)).toContain("SELF_SIGNED_CERT_IN_CHAIN)");
});

describe("a clock of undici's own", () => {
  test("is none with undiciFetch: those of the client count", async () => {
    await using silent = await startTls(made, false, () => {});
    const fetch = fetchOver(new undici.Agent({ headersTimeout: 50, connect: { ca: made.ca } }));
    const client = createClient({ baseUrl: silent.url, token, fetch, retry: false, timeout: { attempt: 300 } });
    expect(String(await caught(call(client, get, input)))).toContain("timed out after 300 ms (timeout.attempt)");
  });

  test("ends an attempt that the client would wait for, and is named", async () => {
    await using silent = await startTls(made, false, () => {});
    const fetch = packageFetchOver(new undici.Agent({ headersTimeout: 50, connect: { ca: made.ca } }));
    const client = createClient({ baseUrl: silent.url, token, fetch, retry: false, timeout: { attempt: 600_000 } });
    const error = await caught(call(client, get, input));
    expect(error).toMatchObject({ name: "TimeoutError", sideEffect: "possible" });
    expect(String(error)).toContain("was ended by fetch's own timeout (HeadersTimeoutError)");
  });

  test.each(["an answer", "a stream"])("ends %s within its body, and is named", async (what) => {
    await using stalled = await startTls(made, false, (_, response) => {
      response.writeHead(200, { "content-type": "application/x-ndjson" }).write('{"id":1}\n');
    });
    const fetch = packageFetchOver(new undici.Agent({ bodyTimeout: 50, connect: { ca: made.ca } }));
    const client = createClient({ baseUrl: stalled.url, token, fetch, retry: false });
    const follow = async () => {
      for await (const _ of stream(client, { route: "GET /v1/lines" }));
    };
    const error = await caught(what === "a stream" ? follow() : call(client, get, input));
    expect(error).toMatchObject({ name: "TimeoutError", sideEffect: "certain" });
    expect(String(error)).toContain("was ended by fetch's own timeout (BodyTimeoutError)");
  });
});

/** node-fetch speaks of Node's streams where others speak of the web's. */
function overNodeFetch(agent: HttpsAgent): NonNullable<ClientOptions["fetch"]> {
  return async (url, { body, headers, method = "GET", redirect = "manual", signal = null }) => {
    const sent = body instanceof ReadableStream ? Readable.from(body) : body;
    const answer = await nodeFetch(url, {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      // Core sends text, bytes, Blobs and streams as bodies; bytes may have any class.
      body: sent as string | Buffer | Blob | Readable,
      redirect,
      signal,
      agent,
    });
    // The types of Node and of the web describe one class twice.
    const readable = answer.body && (Readable.toWeb(Readable.from(answer.body)) as ReadableStream);
    return new Response(readable, { status: answer.status, headers: [...answer.headers] });
  };
}

async function runChild(variables: Record<string, string>): Promise<string> {
  const authorities = join(newFolder(), "ca.pem");
  await writeFile(authorities, made.ca);
  const env = {
    PATH: process.env.PATH,
    NODE_USE_ENV_PROXY: "1",
    NODE_EXTRA_CA_CERTS: authorities,
    SLIPWAY_API_URL: api.url,
    ...variables,
  };
  return (await run(process.execPath, [join(import.meta.dirname, "env-proxy.child.ts")], { env })).stdout.trim();
}
