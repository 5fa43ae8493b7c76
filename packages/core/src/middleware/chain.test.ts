import { expect, test } from "vitest";
import { firstAttempt } from "../../test/attempt.ts";
import { attemptRequest } from "../transport/attempt-request.ts";
import type { AttemptRequest } from "../transport/call-state.ts";
import type { RequestDescription } from "../types/client.ts";
import type { Middleware } from "../types/middleware.ts";
import { chain } from "./chain.ts";
import { layerOf } from "./layers.ts";

async function handedOn(middleware: Middleware, request: Partial<RequestDescription> = {}) {
  const attempt = firstAttempt({}, request);
  let seen: AttemptRequest | undefined;
  await layerOf(chain(middleware)).around(attempt, attemptRequest(attempt), async (inner) => {
    seen = inner;
    return { response: new Response() };
  });
  return seen ?? expect.unreachable();
}

test("a body in memory that middleware does not replace is sent unchanged", async () => {
  const body = new Uint8Array([1]);
  const seen = await handedOn((request, next) => next(request), { method: "PUT", body });
  expect(seen.body).toBe(body);
});

test("a request that was replaced is sent in its place, and decides nothing about redirects", async () => {
  const seen = await handedOn((_, next) => next(new Request("https://other.test/x", { method: "HEAD" })));
  expect(seen).toMatchObject({ url: "https://other.test/x", method: "HEAD", redirect: "manual", body: undefined });
});

test("headers that middleware adds do not follow a redirect to another host", async () => {
  const adding: Middleware = (request, next) => {
    request.headers.set("x-api-key", "hush");
    return next(request);
  };
  const headers = { range: "bytes=5-" };
  const there = await handedOn(adding, { url: "https://other.test/x", headers });
  expect(there.headers).toEqual(headers);
  const here = await handedOn(adding, { headers });
  expect(here.headers).toMatchObject({ "x-api-key": "hush" });
});

const replaced =
  (body: BodyInit): Middleware =>
  (request, next) => {
    const init: RequestInit & { duplex: "half" } = { method: "PUT", body, duplex: "half" };
    return next(new Request(request.url, init));
  };

test("a body that middleware replaces in memory is sent with its length", async () => {
  const { body } = await handedOn(replaced("other"), { method: "PUT", body: "text" });
  expect(body instanceof ArrayBuffer && new TextDecoder().decode(body)).toBe("other");
});

test("a stream that middleware puts in the place of a stream flows", async () => {
  const stream = new Blob(["stream"]).stream();
  const { body } = await handedOn(replaced(stream), { method: "PUT", body: new Blob(["x"]).stream() });
  expect(body instanceof ReadableStream && (await new Response(body).text())).toBe("stream");
});
