import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { signDrain } from "@slipway/drains";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drainServer, type Receiver } from "./server.ts";

let server: Server;
let url: string;
let seen: unknown[];
let logged: unknown[];

const receiver: Receiver = {
  secret: "secret",
  authorization: "Bearer hush",
  onLine: ({ level, message }) => seen.push(`${level}: ${message}`),
  onMeasurement: ({ metricType, value }) => seen.push([metricType, value]),
};

const start = async (configured: Receiver) => {
  server = drainServer(configured).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens at a port has an address with it.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeEach(async () => {
  seen = [];
  logged = [];
  vi.spyOn(console, "error").mockImplementation((said) => logged.push(said));
  await start(receiver);
});

afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

const lines = [
  { level: "info", message: "up" },
  { level: "error", message: "down" },
];

test.each(["json", "ndjson"] as const)("lines in %s are verified and read", async (encoding) => {
  const delivery = await signDrain(lines, "secret", encoding);
  expect((await fetch(`${url}/logs`, { method: "POST", ...delivery })).status).toBe(200);
  expect(seen).toEqual(["info: up", "error: down"]);
});

test("lines that somebody else has signed are refused", async () => {
  const delivery = await signDrain(lines, "another");
  expect((await fetch(`${url}/logs`, { method: "POST", ...delivery })).status).toBe(403);
  expect(seen).toEqual([]);
});

test("measurements are read for who knows the header", async () => {
  const body = '{"metricType":"LCP","value":2.5}\n{"metricType":"CLS","value":0.1}\n';
  const post = (authorization: string) => fetch(`${url}/speed`, { method: "POST", body, headers: { authorization } });
  expect((await post("Bearer guess")).status).toBe(403);
  expect(seen).toEqual([]);
  expect((await post("Bearer hush")).status).toBe(200);
  expect(seen).toEqual([
    ["LCP", 2.5],
    ["CLS", 0.1],
  ]);
});

test("a server without its header does not begin: everybody who sends none would know it", () => {
  expect(() => drainServer({ ...receiver, authorization: "" })).toThrow("There is no `authorization`");
});

test("lines are not refused as the sender's when the secret is not set, and the log says so", async () => {
  server.close();
  await start({ ...receiver, secret: "" });
  const delivery = await signDrain(lines, "secret");
  expect((await fetch(`${url}/logs`, { method: "POST", ...delivery })).status).toBe(500);
  expect([seen, logged]).toEqual([[], ["There is no secret: give the webhook's."]]);
});

test("measurements before a fault are handed on, and the fault is the sender's", async () => {
  const body = '{"metricType":"LCP","value":2.5}\n{"metricType":"CLS","value":0.1}\noops\n';
  const headers = { authorization: "Bearer hush" };
  expect((await fetch(`${url}/speed`, { method: "POST", body, headers })).status).toBe(400);
  expect([seen.length, logged]).toEqual([2, [expect.stringContaining("something else than objects")]]);
});
