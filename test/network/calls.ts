import { expect } from "vitest";
import type { BodySource, ClientOptions, Middleware, Operation } from "../../packages/core/src/index.ts";
import { bytes, call, createClient, stream } from "../../packages/core/src/index.ts";
import { chain } from "../../packages/core/src/middleware.ts";
import { digestOf } from "./tls-api.ts";

const get: Operation = { route: "GET /v1/things/{id}" };
const post: Operation = { route: "POST /v1/things" };
const upload: Operation = { route: "PUT /v1/files/{id}", body: "application/octet-stream" };
const input = { id: "x" };
const content = Buffer.alloc(300_000, "content");

export const calls: readonly (readonly [string, (options: ClientOptions) => Promise<void>])[] = [
  ["a GET", async (options) => expect(await call(open(options), get, input)).toEqual({ ok: true })],
  ["a POST", async (options) => expect(await call(open(options), post, { name: "site" })).toEqual({ name: "site" })],
  ["an upload from memory", (options) => send(options, content)],
  ["an upload of a Blob", (options) => send(options, new Blob([content]))],
  ["an upload of a stream", (options) => send(options, () => new Blob([content]).stream())],
  [
    "a stream of records",
    async (options) => {
      const found: unknown[] = await Array.fromAsync(stream(open(options), { route: "GET /v1/lines" }));
      expect(found).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    },
  ],
  [
    "a download",
    async (options) => {
      const body = await bytes(open(options), { route: "GET /v1/bytes" });
      expect((await new Response(body).text()).length).toBe(1_000_000);
    },
  ],
  [
    "a call with middleware",
    async (options) => {
      const passing: Middleware = (request, next) => next(request);
      expect(await call(open({ ...options, middleware: chain(passing) }), post, { name: "site" })).toEqual({
        name: "site",
      });
    },
  ],
];

function open(options: ClientOptions): ReturnType<typeof createClient> {
  return createClient({ token: "tok_0123456789abcdef", retry: false, ...options });
}

async function send(options: ClientOptions, body: BodySource): Promise<void> {
  expect(await call(open(options), upload, { ...input, body })).toEqual({ digest: digestOf(content) });
}
