import type { OperationContract } from "@slipway/core";
import { expect, test } from "vitest";
import { type AnyExceptions, type Need, needOf, rightsOf } from "./right-of.ts";

function operation(route: string, more: Partial<OperationContract> = {}): OperationContract {
  return { route, id: "x", summary: "", kind: "call", parameters: [], input: "X", answers: {}, errors: {}, ...more };
}

test.each([
  ["GET /v1/things", "read"],
  ["HEAD /v1/things", "read"],
  ["POST /v1/things", "write"],
  ["PUT /v1/things", "write"],
  ["PATCH /v1/things", "write"],
  ["DELETE /v1/things", "write"],
])("without an exception %s needs the right to %s", (route, right) => {
  expect(needOf("thing", operation(route), {})).toEqual({ right });
});

test("what is open to everybody needs nothing", () => {
  expect(needOf("thing", operation("POST /v1/things", { public: true }), {})).toEqual({ right: "own" });
});

test("an exception wins over the contract, and is looked for by the operation's own name", () => {
  expect(needOf("thing", operation("GET /v1/things"), { thing: "logs" })).toEqual({ right: "logs" });
  expect(needOf("toString", operation("GET /v1/things"), { thing: "logs" })).toEqual({ right: "read" });
});

test("a further right is needed where the input says so, and asked for by the handler where a row does", () => {
  const need: Need<unknown> = {
    right: "deploy",
    further: [
      { right: "deploy.production", if: "it is for production", when: (input) => input === "production" },
      { right: "project.create", if: "there is no such project yet" },
      { right: "deploy", if: "always", when: () => true },
    ],
  };
  const exceptions: AnyExceptions = { thing: need };
  expect(needOf("thing", operation("POST /v1/things"), exceptions)).toBe(need);
  expect(rightsOf(need, "preview")).toEqual(["deploy"]);
  expect(rightsOf(need, "production")).toEqual(["deploy", "deploy.production"]);
  expect(rightsOf({ right: "read" }, undefined)).toEqual(["read"]);
});
