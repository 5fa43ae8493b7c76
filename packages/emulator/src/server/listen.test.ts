import { EventEmitter, once } from "node:events";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { start } from "../../test/start.ts";
import { listen } from "./listen.ts";

test.each(["203.0.113.7", "no-such-host.invalid"])(
  "%s is not an address of this machine, and the error says what is",
  async (host) => {
    await expect(listen({ host, port: 0 }, async () => new Response())).rejects.toThrow(
      `${host} is not an address of this machine; choose one that is, or 0.0.0.0 for all`,
    );
  },
);

test("an address that stands for all is one of the loopback in the URL", async () => {
  const listener = await listen({ host: "0.0.0.0", port: 0 }, async () => new Response("here"));
  onTestFinished(() => listener.close());
  const response = await fetch(listener.url.replace("127.0.0.1", "localhost"));
  // Node's own 5 s end a connection while a test computes.
  expect([await response.text(), response.headers.get("keep-alive")]).toEqual(["here", "timeout=65"]);
});

const [address] = Object.values(networkInterfaces()).flatMap((each) =>
  (each ?? []).flatMap(({ internal, family, address }) => (internal || family !== "IPv4" ? [] : [address])),
);

test.skipIf(address === undefined)(
  "a visitor of another machine has the address of the connection (needs one beside the loopback's)",
  async () => {
    const handle = async ({ headers }: Request) => new Response(headers.get("x-forwarded-for") ?? "none");
    const listener = await listen({ host: "0.0.0.0", port: 0 }, handle);
    onTestFinished(() => listener.close());
    const seen = async (host: string, headers = {}) =>
      (await fetch(listener.url.replace("127.0.0.1", host), { headers })).text();
    expect([await seen("127.0.0.1"), await seen(`${address}`)]).toEqual(["none", address]);
    expect(await seen(`${address}`, { "x-forwarded-for": "192.0.2.9" })).toBe("192.0.2.9");
  },
);

test("a body goes through in both directions as it comes", async () => {
  const listener = await listen({ host: "127.0.0.1", port: 0 }, async (request) => new Response(request.body));
  onTestFinished(() => listener.close());
  const response = await fetch(listener.url, {
    method: "POST",
    body: new Uint8Array(8 * 1024 * 1024).fill(7),
  });
  expect((await response.bytes()).every((byte) => byte === 7)).toBe(true);
});

test("the handler learns that the caller has gone", async () => {
  const seen = new EventEmitter();
  const arrived = once(seen, "arrived");
  const listener = await listen({ host: "127.0.0.1", port: 0 }, async (request) => {
    const gone = once(request.signal, "abort");
    seen.emit("arrived", gone);
    await gone;
    return new Response();
  });
  onTestFinished(() => listener.close());
  const socket = connect(Number(new URL(listener.url).port), "127.0.0.1", () =>
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"),
  );
  const [gone] = await arrived;
  socket.destroy();
  await expect(gone).resolves.toBeDefined();
});

test("the description of the API is served when there is one", async () => {
  const { emulator } = await start({ openapi: { openapi: "3.1.0" } });
  expect(await (await fetch(`${emulator.url}/openapi.json`)).json()).toEqual({ openapi: "3.1.0" });
  const { emulator: without } = await start({ openapi: "/nowhere/openapi.json" });
  expect((await fetch(`${without.url}/openapi.json`)).status).toBe(404);
});

test("an answer arrives before the request's body has been read, and the connection goes on", async () => {
  const listener = await listen({ host: "127.0.0.1", port: 0 }, async () => new Response("no", { status: 413 }));
  onTestFinished(() => listener.close());
  const body = new Uint8Array(8 * 1024 * 1024);
  for (let round = 0; round < 3; round++) {
    const response = await fetch(listener.url, { method: "POST", body });
    expect([response.status, await response.text()]).toEqual([413, "no"]);
  }
});

test("an answer arrives on a connection that ends with it, whatever was left unread", async () => {
  const listener = await listen({ host: "127.0.0.1", port: 0 }, async () => new Response("no", { status: 413 }));
  onTestFinished(() => listener.close());
  const socket = connect(Number(new URL(listener.url).port), "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 100000\r\n\r\n");
  socket.write("x".repeat(100_000));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
});

test("HEAD is answered as GET is, without the body", async () => {
  const { emulator } = await start();
  const headers = { authorization: `Bearer ${emulator.token}` };
  const head = await fetch(`${emulator.url}/v2/user`, { method: "HEAD", headers });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(head.headers.get("content-type")).toContain("json");
});
