import { afterEach, expect, test, vi } from "vitest";
import { caught } from "../../test/caught.ts";
import { serve } from "../../test/server.ts";
import { createClient } from "../client/fetch-client.ts";
import { call } from "../operations/call.ts";
import { oidcToken } from "./oidc.ts";

afterEach(() => vi.unstubAllEnvs());

const get = { route: "GET /v2/user" };

test("the request's header comes before the environment", async () => {
  vi.stubEnv("VERCEL_OIDC_TOKEN", "from-the-environment");
  const { url, received } = await serve({ body: {} });
  const headers = new Headers({ "X-Vercel-Oidc-Token": "from-the-header" });
  await call(createClient({ baseUrl: url, token: oidcToken(headers) }), get);
  await call(createClient({ baseUrl: url, token: oidcToken(new Headers()) }), get);
  expect(received.map(({ headers }) => headers.authorization)).toEqual([
    "Bearer from-the-header",
    "Bearer from-the-environment",
  ]);
});

test("a refused token is read anew, as the platform replaces it", async () => {
  vi.stubEnv("VERCEL_OIDC_TOKEN", "expired");
  const { url, received } = await serve(
    () => {
      vi.stubEnv("VERCEL_OIDC_TOKEN", "fresh");
      return { status: 401 };
    },
    { body: {} },
  );
  await call(createClient({ baseUrl: url, token: oidcToken() }), get);
  expect(received.map(({ headers }) => headers.authorization)).toEqual(["Bearer expired", "Bearer fresh"]);
});

test("a missing token keeps the request from being sent, and the error names both places", async () => {
  vi.stubEnv("VERCEL_OIDC_TOKEN", "");
  const { url, received } = await serve({ body: {} });
  const error = await caught(call(createClient({ baseUrl: url, token: oidcToken() }), get));
  expect(error).toMatchObject({ name: "InputError", sideEffect: "none" });
  expect(error).toHaveProperty("cause.message", expect.stringMatching(/x-vercel-oidc-token.*VERCEL_OIDC_TOKEN/));
  expect(received).toHaveLength(0);
});

test("headers as Node has them will do, whatever their case", async () => {
  const { url, received } = await serve({ body: {} });
  for (const headers of [{ "x-vercel-oidc-token": "one" }, { "X-Vercel-OIDC-Token": ["two"] }]) {
    await call(createClient({ baseUrl: url, token: oidcToken(headers) }), get);
  }
  expect(received.map(({ headers }) => headers.authorization)).toEqual(["Bearer one", "Bearer two"]);
});

test("a client sends the token of the request that the platform's runtime is answering", async () => {
  const context = Symbol.for("@vercel/request-context");
  let token = "ada";
  vi.stubGlobal(context as unknown as string, { get: () => ({ headers: { "x-vercel-oidc-token": token } }) });
  const { url, received } = await serve({ body: {} });
  const client = createClient({ baseUrl: url, token: oidcToken() });
  await call(client, get);
  token = "bob";
  await call(client, get);
  expect(received.map(({ headers }) => headers.authorization)).toEqual(["Bearer ada", "Bearer bob"]);
  vi.unstubAllGlobals();
});
