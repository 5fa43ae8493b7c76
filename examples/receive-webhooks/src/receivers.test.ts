import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { signWebhook } from "@slipway/webhooks";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { expressApp } from "./express.ts";
import { honoApp } from "./hono.ts";
import { POST } from "./next-route.ts";
import { nodeServer } from "./node.ts";
import worker from "./worker.ts";

const secret = "secret";

/** Handlers of web requests, behind a server of Node that makes such requests, and leaves the classes of other tests alone. */
const served = (fetch: (request: Request) => Response | Promise<Response>) =>
  createServer(getRequestListener(fetch, { overrideGlobalObjects: false }));

const receivers: Readonly<Record<string, () => Server>> = {
  "node:http": () => nodeServer(secret),
  Express: () => createServer(expressApp(secret)),
  Hono: () => served(honoApp(secret).fetch),
  "a route handler of Next": () => served(POST),
  "a worker": () => served((request) => worker.fetch(request, { WEBHOOK_SECRET: secret })),
};

const { Request: ownRequest, Response: ownResponse } = globalThis;

afterAll(() => {
  expect([globalThis.Request, globalThis.Response]).toEqual([ownRequest, ownResponse]);
});

describe.each(Object.keys(receivers))("%s", (name) => {
  let server: Server;
  let url: string;

  beforeEach(async () => {
    process.env.WEBHOOK_SECRET = secret;
    server = (receivers[name] ?? createServer)().listen(0, "127.0.0.1");
    await once(server, "listening");
    // A server that listens at a port has an address with it.
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  });

  afterEach(async () => {
    delete process.env.WEBHOOK_SECRET;
    server.closeAllConnections();
    server.close();
    await once(server, "close");
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
    expect(await deliver(await signWebhook("moon.landed", secret))).toEqual([200, "nothing to do for moon.landed"]);
  });

  test("refuses what somebody else has signed, and what nobody has", async () => {
    expect(await deliver(await signWebhook("deployment.succeeded", "another"))).toEqual([403, ""]);
    const { body } = await signWebhook("deployment.succeeded", secret);
    expect(await deliver({ body, headers: { "content-type": "application/json" } })).toEqual([403, ""]);
  });
});
