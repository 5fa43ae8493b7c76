import { expect, test } from "vitest";
import type { KnownOperation } from "./operation.ts";
import { Router } from "./router.ts";

function operation(route: string): KnownOperation {
  const contract = {
    route,
    id: route,
    summary: "",
    kind: "call",
    parameters: [],
    input: "",
    answers: {},
    errors: [],
  } as const;
  return { name: route, group: "test", contract, schemas: {} };
}

const router = new Router(
  [
    "GET /v1/items/{id}",
    "GET /v1/items/special",
    "POST /v1/items/{name}/parts",
    "DELETE /v1/{kind}/special",
    "GET /v2/",
  ].map(operation),
);

function outcome(method: string, path: string): unknown {
  const route = router.find(method, path);
  return route.kind === "found"
    ? route.candidates.map(({ operation: { name }, path: values }) => [name, values])
    : route;
}

test.each([
  ["a parameter takes one segment", "GET", "/v1/items/7", [["GET /v1/items/{id}", { id: "7" }]]],
  ["a literal segment wins over a parameter", "GET", "/v1/items/special", [["GET /v1/items/special", {}]]],
  [
    "a parameter keeps the name that its own route gives it",
    "POST",
    "/v1/items/a/parts",
    [["POST /v1/items/{name}/parts", { name: "a" }]],
  ],
  [
    "a method is looked for on every route that fits",
    "DELETE",
    "/v1/items/special",
    [["DELETE /v1/{kind}/special", { kind: "items" }]],
  ],
  ["a trailing slash counts", "GET", "/v2/", [["GET /v2/", {}]]],
  ["a path without it is another one", "GET", "/v2", { kind: "unknown" }],
  ["a parameter is never empty", "GET", "/v1/items/", { kind: "unknown" }],
  ["another method is told apart from another path", "PUT", "/v1/items/7", { kind: "other-method", allow: ["GET"] }],
])("%s", (_, method, path, expected) => {
  expect(outcome(method, path)).toEqual(expected);
});
