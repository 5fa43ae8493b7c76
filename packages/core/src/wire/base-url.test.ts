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

const says = "baseUrl must be a URL that begins with https://, without credentials, query and fragment";

const insecure = ["http://api.test", "http://localhost.evil.test", "http://127.0.0.1.evil.test"].concat([
  "http://evil.test/localhost",
  "http://127999999",
  "http://[::2]",
]);
const refused = [
  "api.test",
  "localhost:3000",
  "",
  "https://",
  "https:api.test",
  "https:///api.test",
  "ftp://api.test",
  " http://localhost",
  "http://evil.test\\.localhost",
  "http://localhost\\.evil.test",
  "https://user:pass@api.test",
  "https://user@api.test",
  "http://localhost:1@evil.test",
  "https://api.test?x=1",
  "https://api.test?",
  "https://api.test#x",
];

test.each([...refused, ...insecure])("%j is refused before a token could go there", (given) => {
  const error = { name: "InputError", parameter: "baseUrl", message: says };
  expect(() => baseUrl({ baseUrl: given })).toThrow(expect.objectContaining(error));
});

test.each(refused)("allowInsecure does not make %j right", (given) => {
  expect(() => baseUrl({ baseUrl: given, allowInsecure: true })).toThrow(says);
});

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
