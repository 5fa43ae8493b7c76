import { expect, test } from "vitest";
import { Router } from "./router.ts";

const router = new Router(
  [
    "GET /v1/items/{id}",
    "GET /v1/items/special",
    "POST /v1/items/{name}/parts",
    "DELETE /v1/{kind}/special",
    "GET /v2/",
    "GET /v2/{+name}/blobs/{digest}",
    "POST /v2/{+name}/blobs/uploads/",
    "GET /v2/{+name}/blobs/uploads/{uuid}",
    "GET /v2/teams/{id}/{part}",
  ].map((route) => ({ name: route, group: route === "GET /v2/" ? "registry" : "test", route })),
  (group) => group !== "registry",
);

function outcome(method: string, path: string): unknown {
  const route = router.find(method, path);
  return route.kind === "found"
    ? route.matches.map(({ operation: { name }, parameters }) => [name, parameters])
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
  [
    "a parameter of several segments takes one",
    "GET",
    "/v2/web/blobs/sha256:0",
    [["GET /v2/{+name}/blobs/{digest}", { name: "web", digest: "sha256:0" }]],
  ],
  [
    "a parameter of several segments takes many",
    "GET",
    "/v2/acme/site/web/blobs/uploads/1",
    [["GET /v2/{+name}/blobs/uploads/{uuid}", { name: "acme/site/web", uuid: "1" }]],
  ],
  [
    "a name may hold the literals that follow it",
    "GET",
    "/v2/acme/blobs/web/blobs/sha256:0",
    [["GET /v2/{+name}/blobs/{digest}", { name: "acme/blobs/web", digest: "sha256:0" }]],
  ],
  [
    "a trailing slash counts after several segments",
    "POST",
    "/v2/acme/web/blobs/uploads/",
    [["POST /v2/{+name}/blobs/uploads/", { name: "acme/web" }]],
  ],
  ["several segments are none of them empty", "GET", "/v2/acme//blobs/sha256:0", { kind: "unknown" }],
  [
    "a more literal route wins over several segments",
    "GET",
    "/v2/teams/blobs/7",
    [["GET /v2/teams/{id}/{part}", { id: "blobs", part: "7" }]],
  ],
  [
    "another method is not another path, and says whose path it is",
    "PUT",
    "/v1/items/7",
    { kind: "other-method", allow: ["GET"], group: "test" },
  ],
])("%s", (_, method, path, expected) => {
  expect(outcome(method, path)).toEqual(expected);
});

const versioned = new Router(
  [
    "GET /v2/teams",
    "POST /v11/projects",
    "GET /v13/deployments/{id}",
    "GET /v1/flags",
    "GET /v2/flags",
    "GET /v2/",
  ].map((route) => ({ name: route, group: route === "GET /v2/" ? "registry" : "test", route })),
  (group) => group !== "registry",
);

test.each([
  ["GET", "/v2/teams", "GET /v2/teams"],
  ["GET", "/v1/teams", "GET /v2/teams"],
  ["GET", "/teams", "GET /v2/teams"],
  ["GET", "/now/teams", "GET /v2/teams"],
  ["HEAD", "/v3/now/deployments/dpl_1", "GET /v13/deployments/{id}"],
  ["POST", "/v1/projects", "POST /v11/projects"],
  ["GET", "/v1/flags", "GET /v1/flags"],
])("%s %s, under whatever version, is %s", (method, path, name) => {
  const route = versioned.find(method, path);
  expect(route.kind === "found" && route.matches.map(({ operation }) => operation.name)).toEqual([name]);
});

test.each(["/v2/teams", "/v1/teams", "/teams", "/now/teams"])("another method of %s is not another path", (path) => {
  expect(versioned.find("DELETE", path)).toEqual({ kind: "other-method", allow: ["GET"], group: "test" });
});

test.each(["/v3/flags", "/flags", "/v9/v2/teams", "/v2", "/", "/v13/deployments/now/x"])(
  "%s is not taken for another version, or for a path that has several",
  (path) => {
    expect(versioned.find("GET", path)).toEqual({ kind: "unknown" });
  },
);

test("a renamed route is found by its former name under any version, unless another route has that", () => {
  const routes = ["GET /v1/new-name/{id}", "POST /v1/new-name", "GET /v2/{+name}/tags"];
  const groupOf = (route: string) => (route.includes("tags") ? "registry" : "test");
  const operations = routes.map((route) => ({ name: route, group: groupOf(route), route }));
  const renaming = new Router(operations, (group) => group !== "registry", new Map([["old-name", "new-name"]]));
  const found = (method: string, path: string) => {
    const route = renaming.find(method, path);
    return route.kind === "found" ? route.matches.map(({ operation: { name } }) => name) : route.kind;
  };
  for (const path of ["/v1/old-name/a", "/old-name/a", "/v9/now/old-name/a"])
    expect(found("GET", path)).toEqual(["GET /v1/new-name/{id}"]);
  expect(found("DELETE", "/v1/old-name/a")).toBe("other-method");
  expect(found("GET", "/v1/old-name/a/b")).toBe("unknown");
  expect(found("GET", "/v2/old-name/tags")).toEqual(["GET /v2/{+name}/tags"]);
});
