import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { type Started, start } from "../../../test/start.ts";
import type { RequestFault } from "./fault.ts";

const path = "/v2/user";

function open({ emulator }: Started): Socket {
  const { hostname, port } = new URL(emulator.url);
  const socket = connect(Number(port), hostname);
  const head = ["host: localhost", `authorization: Bearer ${emulator.token}`, "connection: close"].join("\r\n");
  socket.write(`GET ${path} HTTP/1.1\r\n${head}\r\n\r\n`);
  return socket;
}

async function received(socket: Socket, enough?: (text: string) => boolean): Promise<string> {
  let text = "";
  for await (const piece of socket.iterator({ destroyOnReturn: false })) {
    text += piece;
    if (enough?.(text)) break;
  }
  return text;
}

const headersEnd = "\r\n\r\n";

function ask({ emulator }: Started, init?: RequestInit): Promise<Response> {
  return emulator.fetch(emulator.url + path, { ...init, headers: { authorization: `Bearer ${emulator.token}` } });
}

function askFromOutside({ emulator }: Started): Promise<Response> {
  return fetch(emulator.url + path, { headers: { authorization: `Bearer ${emulator.token}` } });
}

function plan({ emulator }: Started, fault: Pick<RequestFault, "drip" | "stall" | "truncate" | "times">): void {
  emulator.faults.add({ operation: "getUser", ...fault });
}

async function wholeText(started: Started): Promise<string> {
  return (await ask(started)).text();
}

test("an answer drips, a few bytes at a time, and is whole in the end", async () => {
  const started = await start();
  const whole = await wholeText(started);
  plan(started, { drip: { bytes: 50, interval: 20 }, times: 2 });
  const sizes = [];
  for await (const piece of (await ask(started)).body ?? []) sizes.push(piece.length);
  expect(sizes.slice(0, -1)).toEqual(Array(Math.ceil(whole.length / 50) - 1).fill(50));
  const begun = performance.now();
  expect(await (await askFromOutside(started)).text()).toBe(whole);
  // Real time passed, though the clock stands still; timers may be early by less than a millisecond.
  expect(performance.now() - begun).toBeGreaterThan((sizes.length - 1) * 19);
});

test("an answer stalls after its headers, over a socket", async () => {
  const started = await start();
  plan(started, { stall: "headers" });
  const socket = open(started);
  const text = await received(socket, (all) => all.includes(headersEnd));
  socket.destroy();
  expect(text).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(text.endsWith(headersEnd)).toBe(true);
});

test("an answer stalls midway, in process, until its reader goes", async () => {
  const started = await start({ listen: false });
  const whole = await wholeText(started);
  plan(started, { stall: "midway" });
  const reader = (await ask(started)).body?.getReader();
  const first = await reader?.read();
  expect(first?.value?.length).toBe(Math.ceil(whole.length / 2));
  const next = reader?.read();
  await reader?.cancel();
  expect((await next)?.done).toBe(true);
});

test("a caller that gives up ends a stalled answer with its own reason", async () => {
  const started = await start({ listen: false });
  plan(started, { stall: "headers" });
  const gone = new AbortController();
  const response = await ask(started, { signal: gone.signal });
  const reading = expect(response.text()).rejects.toThrow("enough");
  gone.abort(new Error("enough"));
  await reading;
});

test("an answer without a body stalls without its headers", async () => {
  const started = await start({ listen: false });
  plan(started, { stall: "headers" });
  const gone = new AbortController();
  const asking = expect(ask(started, { method: "HEAD", signal: gone.signal })).rejects.toThrow("enough");
  gone.abort(new Error("enough"));
  await asking;
});

test.each([{ stall: "headers" }, { stall: "midway" }, { drip: { bytes: 1, interval: 3_600_000 } }] as const)(
  "the emulator's end ends %o, over sockets and in process",
  async (fault) => {
    const started = await start();
    plan(started, { ...fault, times: 2 });
    const inProcess = await ask(started);
    const socket = open(started);
    await received(socket, (all) => all.includes(headersEnd));
    const ended = received(socket).catch(() => "reset");
    await started.emulator.close();
    await expect(inProcess.text()).rejects.toThrow("The emulator is closed");
    expect((await ended).length).toBeLessThan(500);
  },
);

test("a truncated answer tells the length of the whole, and its connection is cut", async () => {
  const started = await start();
  const whole = await wholeText(started);
  plan(started, { truncate: "length" });
  const text = await received(open(started));
  expect(text).toMatch(new RegExp(`content-length: ${whole.length}\\r`, "i"));
  expect(text.split(headersEnd)[1]).toBe(whole.slice(0, Math.floor(whole.length / 2)));
  plan(started, { truncate: "length", times: 2 });
  await expect(ask(started).then((response) => response.text())).rejects.toThrow("truncated");
  await expect(askFromOutside(started).then((response) => response.text())).rejects.toThrow();
});

test("truncated content ends as if it were whole: JSON that cannot be parsed", async () => {
  const started = await start();
  const whole = await wholeText(started);
  plan(started, { truncate: "content" });
  const response = await askFromOutside(started);
  const text = await response.text();
  expect([response.status, text]).toEqual([200, whole.slice(0, Math.floor(whole.length / 2))]);
  expect(() => JSON.parse(text)).toThrow();
});
