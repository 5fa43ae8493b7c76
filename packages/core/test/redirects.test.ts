import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { redirectFaults } from "../../../test/runtimes/faults/redirect-faults.ts";
import { bytes } from "../src/index.ts";
import { chain } from "../src/middleware/chain.ts";
import { call } from "../src/operations/call.ts";
import type { Operation } from "../src/types/client.ts";
import { caught } from "./caught.ts";
import { clients } from "./clients.ts";
import { fakeClock } from "./clock.ts";
import { serve } from "./server.ts";
import { testFaults } from "./shared-faults.ts";

const token = "tok_0123456789abcdef";
const get: Operation = { route: "GET /v1/things/{id}" };
const post: Operation = { route: "POST /v1/things" };
const everywhere = { "x-api-key": "hush", cookie: "session=hush" };

testFaults(redirectFaults);

describe.each(clients)("over $name", ({ create }) => {
  const clientOf = (baseUrl: string) =>
    create({
      baseUrl,
      token,
      headers: everywhere,
      clock: fakeClock(),
      middleware: chain((request, next) => next(request)),
    });

  test("credentials in a location are not used, and not shown", async () => {
    const { url } = await serve({ status: 302, headers: { location: "https://me:hush@other.test/hush" } });
    const error = await caught(call(clientOf(url), get, { id: "x" }, { retry: false }));
    expect(error).toHaveProperty("name", "RedirectError");
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain("hush");
  });

  test("a download follows with the part that is wanted, and without the token", async () => {
    const other = await serve({ body: "content" });
    const { url } = await serve({ status: 302, headers: { location: `${other.url}/signed` } });
    const body = await bytes(clientOf(url), { ...get, headers: { range: "range" } }, { id: "x", range: "bytes=0-6" });
    expect(await new Response(body).text()).toBe("content");
    expect(other.received[0]?.headers).toMatchObject({ accept: "*/*", range: "bytes=0-6" });
    expect(JSON.stringify(other.received[0])).not.toMatch(/hush|tok_/);
  });

  test("a fetch that follows all the same does not make a POST succeed", async () => {
    const { url } = await serve({ status: 302, headers: { location: "/login" } }, { body: { id: "log in" } });
    const following = (input: string | Request, init: RequestInit) => fetch(input, { ...init, redirect: "follow" });
    const error = await caught(call(create({ baseUrl: url, token, fetch: following }), post, { name: "x" }));
    expect(error).toMatchObject({ name: "RedirectError", sideEffect: "possible" });
  });
});
