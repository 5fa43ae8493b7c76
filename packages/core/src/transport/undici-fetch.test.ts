import { createServer } from "node:http";
import zlib from "node:zlib";
import { Agent } from "undici";
import { expect, onTestFinished, test } from "vitest";
import { portOf } from "../../../../test/port-of.ts";
import { undiciFetch } from "./undici-fetch.ts";

/** A server that answers each path with the same, and its connections. */
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
const empty = new Uint8Array();

test.each<[what: string, encoding: string, body: Uint8Array]>([
  ["as it is", "identity", large],
  ["with gzip", "gzip", zlib.gzipSync(large)],
  ["with gzip under its old name", "X-GZip", zlib.gzipSync(large)],
  ["with deflate", "deflate", zlib.deflateSync(large)],
  ["with deflate without its header", "deflate", zlib.deflateRawSync(large)],
  ["with Brotli", "br", zlib.brotliCompressSync(large)],
  ["with gzip twice", "gzip, gzip", zlib.gzipSync(zlib.gzipSync(large))],
  ["with deflate and then Brotli", "deflate,br", zlib.brotliCompressSync(zlib.deflateSync(large))],
  // Node before 22.15 has none.
  ...(zlib.zstdCompressSync
    ? [["with zstd", "zstd", zlib.zstdCompressSync(large)] satisfies [string, string, Uint8Array]]
    : []),
  ["in a way that nobody knows", "gzip, sesame", zlib.gzipSync(large)],
  ["with gzip, without its last bytes", "gzip", zlib.gzipSync(large).subarray(0, -8)],
  ["with gzip, of which there is nothing", "gzip", empty],
  ["with deflate, of which there is nothing", "deflate", empty],
  ["with Brotli, of which there is nothing", "br", empty],
])("what is packed %s is read as fetch reads it", async (_what, encoding, body) => {
  const headers = { "content-encoding": encoding, "content-length": String(body.length) };
  const { url } = await start(200, headers, body);
  const expected = Buffer.from(await (await fetch(url)).arrayBuffer());
  const answer = await undiciFetch(agent(1))(url, {});
  const received = Buffer.from(await answer.arrayBuffer());
  expect(received.equals(expected)).toBe(true);
  if (body.length > 0 && !encoding.includes("sesame")) expect(received.toString()).toBe(text);
});

test.each([
  ["packed with what it is not", "gzip", Buffer.from("no gzip at all")],
  ["packed six times", "gzip, gzip, gzip, gzip, gzip, gzip", zlib.gzipSync("")],
])("what is said to be %s is an error, and its connection is free", async (_what, encoding, body) => {
  const { url } = await start(200, { "content-encoding": encoding }, body);
  const byUndici = undiciFetch(agent(1));
  const reading = (async () => (await byUndici(url, {})).text())();
  await expect(reading).rejects.toThrow();
  expect(await (await byUndici(`${url}/plain`, {})).text()).toBe("plain");
});

test.each([600, 999])("a status of %i is an error, and its connection is free", async (status) => {
  const { url, connections } = await start(status, {}, Buffer.alloc(1_000_000));
  const byUndici = undiciFetch(agent(1));
  for (let turn = 0; turn < 3; turn++) {
    await expect(byUndici(url, {})).rejects.toThrow(`the status ${status} is none`);
  }
  expect(await (await byUndici(`${url}/plain`, {})).text()).toBe("plain");
  expect(await connections()).toBeLessThanOrEqual(2);
});

test("what is packed and left before its end frees its connection", async () => {
  const { url } = await start(200, { "content-encoding": "gzip" }, zlib.gzipSync(Buffer.alloc(50_000_000)));
  const byUndici = undiciFetch(agent(1));
  const unread = await byUndici(url, {});
  await unread.body?.cancel();
  const begun = (await byUndici(url, {})).body?.getReader();
  await begun?.read();
  await begun?.cancel();
  expect(await (await byUndici(`${url}/plain`, {})).text()).toBe("plain");
});
