import { createServer } from "node:http";
import zlib from "node:zlib";
import { Agent } from "undici";
import { expect, onTestFinished, test } from "vitest";
import { portOf } from "../../../../test/port-of.ts";
import { undiciFetch } from "./undici-fetch.ts";

async function start(
  status: number,
  headers: Record<string, string>,
  body: Uint8Array,
): Promise<{ url: string; connections: () => Promise<number> }> {
  const server = createServer((request, response) => {
    if (request.url === "/plain") return void response.end("plain");
    response.writeHead(status, headers);
    response.end(body);
  });
  const port = await portOf(server);
  const connections = (): Promise<number> =>
    new Promise((resolve, reject) => {
      server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  return { url: `http://127.0.0.1:${port}`, connections };
}

function agent(connections: number): Agent {
  const agent = new Agent({ connections });
  onTestFinished(() => agent.destroy());
  return agent;
}

const text = "what was packed ".repeat(10_000);
const large = Buffer.from(text);

test.each<[what: string, encoding: string, body: Uint8Array]>([
  ["as it is", "identity", large],
  ["packed with gzip, as was asked for", "gzip", zlib.gzipSync(large)],
  ["packed with gzip, of which there is nothing", "gzip", new Uint8Array()],
])("what comes %s is read as fetch reads it", async (_what, encoding, body) => {
  const headers = { "content-encoding": encoding, "content-length": String(body.length) };
  const { url } = await start(200, headers, body);
  const answer = await undiciFetch(agent(1))(url, {});
  expect(await answer.text()).toBe(await (await fetch(url)).text());
});

test("an answer in an unrequested encoding is passed on as it came", async () => {
  const packed = zlib.brotliCompressSync(large);
  const { url } = await start(200, { "content-encoding": "br" }, packed);
  const answer = await undiciFetch(agent(1))(url, {});
  expect(Buffer.from(await answer.arrayBuffer()).equals(packed)).toBe(true);
});

test.each([
  ["what it is not", Buffer.from("no gzip at all")],
  ["gzip whose end is missing", zlib.gzipSync(large).subarray(0, -8)],
])("what is said to be gzip and is %s is an error, and its connection is free", async (_what, body) => {
  const { url } = await start(200, { "content-encoding": "gzip" }, body);
  const byUndici = undiciFetch(agent(1));
  const reading = (async () => (await byUndici(url, {})).text())();
  await expect(reading).rejects.toThrow();
  expect(await (await byUndici(`${url}/plain`, {})).text()).toBe("plain");
});

test.each([600, 999])("a status of %i is an error, and its connection is free", async (status) => {
  const { url, connections } = await start(status, {}, Buffer.alloc(1_000_000));
  const byUndici = undiciFetch(agent(1));
  for (let turn = 0; turn < 3; turn++) {
    await expect(byUndici(url, {})).rejects.toThrow(`the status ${status} is invalid`);
  }
  expect(await (await byUndici(`${url}/plain`, {})).text()).toBe("plain");
  expect(await connections()).toBeLessThanOrEqual(2);
});

test("a compressed answer that is left before its end frees its connection", async () => {
  const { url } = await start(200, { "content-encoding": "gzip" }, zlib.gzipSync(Buffer.alloc(50_000_000)));
  const byUndici = undiciFetch(agent(1));
  const unread = await byUndici(url, {});
  await unread.body?.cancel();
  const begun = (await byUndici(url, {})).body?.getReader();
  await begun?.read();
  await begun?.cancel();
  expect(await (await byUndici(`${url}/plain`, {})).text()).toBe("plain");
});
