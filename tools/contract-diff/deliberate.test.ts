import { expect, test } from "vitest";
import api from "../../api/openapi.json" with { type: "json" };
import meant from "../../contract/differences.json" with { type: "json" };

// A reason that names a place alone would be the reason for whatever comes there one day.
test("each reason of contract/differences.json names its difference", () => {
  const silent = meant.filter((each) => !("what" in each) && !("kind" in each));
  expect(silent.map(({ reason }) => reason)).toEqual([]);
});

test("each reason is a sentence", () => {
  const reasons = meant.map(({ reason }) => reason);
  expect(reasons.filter((reason) => !/^[A-Z`"].{24,}\.$/s.test(reason))).toEqual([]);
});

test("each reason is about operations that the contract has", () => {
  const routes = new Set(
    Object.entries(api.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    ),
  );
  const named = meant.flatMap((each) => (Array.isArray(each.routes) ? each.routes : []));
  expect(named.filter((route) => !routes.has(route))).toEqual([]);
});
