import { expect, test } from "vitest";
import { start } from "../../../test/start.ts";
import { domainProblem } from "./domain-name.ts";

test.each(["localhost", "sites.test", "a.b-c.xn--p1ai", "1a.test"])("%s is one", (name) => {
  expect(domainProblem(name)).toBeUndefined();
});

test.each([
  "",
  ".",
  "a..b",
  "-a.test",
  "a-.test",
  "A.test",
  "http://a.test",
  "a.test:80",
  "a_b.test",
  "127.0.0.1",
  "a b",
  "é.test",
  `${"a.".repeat(100)}test`,
  "a".repeat(64),
  "a.test\n",
])("%j is none", async (name) => {
  expect(domainProblem(name)).toMatch(/has to be a domain name in lower case/);
  await expect(start({ listen: false, baseDomain: name })).rejects.toThrow(/baseDomain: .* has to be a domain name/);
});
