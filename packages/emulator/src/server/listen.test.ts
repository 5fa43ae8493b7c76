import { EventEmitter, once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { start } from "../../test/start.ts";
import { listen } from "./listen.ts";

test.each(["0.0.0.0", "::", "192.168.0.1", "example.com"])("%s is no loopback address", async (host) => {
  await expect(listen({ host, port: 0 }, async () => new Response())).rejects.toThrow(/loopback addresses only/);
});

test("a body goes through in both directions as it comes", async () => {
  const listener = await listen({ host: "127.0.0.1", port: 0 }, async (request) => new Response(request.body));
  onTestFinished(() => listener.close());
  const size = 8 * 1024 * 1024;
  const response = await fetch(listener.url, {
    method: "POST",
    body: new Uint8Array(size).fill(7),
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
  await gone;
});

test("the description of the API is served when there is one", async () => {
  const { emulator } = await start({ openapi: { openapi: "3.1.0" } });
  expect(await (await fetch(`${emulator.url}/openapi.json`)).json()).toEqual({ openapi: "3.1.0" });
  const { emulator: without } = await start({ openapi: "/nowhere/openapi.json" });
  expect((await fetch(`${without.url}/openapi.json`)).status).toBe(404);
});
