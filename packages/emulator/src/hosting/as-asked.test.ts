import { once } from "node:events";
import { type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { deployFiles, start, visit } from "../../test/start.ts";
import type { Emulator } from "../index.ts";

const long = "All's well that ends well. ".repeat(100);
const files = {
  "index.html": long,
  "data.json": `[${"1,".repeat(300)}1]`,
  "app.wasm": long,
  "photo.jpg": long,
  "font.woff2": long,
  "small.txt": "short",
};

async function site(): Promise<{ readonly emulator: Emulator; readonly host: string }> {
  const started = await start();
  await deployFiles(started, files);
  return { emulator: started.emulator, host: "site.localhost" };
}

async function open(emulator: Emulator, path: string, headers: OutgoingHttpHeaders, method = "GET") {
  const { port } = new URL(emulator.url);
  const sent = request({ port, path, method, headers: { host: `site.localhost:${port}`, ...headers } }).end();
  const [answer]: IncomingMessage[] = await once(sent, "response");
  if (!answer) throw new Error("No answer.");
  return answer;
}

async function ask(...args: Parameters<typeof open>) {
  const answer = await open(...args);
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

// By the list of https://vercel.com/docs/how-vercel-cdn-works/compression, 2026-03-05; that what is short stays is chosen.
test.each([
  ["/", "gzip, deflate, br", "br"],
  ["/", "gzip", "gzip"],
  ["/", "gzip, br;q=0", "gzip"],
  ["/", "deflate", undefined],
  ["/", "", undefined],
  ["/data.json", "br", "br"],
  ["/app.wasm", "br", "br"],
  ["/photo.jpg", "br", undefined],
  ["/font.woff2", "br", undefined],
  ["/small.txt", "br", undefined],
])("%s for who takes %j comes as %s, with the bytes that were deployed", async (path, accepted, coding) => {
  const { emulator } = await site();
  const { headers, body } = await ask(emulator, path, { "accept-encoding": accepted });
  expect(headers["content-encoding"]).toBe(coding);
  const read = coding === "br" ? brotliDecompressSync(body) : coding === "gzip" ? gunzipSync(body) : body;
  const name = path === "/" ? "index.html" : path.slice(1);
  expect(read.toString()).toBe(files[name as keyof typeof files]);
  if (coding) expect([headers.vary, headers.etag?.slice(0, 2)]).toEqual(["accept-encoding", "W/"]);
  const again = await ask(emulator, path, { "accept-encoding": accepted, "if-none-match": headers.etag ?? "" });
  expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
  const head = await ask(emulator, path, { "accept-encoding": accepted }, "HEAD");
  expect([head.headers["content-encoding"], head.body.length]).toEqual([coding, 0]);
  expect((await ask(emulator, path, { "accept-encoding": accepted, range: "bytes=1-2" })).body.toString()).toBe(
    files[name as keyof typeof files].slice(1, 3),
  );
});

test("a handler's stream arrives part by part also when it is compressed, and ends when its visitor leaves", async () => {
  const { emulator } = await site();
  let next = (_text: string): void => {};
  const left = new Promise((resolve) => {
    emulator.serve("site", () => {
      const body = new ReadableStream({
        start: (stream) => {
          next = (text) => stream.enqueue(new TextEncoder().encode(text));
          next("first");
        },
        cancel: resolve,
      });
      return new Response(body, { headers: { "content-type": "text/plain" } });
    });
  });
  const answer = await open(emulator, "/stream", { "accept-encoding": "br" });
  expect(answer.headers["content-encoding"]).toBe("br");
  const read = answer.pipe(createBrotliDecompress()).setEncoding("utf8");
  const [first] = await once(read, "data");
  next("second");
  const [second] = await once(read, "data");
  expect([first, second]).toEqual(["first", "second"]);
  answer.destroy();
  await left;
});

test.each([204, 205])("an answer of status %i is in no coding, as it has no body", async (status) => {
  const { emulator } = await site();
  emulator.serve("site", () => new Response(null, { status, headers: { "content-type": "application/json" } }));
  expect((await ask(emulator, "/none", { "accept-encoding": "br" })).headers["content-encoding"]).toBeUndefined();
});

test("a file says since when it is there, and is not sent again to who has it since", async () => {
  const { emulator, host } = await site();
  const modified = (await visit(emulator, host)).headers.get("last-modified") ?? "";
  const since = async (time: number) => {
    const date = new Date(Date.parse(modified) + time).toUTCString();
    return (await visit(emulator, host, "/", { headers: { "if-modified-since": date } })).status;
  };
  expect([await since(-1000), await since(0), await since(1000)]).toEqual([200, 304, 304]);
  const both = { "if-modified-since": modified, "if-none-match": '"another"' };
  expect((await visit(emulator, host, "/", { headers: both })).status).toBe(200);
});

test("an error of the platform's is JSON for programs, HTML for browsers, and text for who names nothing", async () => {
  const { emulator, host } = await site();
  const read = async (accept?: string) => {
    const response = await visit(emulator, host, "/lost", accept === undefined ? {} : { headers: { accept } });
    expect([response.status, response.headers.get("x-vercel-error")]).toEqual([404, "NOT_FOUND"]);
    return `${response.headers.get("content-type")}\n${await response.text()}`;
  };
  const message = "The page could not be found.";
  for (const accept of ["application/json", "application/json, text/plain, */*"])
    expect(await read(accept)).toBe(`application/json\n{"error":{"code":"404","message":"${message}"}}\n`);
  expect(await read("text/html,application/xhtml+xml,*/*;q=0.8")).toMatch(
    /^text\/html; charset=utf-8\n<!doctype html>[\s\S]*<h1>404: NOT_FOUND<\/h1>\n<p>The page could not be found\.<\/p>\n<p>ID: /,
  );
  expect(await read("*/*")).toBe(`text/plain; charset=utf-8\n${message}\n\nNOT_FOUND\n`);
  expect(await read()).toBe(await read("*/*"));
  emulator.faults.add({ scope: "served", status: 503 });
  const planned = await visit(emulator, host, "/", { headers: { accept: "application/json" } });
  expect(await planned.json()).toMatchObject({ error: { code: "503" } });
});

test("input of a visitor is text in the page that reports it, too", async () => {
  const { emulator } = await start();
  const headers = { accept: "text/html" };
  const page = await visit(emulator, "nobody.localhost", "/<script>alert(1)</script>", { headers });
  const text = await page.text();
  expect(page.status).toBe(404);
  expect(text).not.toMatch(/<script/);
});
