import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { bytes } from "../src/index.ts";
import { call } from "../src/operations/call.ts";
import type { Operation } from "../src/types/operation.ts";
import { caught } from "./caught.ts";
import { clients } from "./clients.ts";
import { fakeClock } from "./clock.ts";
import { serve } from "./server.ts";

const token = "tok_0123456789abcdef";
const get: Operation = { route: "GET /v1/things/{id}" };
const post: Operation = { route: "POST /v1/things" };
const put: Operation = { route: "PUT /v1/things/{id}" };
const upload: Operation = { route: "PUT /v1/files/{id}", body: "application/octet-stream" };
const everywhere = { "x-api-key": "hush", cookie: "session=hush" };
const statuses = [301, 302, 303, 307, 308];

describe.each(clients)("over $name", ({ create }) => {
  const clientOf = (baseUrl: string) =>
    create({ baseUrl, token, headers: everywhere, clock: fakeClock(), middleware: [(request, next) => next(request)] });

  test.each(statuses)("a %i of a GET to another origin takes neither token nor headers along", async (status) => {
    const other = await serve({ body: { here: true } });
    const { url, received } = await serve({ status, headers: { location: `${other.url}/elsewhere` } });
    expect(await call(clientOf(url), get, { id: "x" }, { headers: { "x-own": "hush" } })).toEqual({ here: true });
    expect(received[0]?.headers).toMatchObject({ authorization: `Bearer ${token}`, ...everywhere, "x-own": "hush" });
    expect(JSON.stringify(other.received[0])).not.toMatch(/hush|tok_/);
  });

  test("a redirect within the origin keeps the token", async () => {
    const { url, received } = await serve({ status: 307, headers: { location: "/here" } }, { body: {} });
    await call(clientOf(url), get, { id: "x" });
    expect(received.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${token}`, `Bearer ${token}`]);
  });

  test("who comes back from another origin is a stranger", async () => {
    const home = await serve(() => ({ status: 302, headers: { location: other.url } }), { body: { back: true } });
    const other = await serve({ status: 302, headers: { location: `${home.url}/back` } });
    expect(await call(clientOf(home.url), get, { id: "x" })).toEqual({ back: true });
    expect(home.received.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${token}`, undefined]);
  });

  test.each(statuses)("a %i of a POST or a PUT is an error, and hands nothing over", async (status) => {
    const other = await serve({ body: { id: "prj_1" } });
    const { url, received } = await serve({ status, headers: { location: `${other.url}/private?hush=1` } });
    for (const operation of [post, put]) {
      const error = await caught(call(clientOf(url), operation, { id: "x", value: "hush" }));
      expect(error).toMatchObject({
        name: "RedirectError",
        status,
        location: other.url,
        attempts: 1,
        sideEffect: status > 303 ? "none" : "possible",
        message: `${operation.route} ${status} redirect to ${other.url} is not followed`,
      });
    }
    expect(received).toHaveLength(2);
    expect(other.received).toHaveLength(0);
  });

  test("a circle is walked five times, and not tried again", async () => {
    const { url, received } = await serve({ status: 307, headers: { location: "/round" } });
    const error = await caught(call(clientOf(url), get, { id: "x" }));
    expect(error).toMatchObject({ name: "RedirectError", status: 307, sideEffect: "none", attempts: 1 });
    expect(received).toHaveLength(6);
  });

  test("a stranger cannot have the token renewed, and is named", async () => {
    const error = { code: "forbidden", message: "no", invalidToken: true };
    const other = await serve({ status: 403, body: { error } });
    const { url, received } = await serve({ status: 302, headers: { location: other.url } });
    let asked = 0;
    const client = create({ baseUrl: url, token: () => `${token}-${++asked}` });
    const failed = await caught(call(client, get, { id: "x" }));
    expect(failed).toHaveProperty("message", expect.stringContaining(`(said by ${other.url}, which is not the API)`));
    expect([asked, received.length, other.received.length]).toEqual([1, 1, 1]);
  });

  test("a request that leads elsewhere by itself takes no token along", async () => {
    const other = await serve({ body: {} });
    const client = create({ baseUrl: "https://api.test", token });
    const request = { route: get.route, method: "GET", url: `${other.url}/x`, headers: {} };
    await client.send(request, { operation: get, options: {}, text: true });
    expect(other.received[0]?.headers.authorization).toBeUndefined();
  });

  test("credentials in a location are not used, and not shown", async () => {
    const { url } = await serve({ status: 302, headers: { location: "https://me:hush@other.test/hush" } });
    const error = await caught(call(clientOf(url), get, { id: "x" }, { retry: false }));
    expect(error).toHaveProperty("name", "NetworkError");
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain("hush");
  });

  test.each([
    ["a stream", () => () => new Blob(["x"]).stream()],
    ["a Blob", () => new Blob(["x"])],
    ["bytes", () => new Uint8Array(1)],
  ])("an upload of %s that is redirected is sent once", async (_, body) => {
    const other = await serve({ body: {} });
    const { url, received } = await serve({ status: 307, headers: { location: other.url } });
    const error = await caught(call(clientOf(url), upload, { id: "x", body: body() }));
    expect(error).toMatchObject({
      name: "RedirectError",
      attempts: 1,
      message: expect.stringMatching(/redirect (to http\S+ )?is not followed$/),
    });
    expect([received.length, other.received.length]).toEqual([1, 0]);
  });

  test("a download follows with the part that is wanted, and without the token", async () => {
    const other = await serve({ body: "content" });
    const { url } = await serve({ status: 302, headers: { location: `${other.url}/signed` } });
    const body = await bytes(clientOf(url), { ...get, headers: { range: "range" } }, { id: "x", range: "bytes=0-6" });
    expect(await new Response(body).text()).toBe("content");
    expect(other.received[0]?.headers).toMatchObject({ accept: "*/*", range: "bytes=0-6" });
    expect(JSON.stringify(other.received[0])).not.toMatch(/hush|tok_/);
  });

  test("a fetch that follows although it was told not to does not make a POST succeed", async () => {
    const { url } = await serve({ status: 302, headers: { location: "/login" } }, { body: { id: "log in" } });
    const following = (input: string | Request, init: RequestInit) => fetch(input, { ...init, redirect: "follow" });
    const error = await caught(call(create({ baseUrl: url, token, fetch: following }), post, { name: "x" }));
    expect(error).toMatchObject({ name: "RedirectError", sideEffect: "possible" });
  });
});
