import { expect, test } from "vitest";
import type { CallOptions, DescribeContext, Operation, RequestDescription } from "../types/client.ts";
import { describeRequest } from "./describe.ts";

const baseUrl = "https://api.test";
const route = "GET /v9/projects/{idOrName}";
const post = "POST /v13/deployments";

interface Given {
  input?: object;
  client?: Partial<DescribeContext>;
  options?: CallOptions;
  url?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

const rows: [says: string, operation: Operation, given: Given][] = [
  ["a path value is encoded", { route }, { input: { idOrName: "a/b c?ü" }, url: "/v9/projects/a%2Fb%20c%3F%C3%BC" }],
  ["a number may be a path value", { route }, { input: { idOrName: 0 }, url: "/v9/projects/0" }],
  [
    "a colon stays in a path: a digest is looked for as it is",
    { route: "GET /v2/{+name}/blobs/{digest}" },
    { input: { name: "web", digest: "sha256:0a" }, url: "/v2/web/blobs/sha256:0a" },
  ],
  [
    "the members of a field with a prefix are values of the query, those that are undefined left out",
    { route: "GET /v7/deployments", prefixes: { meta: "meta-" } },
    {
      input: { meta: { branch: "a b", sha: undefined, pull: 7 }, limit: 2 },
      url: "/v7/deployments?meta-branch=a+b&meta-pull=7&limit=2",
    },
  ],
  [
    "a field of the query is renamed",
    { route: "GET /v2/sandboxes/{name}", prefixes: { interactive: "__interactive" } },
    { input: { name: "box", interactive: true }, url: "/v2/sandboxes/box?__interactive=true" },
  ],
  [
    "a path value of several segments keeps its slashes, and each segment is encoded",
    { route: "GET /v2/{+name}/tags/list" },
    { input: { name: "acme/a b/web", n: 2 }, url: "/v2/acme/a%20b/web/tags/list?n=2" },
  ],
  [
    "the rest of a GET's input is its query",
    { route },
    { input: { idOrName: "x", limit: 5, deep: true }, url: "/v9/projects/x?limit=5&deep=true" },
  ],
  [
    "undefined is left out of a query",
    { route },
    { input: { idOrName: "x", limit: undefined }, url: "/v9/projects/x" },
  ],
  [
    "an array repeats its key",
    { route },
    { input: { idOrName: "x", ids: ["a", "b&c"] }, url: "/v9/projects/x?ids=a&ids=b%26c" },
  ],
  ["a DELETE's input is its query", { route: "DELETE /v1/x" }, { input: { force: false }, url: "/v1/x?force=false" }],
  [
    "a DELETE whose query fields are named has a body",
    { route: "DELETE /v1/x", query: ["a"] },
    { input: { a: 1, ids: [2] }, url: "/v1/x?a=1", body: { ids: [2] } },
  ],
  [
    "the rest of a POST's input is its JSON body, null included",
    { route: post },
    { input: { name: "x", gitSource: null, meta: undefined }, body: { name: "x", gitSource: null } },
  ],
  ["a POST without any field has no body", { route: post }, { input: { meta: undefined } }],
  [
    "named query fields of a POST leave its body",
    { route: post, query: ["forceNew"] },
    { input: { forceNew: "1", name: "x" }, url: "/v13/deployments?forceNew=1", body: { name: "x" } },
  ],
  ["a required body is sent even if empty", { route: post, body: {} }, { body: {} }],
  [
    "a body field is renamed",
    { route: post, query: ["slug"], body: { newSlug: "slug" } },
    { input: { slug: "a", newSlug: "b" }, url: "/v13/deployments?slug=a", body: { slug: "b" } },
  ],
  [
    "a body that is optional stays away without a field, also where one would be renamed",
    { route: post, query: ["slug"], body: { newSlug: "slug" }, optional: true },
    { input: { slug: "a" }, url: "/v13/deployments?slug=a" },
  ],
  [
    "an optional body with a renamed field is sent",
    { route: post, body: { newSlug: "slug" }, optional: true },
    { input: { newSlug: "b" }, body: { slug: "b" } },
  ],
  [
    "what says itself how it is as JSON is that, and empty objects and lists are sent",
    { route: post },
    {
      input: {
        at: new Date(0),
        from: new URL("https://a.test/"),
        of: {},
        list: [[], null],
        own: Object.create({ a: 1 }),
      },
      body: { at: "1970-01-01T00:00:00.000Z", from: "https://a.test/", of: {}, list: [[], null], own: {} },
    },
  ],
  [
    "a whole JSON body may be a list",
    { route: post, body: "application/json" },
    { input: { body: [1, null] }, body: [1, null] },
  ],
  [
    "a header field is not a body field",
    { route: post, headers: { xSize: "x-now-size" } },
    { input: { xSize: 3 }, headers: { "x-now-size": "3" } },
  ],
  [
    "fixed fields join the input",
    { route, fixed: { follow: 1 } },
    { input: { idOrName: "x" }, url: "/v9/projects/x?follow=1" },
  ],
  [
    "accept is what the operation says",
    { route: post, accept: "application/x-ndjson" },
    { headers: { accept: "application/x-ndjson" } },
  ],
  [
    "headers of the call win over headers of the client, whatever their case",
    { route: post },
    {
      client: { headers: () => ({ "X-A": "client", "X-B": "client" }) },
      options: { headers: { "x-a": "call" } },
      headers: { "x-a": "call", "x-b": "client" },
    },
  ],
  [
    "the client's team goes where an operation takes one, by ID",
    { route: post, team: true },
    { client: { team: "team_1" }, url: "/v13/deployments?teamId=team_1" },
  ],
  [
    "the client's team goes where an operation takes one, by slug",
    { route: post, team: true },
    { client: { team: "acme" }, url: "/v13/deployments?slug=acme" },
  ],
  ["the client's team does not go anywhere else", { route: post }, { client: { team: "acme" } }],
  ["a team of the call always goes", { route: post }, { options: { team: "acme" }, url: "/v13/deployments?slug=acme" }],
  [
    "a null team of the call is none",
    { route: post, team: true },
    { client: { team: "acme" }, options: { team: null } },
  ],
  [
    "a slug that is a field of the body goes there, beside the client's team",
    { route: post, team: true, body: { slug: "slug" } },
    {
      input: { slug: "staging" },
      client: { team: "acme" },
      url: "/v13/deployments?slug=acme",
      body: { slug: "staging" },
    },
  ],
  [
    "a team in the path is not a scope, and a slug beside it is a value like any other",
    { route: "GET /v2/teams/{teamId}" },
    { input: { teamId: "team_1", slug: "acme" }, client: { team: "acme" }, url: "/v2/teams/team_1?slug=acme" },
  ],
  [
    "of a body that is one object or a list, the fields of one stand beside those of the query",
    { route: post, query: ["upsert"], body: "application/json", single: true, required: true },
    { input: { upsert: true, key: "A", body: undefined }, url: "/v13/deployments?upsert=true", body: { key: "A" } },
  ],
  [
    "what no operation knows goes on",
    { route, team: true },
    { input: { idOrName: "x", newer: 1, teamId: undefined }, url: "/v9/projects/x?newer=1" },
  ],
  [
    "the call's version replaces the client's and the path's",
    { route: post },
    { client: { versions: { [post]: 12 } }, options: { version: 14 }, url: "/v14/deployments" },
  ],
  [
    "the client's version replaces the path's",
    { route: post },
    { client: { versions: { [post]: 12 } }, url: "/v12/deployments" },
  ],
  [
    "a base URL may have a path",
    { route: post },
    { client: { baseUrl: "https://proxy.test/api" }, url: "https://proxy.test/api/v13/deployments" },
  ],
];

test.each(rows)("%s", (_, operation, { input = {}, client, options, url, body, headers }) => {
  const [method = "", path = ""] = operation.route.split(" ");
  const expected: RequestDescription = {
    route: operation.route,
    method,
    url: url?.startsWith("https:") ? url : baseUrl + (url ?? path),
    headers: {
      accept: "application/json",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  expect(describeRequest(operation, input, { baseUrl, ...client }, options)).toEqual(expected);
});

test("bytes are handed on as they are, with the operation's media type", () => {
  const body = new Uint8Array([1, 2]);
  const described = describeRequest({ route: post, body: "application/octet-stream" }, { body }, { baseUrl });
  expect(described.body).toBe(body);
  expect(described.headers["content-type"]).toBe("application/octet-stream");
});

test("bytes of which the call says the media type have that one", () => {
  const headers = { contentType: "Content-Type" };
  const operation = { route: post, headers, body: "application/vnd.oci.image.manifest.v1+json" };
  const contentType = "application/vnd.oci.image.index.v1+json";
  const described = describeRequest(operation, { body: "{}", contentType }, { baseUrl });
  expect(described).toMatchObject({ body: "{}", headers: { "content-type": contentType } });
});

test("the input is not changed", () => {
  const input = Object.freeze({ idOrName: "x", a: 1 });
  describeRequest({ route, fixed: { b: 2 } }, input, { baseUrl });
  expect(input).toEqual({ idOrName: "x", a: 1 });
});

const not = { idOrName: ["sessions"] };
const circle: { own?: object } = {};
circle.own = circle;

type Refusal = [says: string, parameter: string, Operation, input: object, Pick<Given, "client" | "options">?];

const refusals: Refusal[] = [
  ...[undefined, null, "", ".", "..", {}, []].map(
    (idOrName): Refusal => [`a path value ${JSON.stringify(idOrName)}`, "idOrName", { route }, { idOrName }],
  ),
  ...["text", { branch: {} }].map(
    (meta): Refusal => [
      `${JSON.stringify(meta)} for a field with a prefix`,
      "meta",
      { route: "GET /v7/deployments", prefixes: { meta: "meta-" } },
      { meta },
    ],
  ),
  ...["", "acme//web", "/web", "web/", "acme/../web", "./web"].map(
    (name): Refusal => [
      `a path value of several segments ${JSON.stringify(name)}`,
      "name",
      { route: "GET /v2/{+name}/tags/list" },
      { name },
    ],
  ),
  ["a value that would be another operation", "idOrName", { route, not }, { idOrName: "sessions" }],
  ["an object in the query", "filter", { route }, { idOrName: "x", filter: {} }],
  ["a list in a header", "a", { route: post, headers: { a: "x-a" } }, { a: [1] }],
  ["a slug where only an ID is taken", "team", { route: post, team: "id" }, {}, { options: { team: "acme" } }],
  [
    "the client's slug where only an ID is taken",
    "team",
    { route: post, team: "id" },
    {},
    { client: { team: "acme" } },
  ],
  ...["teamId", "slug"].flatMap((name) =>
    [route, "DELETE /v9/projects/{idOrName}", "PATCH /v9/projects/{idOrName}"].flatMap((route) =>
      [{}, { team: "acme" }].map(
        (client): Refusal => [
          `a ${name} in the input of ${route} ${client.team ? "of a client that has a team" : "without a team"}`,
          name,
          { route, team: true },
          { idOrName: "site", [name]: "team_evil" },
          { client, options: client.team ? {} : { team: null } },
        ],
      ),
    ),
  ),
  ...["application/json", "application/octet-stream"].flatMap((body): Refusal[] => [
    [`no body where a whole one of ${body} is required`, "body", { route: post, body, required: true }, {}],
    [
      `null for a whole body of ${body} that is required`,
      "body",
      { route: post, body, required: true },
      { body: null },
    ],
    [
      `a field beside a whole body of ${body}, which would be dropped,`,
      "key",
      { route: post, body },
      { body: "[]", key: "A" },
    ],
  ]),
  ...[() => [], Symbol("s"), { toJSON: () => undefined }].map(
    (body): Refusal => [
      `${typeof body} that is nothing to JSON for a whole body`,
      "body",
      { route: post, body: "application/json" },
      { body },
    ],
  ),
  ...[Promise.resolve(1), new Map([["a", 1]]), new Set([1]), new Uint8Array(2), /a/].map(
    (each): Refusal => [
      `${Object.prototype.toString.call(each)}, of which JSON makes something else,`,
      "meta",
      { route: post },
      { meta: { deep: [each] } },
    ],
  ),
  ["half of a character in the path", "id", { route: "GET /v1/things/{id}" }, { id: "\ud800" }],
  [
    "a field of one object beside a whole list of them",
    "key",
    { route: post, body: "application/json", single: true },
    { key: "A", body: [{ key: "B" }] },
  ],
  ["a number that JSON does not have", "size", { route: post }, { size: 1n }],
  ["a value that holds itself", "own", { route: post }, { own: circle }],
  ["a version of a path that has none", "version", { route: "GET /api-keys" }, {}, { options: { version: 2 } }],
  ["a version that is not a positive whole number", "version", { route: post }, {}, { options: { version: 0 } }],
];

test.each(refusals)("%s is refused by name", (_, parameter, operation, input, { client, options } = {}) => {
  expect(() => describeRequest(operation, input, { baseUrl, ...client }, options)).toThrow(
    expect.objectContaining({ name: "InputError", parameter, route: operation.route, sideEffect: "none" }),
  );
});
