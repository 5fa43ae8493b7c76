import { expect, test } from "vitest";
import { isPublic } from "../../../engine/addresses/reachable.ts";
import { type RequestRule, ruleFor, rulesFor } from "./rules.ts";

const seen = { method: "GET", path: "/v1/users?id=1&id=2", headers: { "x-kind": ["One", "Two"] } };

test.each<[Partial<RequestRule>, boolean]>([
  [{}, true],
  [{ domain: "*" }, true],
  [{ domain: "*.Example.com" }, true],
  [{ domain: "example.com" }, false],
  [{ domain: "*.api.example.com" }, false],
  [{ domain: "ample.com" }, false],
  [{ match: { path: { startsWith: "/v1/" } } }, true],
  [{ match: { path: { exact: "/v1/" } } }, false],
  [{ match: { path: { startsWith: "/V1/" } } }, false],
  [{ match: { method: ["POST", "GET"] } }, true],
  [{ match: { method: ["get"] } }, false],
  [{ match: { queryString: [{ key: { exact: "id" }, value: { exact: "2" } }] } }, true],
  [{ match: { queryString: [{ key: { exact: "ID" } }] } }, false],
  [{ match: { headers: [{ key: { exact: "X-Kind" }, value: { startsWith: "Tw" } }] } }, true],
  [{ match: { headers: [{ key: { exact: "x-kind" }, value: { exact: "two" } }] } }, false],
  [{ match: { method: ["GET"], path: { exact: "/" } } }, false],
])("whether the rule %j is for a request is %s", (rule, expected) => {
  const rules = rulesFor([{ domain: "api.example.com", ...rule }], ["api.example.com"]);
  expect(ruleFor(rules, seen) !== undefined).toBe(expected);
});

test("the first of several fitting rules counts", () => {
  const rules = [{ domain: "a.test", match: { method: ["POST"] } }, { domain: "*.test" }, { domain: "a.test" }];
  expect(ruleFor(rulesFor(rules, ["a.test"]), seen)).toBe(rules[1]);
});

test.each([
  ...["127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"],
  ...["::1", "::", "fe80::1", "fd00:ec2::254", "ff02::1", "::ffff:8.8.8.8", "::8.8.8.8", "64:ff9b::808:808"],
  ...["2002:7f00:1::", "2001:0:1::", "255.255.255.255", "168.63.129.16"],
])("%s is not of the public Internet", (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111"])("%s is of it", (address) => {
  expect(isPublic(address)).toBe(true);
});
