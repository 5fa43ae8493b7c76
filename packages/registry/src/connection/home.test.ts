import { expect, test } from "vitest";
import { checkWay, homeOf, isHome, shownUrl } from "./home.ts";

const secure = homeOf("https://registry.example/", false);

test.each([
  ["https://registry.example/v2/", true],
  ["https://registry.example:443/", true],
  ["http://registry.example/", false],
  ["https://registry.example:5000/", false],
  ["https://registry.example.evil/", false],
  ["https://evil/registry.example", false],
  ["", false],
])("%s is home: %s", (url, home) => {
  expect(isHome(url, secure)).toBe(home);
});

test.each([
  ["https://registry.example", "https://elsewhere.example/", true],
  ["https://registry.example", "http://elsewhere.example/", false],
  ["https://registry.example", "http://127.0.0.1/", false],
  ["http://localhost:5000", "http://127.0.0.1:9000/", true],
  ["http://localhost:5000", "http://[::1]:9000/", true],
  ["http://localhost:5000", "http://elsewhere.example/", false],
  ["http://localhost:5000", "https://elsewhere.example/", true],
  ["http://10.0.0.1:5000", "http://10.0.0.1:9000/", true],
])("a registry at %s may lead to %s: %s", (home, url, allowed) => {
  const check = (): void => checkWay(url, homeOf(home, false));
  if (allowed) expect(check).not.toThrow();
  else expect(check).toThrow(/is not https:.*allowInsecure/);
  expect(() => checkWay(url, homeOf(home, true))).not.toThrow();
});

test("what is no address of the web is never allowed", () => {
  for (const url of ["data:,x", "file:///x", "ws://registry.example"]) {
    expect(() => checkWay(url, homeOf("http://localhost", true))).toThrow(/is not https:/);
  }
});

test.each([
  ["https://a.example/b?signature=secret#c", "https://a.example"],
  ["https://me:secret@a.example:8080/b", "https://a.example:8080"],
  ["data:text/plain,secret", "data:"],
  ["secret", "what is no URL"],
  [`https://${"b".repeat(500)}.example/`, `https://${"b".repeat(92)}…`],
])("%s is shown as %s", (url, shown) => {
  expect(shownUrl(url)).toBe(shown);
});
