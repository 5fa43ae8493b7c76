import { afterEach, expect, test, vi } from "vitest";
import { caught } from "../../test/caught.ts";
import type { CallFacts } from "../errors/slipway-error.ts";
import { bearerToken } from "./bearer-token.ts";
import { perCall } from "./per-call.ts";

const known: CallFacts = { route: "GET /v1/x", attempts: 1, sideEffect: "none" };

const now = () => 1_000_000;

function sourceOf(...given: Parameters<typeof bearerToken>) {
  const source = bearerToken(...given);
  const about = { method: "GET", hasBody: false, isOptional: false, patience: 60_000 };
  return {
    ...source,
    get: async (known: CallFacts) => (await source.header({ ...about, facts: known }))?.replace("Bearer ", ""),
    refused: (sent: string) => source.refused({ method: "GET", header: sent, challenge: null }),
  };
}

afterEach(() => vi.unstubAllEnvs());

test("the option comes before SLIPWAY_TOKEN, which comes before VERCEL_TOKEN", async () => {
  vi.stubEnv("VERCEL_TOKEN", "theirs");
  expect(await sourceOf(undefined, now).get(known)).toBe("theirs");
  vi.stubEnv("SLIPWAY_TOKEN", "ours");
  expect(await sourceOf(undefined, now).get(known)).toBe("ours");
  expect(await sourceOf("given", now).get(known)).toBe("given");
});

test("a variable is read without the white space around it, and a blank one is none", async () => {
  vi.stubEnv("VERCEL_TOKEN", "theirs\n");
  vi.stubEnv("SLIPWAY_TOKEN", "\n");
  expect(await sourceOf(undefined, now).get(known)).toBe("theirs");
});

test("a missing token and one that cannot be sent have errors of their own", async () => {
  vi.stubEnv("VERCEL_TOKEN", "");
  vi.stubEnv("SLIPWAY_TOKEN", "");
  const missing = "GET /v1/x token is missing: set SLIPWAY_TOKEN or give createClient a token";
  expect(await caught(sourceOf(undefined, now).get(known))).toHaveProperty("message", missing);
  const wrong = "GET /v1/x token has white space or invalid header characters";
  expect(await caught(sourceOf("abc\n", now).get(known))).toHaveProperty("message", wrong);
});

test("the environment is read when the token is needed, not before", async () => {
  const source = sourceOf(undefined, now);
  vi.stubEnv("SLIPWAY_TOKEN", "late");
  expect(await source.get(known)).toBe("late");
});

test("a function is asked once, and again after its token was refused", async () => {
  const ask = vi.fn(async () => `t${ask.mock.calls.length}`);
  const source = sourceOf(ask, now);
  expect(await Promise.all([source.get(known), source.get(known)])).toEqual(["t1", "t1"]);
  source.refused("Bearer t1");
  source.refused("Bearer t0"); // a late refusal of an older token changes nothing
  expect(await Promise.all([source.get(known), source.get(known)])).toEqual(["t2", "t2"]);
  source.refused("Bearer t1");
  expect(await source.get(known)).toBe("t2");
});

test("refusals that come while a new token is on its way share it", async () => {
  const ask = vi.fn(async () => `t${ask.mock.calls.length}`);
  const source = sourceOf(ask, now);
  await source.get(known);
  const renewed = Array.from({ length: 10 }, () => {
    source.refused("Bearer t1");
    return source.get(known);
  });
  expect(new Set(await Promise.all(renewed))).toEqual(new Set(["t2"]));
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a function that fails is an InputError and is asked again the next time", async () => {
  let works = false;
  const source = sourceOf(() => (works ? "t" : Promise.reject(new Error("vault is sealed"))), now);
  expect(await caught(source.get(known))).toMatchObject({ name: "InputError", cause: { message: "vault is sealed" } });
  works = true;
  expect(await source.get(known)).toBe("t");
});

test.each(["with space", "line\nbreak", "tücken"])("%j cannot be a token, and is not quoted", async (token) => {
  const error = await caught(sourceOf(token, now).get(known));
  expect(error).toMatchObject({ name: "InputError", parameter: "token" });
  expect(JSON.stringify(error)).not.toContain(token);
});

// A caller in JavaScript may pass it; an invalid time does not mean that the token never expires.
test.each([
  [undefined, "was not returned by its function"],
  [7, "is not text"],
  [{ token: 7 }, "is not text"],
  [true, "is not text"],
  [{ token: "t", expiresAt: new Date("soon") }, "has an invalid expiresAt"],
])("a token function that gives %j is refused, and no token is taken from elsewhere", async (given, problem) => {
  vi.stubEnv("VERCEL_TOKEN", "theirs");
  const error = await caught(sourceOf(() => given as never, now).get(known));
  expect(error).toMatchObject({ name: "InputError", parameter: "token", message: `GET /v1/x token ${problem}` });
});

test("a renewal that fails does not show the token before it", async () => {
  const tokens = ["tok_0123456789"];
  const source = sourceOf(() => {
    const token = tokens.pop();
    if (token) return token;
    throw new Error("cannot renew tok_0123456789");
  }, now);
  await source.get(known);
  source.refused("Bearer tok_0123456789");
  expect(await caught(source.get(known))).toMatchObject({ cause: { message: "cannot renew [redacted]" } });
});

test("a token that says when it ends is replaced a minute before", async () => {
  let time = 0;
  const ask = vi.fn(() => ({ token: `t${ask.mock.calls.length}`, expiresAt: time + 3_600_000 }));
  const source = sourceOf(ask, () => time);
  expect(await source.get(known)).toBe("t1");
  time = 3_539_000;
  expect(await source.get(known)).toBe("t1");
  time = 3_541_000;
  expect(await Promise.all([source.get(known), source.get(known)])).toEqual(["t2", "t2"]);
});

test("an end in seconds is told from one in milliseconds", async () => {
  const time = Date.UTC(2026, 0, 1);
  const ask = vi.fn(() => ({ token: "t", expiresAt: time / 1000 + 3600 }));
  const source = sourceOf(ask, () => time);
  for (const _ of [1, 2]) await source.get(known);
  expect(ask).toHaveBeenCalledOnce();
});

test("an end can be a date", async () => {
  const ask = vi.fn(() => ({ token: "t", expiresAt: new Date(500) }));
  const source = sourceOf(ask, () => 600);
  await source.get(known);
  await source.get(known);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a token of each call is asked for by each call", async () => {
  let current = "a";
  const source = sourceOf(
    perCall(() => current),
    now,
  );
  expect(await source.get(known)).toBe("a");
  current = "b";
  expect(await source.get(known)).toBe("b");
});
