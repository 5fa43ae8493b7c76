import { afterEach, expect, test, vi } from "vitest";
import { baseUrl } from "./base-url.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["https://api.test", "https://api.test"],
  ["https://api.test/", "https://api.test"],
  ["https://proxy.test/api//", "https://proxy.test/api"],
  ["http://localhost:3000", "http://localhost:3000"],
  ["http://api.localhost", "http://api.localhost"],
  ["http://127.0.0.9:1", "http://127.0.0.9:1"],
  ["http://127.1", "http://127.1"],
  ["http://[::1]:80/x", "http://[::1]:80/x"],
])("%s is taken as %s", (given, taken) => {
  expect(baseUrl({ baseUrl: given })).toBe(taken);
});

test.each([
  "api.test",
  "",
  "ftp://api.test",
  "https://user:pass@api.test",
  "https://api.test?x=1",
  "https://api.test#x",
  "http://api.test",
  "http://localhost.evil.test",
  "http://127.0.0.1.evil.test",
  "http://evil.test/localhost",
  "http://[::2]",
  "http://evil.test\\.localhost",
  "http://localhost\\.evil.test",
  "http://localhost:1@evil.test",
  " http://localhost",
])("%j is refused before a token could go there", (given) => {
  expect(() => baseUrl({ baseUrl: given })).toThrow(
    expect.objectContaining({ name: "InputError", parameter: "baseUrl" }),
  );
});

test("http to another machine has to be allowed", () => {
  expect(baseUrl({ baseUrl: "http://api.test", allowInsecure: true })).toBe("http://api.test");
});

test("the environment names it where the option does not, and the public API is the default", () => {
  vi.stubEnv("SLIPWAY_API_URL", "https://env.test/");
  expect(baseUrl({})).toBe("https://env.test");
  vi.stubEnv("SLIPWAY_API_URL", "");
  expect(baseUrl({})).toBe("https://api.vercel.com");
});

test("a refusal does not print the credentials", () => {
  expect(() => baseUrl({ baseUrl: "https://user:hunter2@api.test" })).toThrow(expect.not.stringContaining("hunter2"));
});
