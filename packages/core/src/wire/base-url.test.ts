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
  ["http://127.1", "http://127.0.0.1"],
  ["http://[::1]:81/x", "http://[::1]:81/x"],
  ["https://api.test:443/a/../b", "https://api.test/b"],
])("%s is taken as %s", (given, taken) => {
  expect(baseUrl({ baseUrl: given })).toBe(taken);
});

const noUrl = "baseUrl must be a URL that begins with https://";
const noHttps = "baseUrl must begin with https://, or allowInsecure must be set";
const noQuery = "baseUrl must hold no credentials, query or fragment";

const refused: readonly [given: string, problem: string][] = [
  ["api.test", noUrl],
  ["localhost:3000", noUrl],
  ["", noUrl],
  ["https://", noUrl],
  ["https:api.test", noUrl],
  ["https:///api.test", noUrl],
  ["ftp://api.test", noUrl],
  [" http://localhost", noUrl],
  ["http://evil.test\\.localhost", noUrl],
  ["http://localhost\\.evil.test", noUrl],
  ["https://user:pass@api.test", noQuery],
  ["https://user@api.test", noQuery],
  ["http://localhost:1@evil.test", noQuery],
  ["https://api.test?x=1", noQuery],
  ["https://api.test?", noQuery],
  ["https://api.test#x", noQuery],
  ["http://api.test", noHttps],
  ["http://localhost.evil.test", noHttps],
  ["http://127.0.0.1.evil.test", noHttps],
  ["http://evil.test/localhost", noHttps],
  ["http://127999999", noHttps],
  ["http://[::2]", noHttps],
];

test.each(refused)("%j is refused before a token could go there: %s", (given, message) => {
  expect(() => baseUrl({ baseUrl: given })).toThrow(
    expect.objectContaining({ name: "InputError", parameter: "baseUrl", message }),
  );
});

test.each(refused.filter(([, problem]) => problem !== noHttps))(
  "allowInsecure does not make %j right",
  (given, message) => {
    expect(() => baseUrl({ baseUrl: given, allowInsecure: true })).toThrow(message);
  },
);

test("http to another machine has to be allowed", () => {
  expect(baseUrl({ baseUrl: "http://api.test", allowInsecure: true })).toBe("http://api.test");
});

test("the environment names it where the option does not, and the public API is the default", () => {
  vi.stubEnv("SLIPWAY_API_URL", "https://env.test/");
  expect(baseUrl({})).toBe("https://env.test");
  vi.stubEnv("SLIPWAY_API_URL", " https://env.test\n");
  expect(baseUrl({})).toBe("https://env.test");
  vi.stubEnv("SLIPWAY_API_URL", " ");
  expect(baseUrl({})).toBe("https://api.vercel.com");
});

test("a refusal of what the environment says names the variable", () => {
  vi.stubEnv("SLIPWAY_API_URL", "localhost:3000");
  expect(() => baseUrl({})).toThrow("SLIPWAY_API_URL must be a URL that begins with https://");
});

test("a refusal does not print the credentials", () => {
  expect(() => baseUrl({ baseUrl: "https://user:hunter2@api.test" })).toThrow(expect.not.stringContaining("hunter2"));
});
