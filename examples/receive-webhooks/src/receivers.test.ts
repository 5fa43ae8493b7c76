import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { SignedDelivery } from "@slipway/core";
import { signWebhook } from "@slipway/webhooks";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { expressApp } from "./express.ts";
import { honoApp } from "./hono.ts";
import { POST } from "./next-route.ts";
import { nodeServer } from "./node.ts";
import { receive } from "./receive.ts";
import worker from "./worker.ts";

const secret = "secret";

/** Handlers of web requests, behind a server of Node that makes such requests, and leaves the classes of other tests alone. */
const served = (fetch: (request: Request) => Response | Promise<Response>) =>
  createServer(getRequestListener(fetch, { overrideGlobalObjects: false }));

const receivers: Readonly<Record<string, (secret: string | undefined) => Server>> = {
  "node:http": nodeServer,
  Express: (secret) => createServer(expressApp(secret)),
  Hono: (secret) => served(honoApp(secret).fetch),
  "a route handler of Next": (secret) => {
    vi.stubEnv("WEBHOOK_SECRET", secret);
    return served(POST);
  },
  "a worker": (secret) => served((request) => worker.fetch(request, { WEBHOOK_SECRET: secret })),
};

const { Request: ownRequest, Response: ownResponse } = globalThis;

afterAll(() => {
  expect([globalThis.Request, globalThis.Response]).toEqual([ownRequest, ownResponse]);
});

describe.each(Object.keys(receivers))("%s", (name) => {
  let server: Server;
  let url: string;
  let logged: unknown[];

  const start = async (make: (secret: string | undefined) => Server, known: string | undefined) => {
    server = make(known).listen(0, "127.0.0.1");
    await once(server, "listening");
    // A server that listens at a port has an address with it.
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  };
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  const make = receivers[name] ?? nodeServer;

  beforeEach(async () => {
    logged = [];
    vi.spyOn(console, "error").mockImplementation((said) => logged.push(said));
    await start(make, secret);
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    await stop();
  });

  const deliver = async (delivery: { body: string; headers: Record<string, string> }) => {
    const response = await fetch(url, { method: "POST", ...delivery });
    return [response.status, await response.text()];
  };

  test("does what an event is about, and once", async () => {
    const delivery = await signWebhook("deployment.succeeded", secret);
    expect(await deliver(delivery)).toEqual([200, "https://site-example.vercel.app is up"]);
    expect(await deliver(delivery)).toEqual([200, "seen before"]);
    expect(await deliver(await signWebhook("project.renamed", secret))).toEqual([200, "older-site is site now"]);
  });

  test("takes an event that nobody knows yet", async () => {
    expect(await deliver(await signWebhook({ type: "moon.landed", payload: {} }, secret))).toEqual([
      200,
      "nothing to do for moon.landed",
    ]);
  });

  test("refuses deliveries that are unsigned or signed by others", async () => {
    expect(await deliver(await signWebhook("deployment.succeeded", "another"))).toEqual([403, ""]);
    const { body } = await signWebhook("deployment.succeeded", secret);
    expect(await deliver({ body, headers: { "content-type": "application/json" } })).toEqual([403, ""]);
    expect(logged).toEqual([
      expect.stringContaining("does not match the body: check the secret"),
      expect.stringContaining("has no x-vercel-signature"),
    ]);
  });

  test("works again on an event whose work failed, and only then has seen it", async () => {
    const id = `${name} fails once`;
    // An event without what the platform documents: the work on it throws.
    const broken = await signWebhook("deployment.error", secret, { id, payload: JSON.parse("{}") });
    expect(await deliver(broken)).toEqual([500, ""]);
    expect(await deliver(broken)).toEqual([500, ""]);
    expect(logged).toEqual([expect.any(TypeError), expect.any(TypeError)]);
    const whole = await signWebhook("deployment.error", secret, { id });
    expect(await deliver(whole)).toEqual([200, expect.stringMatching(/^look at https:/)]);
    expect(await deliver(whole)).toEqual([200, "seen before"]);
  });

  test.each([
    ["without a secret", undefined, /There is no secret/],
    ["with a line's end in its secret", `${secret}\n`, /white space around it/],
  ])("%s it is at fault itself, and says so", async (_, wrong, message) => {
    await stop();
    await start(make, wrong);
    expect(await deliver(await signWebhook("deployment.succeeded", secret))).toEqual([500, ""]);
    expect(logged).toEqual([expect.stringMatching(message)]);
  });
});

test("a body that was parsed before is the receiver's fault, and it says so", async () => {
  const logged: unknown[] = [];
  vi.spyOn(console, "error").mockImplementation((said) => logged.push(said));
  const { headers } = await signWebhook("deployment.succeeded", secret);
  // A request after `express.json()`.
  const parsed: object = { headers, body: { type: "deployment.succeeded" } };
  // No type lets it through; programs without types do.
  expect(await receive(parsed as SignedDelivery, secret)).toEqual({ status: 500, text: "" });
  expect(logged).toEqual(["The body was parsed: give the raw body, text or bytes."]);
  vi.restoreAllMocks();
});
