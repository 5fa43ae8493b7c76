import { expect, test } from "vitest";
import { firstAttempt } from "../../test/attempt.ts";
import { type AttemptRequest, attemptRequest } from "../transport/attempt-request.ts";
import type { RequestDescription } from "../types/client.ts";
import type { Middleware } from "../types/middleware.ts";
import { throughMiddleware } from "./through-middleware.ts";

async function handedOn(middleware: readonly Middleware[], request: Partial<RequestDescription> = {}) {
  const attempt = firstAttempt({ middleware }, request);
  const made = attemptRequest(attempt);
  let seen: AttemptRequest | undefined;
  await throughMiddleware(attempt, made, async (inner) => {
    seen = inner;
    return new Response();
  });
  return { made, seen: seen ?? expect.unreachable() };
}

test("without any, a request is handed on as it is", async () => {
  const { made, seen } = await handedOn([]);
  expect(seen).toBe(made);
});

test("the client's is outermost, then the call's", async () => {
  const order: string[] = [];
  const named =
    (name: string): Middleware =>
    (request, next) => {
      order.push(name);
      return next(request);
    };
  const attempt = firstAttempt({ middleware: [named("client")] }, {}, { options: { middleware: [named("call")] } });
  const made = attemptRequest(attempt);
  await throughMiddleware(attempt, made, async () => new Response());
  expect(order).toEqual(["client", "call"]);
});

test("a body in memory that nobody replaced is sent as it was given", async () => {
  const body = new Uint8Array([1]);
  const { seen } = await handedOn([(request, next) => next(request)], { method: "PUT", body });
  expect(seen).toMatchObject({ body, handedOn: undefined });
});

test("a request that was replaced is sent in its place, and decides nothing about redirects", async () => {
  const { seen } = await handedOn([(_, next) => next(new Request("https://other.test/x", { method: "HEAD" }))]);
  expect(seen).toMatchObject({ url: "https://other.test/x", method: "HEAD", redirect: "manual" });
  expect(seen.handedOn?.redirect).toBe("follow");
});

test("where an answer sent a call to, what middleware adds does not go", async () => {
  const adding: Middleware = (request, next) => {
    request.headers.set("x-api-key", "hush");
    return next(request);
  };
  const headers = { range: "bytes=5-" };
  const there = await handedOn([adding], { url: "https://other.test/x", headers });
  expect([...there.seen.headers]).toEqual([["range", "bytes=5-"]]);
  const here = await handedOn([adding], { headers });
  expect(here.seen.headers.get("x-api-key")).toBe("hush");
});
