import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { problemsOf } from "./judge.ts";
import { parse, type Recorded, show } from "./recorded.ts";
import type { Runtime } from "./runtimes.ts";

const runtime: Runtime = { name: "Toaster", from: "the kitchen", form: "module", install: () => () => [] };
const requests: readonly Recorded[] = ["/v1/a", "/v1/b", "/v1/c"].map((path) => ({
  line: `GET ${path}`,
  headers: ["accept: application/json"],
  body: "",
}));
const told = [{ step: "GET", transport: "ky" }];

test("a run that is as it should be has no problems", () => {
  expect(problemsOf({ told, requests }, runtime, requests)).toEqual([]);
});

test("a step that fails is a problem, unless it is said to be a gap", () => {
  const failed = { told: [{ step: "GET", transport: "ky", problem: "no bread" }], requests };
  expect(problemsOf(failed, runtime, requests)).toEqual(["Toaster, ky: GET: no bread"]);
  expect(problemsOf(failed, { ...runtime, gaps: { GET: "It has no network." } }, requests)).toEqual([]);
});

test("a gap that is none any more is a problem", () => {
  expect(problemsOf({ told, requests }, { ...runtime, gaps: { GET: "It has no network." } }, requests)).toEqual([
    "Toaster, ky: GET works, and is said not to.",
  ]);
});

test.each([
  ["another request", [requests[0], { line: "GET /v1/x", headers: [], body: "" }, requests[2]]],
  ["another order", [requests[1], requests[0], requests[2]]],
  ["one too few", requests.slice(0, 2)],
  ["one too many", [...requests, requests[2]]],
])("%s than what others send is a problem", (_, sent) => {
  expect(problemsOf({ told, requests: sent.flatMap((each) => each ?? []) }, runtime, requests)).toHaveLength(1);
});

test("the file of what is sent is read as it is written", () => {
  const text = readFileSync(join(import.meta.dirname, "sent.http"), "utf8");
  expect(show(parse(text))).toBe(text);
});
