import { expect, test } from "vitest";
import type { CallOptions, DescribeContext, RequestDescription } from "../types/client.ts";
import type { Operation } from "../types/operation.ts";
import { describe as describeRequest } from "./describe.ts";

const baseUrl = "https://api.test";
const route = "GET /v9/projects/{idOrName}";
const post = "POST /v13/deployments";

interface Row {
  says: string;
  operation: Operation;
  input?: object;
  client?: Partial<DescribeContext>;
  options?: CallOptions;
  url?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

const rows: Row[] = [
  {
    says: "a path value is encoded",
    operation: { route },
    input: { idOrName: "a/b c?ü" },
    url: "/v9/projects/a%2Fb%20c%3F%C3%BC",
  },
  { says: "a number may be a path value", operation: { route }, input: { idOrName: 0 }, url: "/v9/projects/0" },
  {
    says: "a colon stays in a path: a digest is looked for as it is",
    operation: { route: "GET /v2/{+name}/blobs/{digest}" },
    input: { name: "web", digest: "sha256:0a" },
    url: "/v2/web/blobs/sha256:0a",
  },
  {
    says: "the members of a field with a prefix are values of the query, those that are undefined left out",
    operation: { route: "GET /v7/deployments", prefixes: { meta: "meta-" } },
    input: { meta: { branch: "a b", sha: undefined, pull: 7 }, limit: 2 },
    url: "/v7/deployments?meta-branch=a+b&meta-pull=7&limit=2",
  },
  {
    says: "a field of the query is renamed",
    operation: { route: "GET /v2/sandboxes/{name}", prefixes: { interactive: "__interactive" } },
    input: { name: "box", interactive: true },
    url: "/v2/sandboxes/box?__interactive=true",
  },
  {
    says: "a path value of several segments keeps its slashes, and each segment is encoded",
    operation: { route: "GET /v2/{+name}/tags/list" },
    input: { name: "acme/a b/web", n: 2 },
    url: "/v2/acme/a%20b/web/tags/list?n=2",
  },
  {
    says: "the rest of a GET's input is its query",
    operation: { route },
    input: { idOrName: "x", limit: 5, deep: true },
    url: "/v9/projects/x?limit=5&deep=true",
  },
  {
    says: "undefined is left out of a query",
    operation: { route },
    input: { idOrName: "x", limit: undefined },
    url: "/v9/projects/x",
  },
  {
    says: "an array repeats its key",
    operation: { route },
    input: { idOrName: "x", ids: ["a", "b&c"] },
    url: "/v9/projects/x?ids=a&ids=b%26c",
  },
  {
    says: "a DELETE's input is its query",
    operation: { route: "DELETE /v1/x" },
    input: { force: false },
    url: "/v1/x?force=false",
  },
  {
    says: "a DELETE whose query fields are named has a body",
    operation: { route: "DELETE /v1/x", query: ["a"] },
    input: { a: 1, ids: [2] },
    url: "/v1/x?a=1",
    body: { ids: [2] },
  },
  {
    says: "the rest of a POST's input is its JSON body, null included",
    operation: { route: post },
    input: { name: "x", gitSource: null, meta: undefined },
    body: { name: "x", gitSource: null },
  },
  { says: "a POST without any field has no body", operation: { route: post }, input: { meta: undefined } },
  {
    says: "named query fields of a POST leave its body",
    operation: { route: post, query: ["forceNew"] },
    input: { forceNew: "1", name: "x" },
    url: "/v13/deployments?forceNew=1",
    body: { name: "x" },
  },
  { says: "a required body is sent even if empty", operation: { route: post, body: {} }, body: {} },
  {
    says: "a body field is renamed",
    operation: { route: post, query: ["slug"], body: { newSlug: "slug" } },
    input: { slug: "a", newSlug: "b" },
    url: "/v13/deployments?slug=a",
    body: { slug: "b" },
  },
  {
    says: "a body that is optional stays away without a field, also where one would be renamed",
    operation: { route: post, query: ["slug"], body: { newSlug: "slug" }, optional: true },
    input: { slug: "a" },
    url: "/v13/deployments?slug=a",
  },
  {
    says: "an optional body with a renamed field is sent",
    operation: { route: post, body: { newSlug: "slug" }, optional: true },
    input: { newSlug: "b" },
    body: { slug: "b" },
  },
  {
    says: "what says itself how it is as JSON is that, and empty objects and lists are sent",
    operation: { route: post },
    input: {
      at: new Date(0),
      from: new URL("https://a.test/"),
      of: {},
      list: [[], null],
      own: Object.create({ a: 1 }),
    },
    body: { at: "1970-01-01T00:00:00.000Z", from: "https://a.test/", of: {}, list: [[], null], own: {} },
  },
  {
    says: "a whole JSON body may be a list",
    operation: { route: post, body: "application/json" },
    input: { body: [1, null] },
    body: [1, null],
  },
  {
    says: "a header field is no body field",
    operation: { route: post, headers: { xSize: "x-now-size" } },
    input: { xSize: 3 },
    headers: { "x-now-size": "3" },
  },
  {
    says: "fixed fields join the input",
    operation: { route, fixed: { follow: 1 } },
    input: { idOrName: "x" },
    url: "/v9/projects/x?follow=1",
  },
  {
    says: "accept is what the operation says",
    operation: { route: post, accept: "application/x-ndjson" },
    headers: { accept: "application/x-ndjson" },
  },
  {
    says: "headers of the call win over headers of the client, whatever their case",
    operation: { route: post },
    client: { headers: () => ({ "X-A": "client", "X-B": "client" }) },
    options: { headers: { "x-a": "call" } },
    headers: { "x-a": "call", "x-b": "client" },
  },
  {
    says: "the client's team goes where an operation takes one, by ID",
    operation: { route: post, team: true },
    client: { team: "team_1" },
    url: "/v13/deployments?teamId=team_1",
  },
  {
    says: "the client's team goes where an operation takes one, by slug",
    operation: { route: post, team: true },
    client: { team: "acme" },
    url: "/v13/deployments?slug=acme",
  },
  { says: "the client's team does not go anywhere else", operation: { route: post }, client: { team: "acme" } },
  {
    says: "a team of the call always goes",
    operation: { route: post },
    options: { team: "acme" },
    url: "/v13/deployments?slug=acme",
  },
  {
    says: "a null team of the call is none",
    operation: { route: post, team: true },
    client: { team: "acme" },
    options: { team: null },
  },
  {
    says: "a slug that is a field of the body goes there, beside the client's team",
    operation: { route: post, team: true, body: { slug: "slug" } },
    client: { team: "acme" },
    input: { slug: "staging" },
    url: "/v13/deployments?slug=acme",
    body: { slug: "staging" },
  },
  {
    says: "a team in the path is no scope, and a slug beside it is a value like any other",
    operation: { route: "GET /v2/teams/{teamId}" },
    client: { team: "acme" },
    input: { teamId: "team_1", slug: "acme" },
    url: "/v2/teams/team_1?slug=acme",
  },
  {
    says: "of a body that is one object or a list, the fields of one stand beside those of the query",
    operation: { route: post, query: ["upsert"], body: "application/json", single: true, required: true },
    input: { upsert: true, key: "A", body: undefined },
    url: "/v13/deployments?upsert=true",
    body: { key: "A" },
  },
  {
    says: "what no operation knows goes on",
    operation: { route, team: true },
    input: { idOrName: "x", newer: 1, teamId: undefined },
    url: "/v9/projects/x?newer=1",
  },
  {
    says: "the call's version replaces the client's and the path's",
    operation: { route: post },
    client: { versions: { [post]: 12 } },
    options: { version: 14 },
    url: "/v14/deployments",
  },
  {
    says: "the client's version replaces the path's",
    operation: { route: post },
    client: { versions: { [post]: 12 } },
    url: "/v12/deployments",
  },
  {
    says: "a base URL may have a path",
    operation: { route: post },
    client: { baseUrl: "https://proxy.test/api" },
    url: "https://proxy.test/api/v13/deployments",
  },
];

test.each(rows)("$says", ({ operation, input = {}, client, options, url, body, headers }) => {
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

const refusals: {
  says: string;
  operation: Operation;
  input: object;
  options?: CallOptions;
  parameter: string;
  client?: Partial<DescribeContext>;
}[] = [
  ...[undefined, null, "", ".", "..", {}, []].map((idOrName) => ({
    says: `a path value ${JSON.stringify(idOrName)}`,
    operation: { route },
    input: { idOrName },
    parameter: "idOrName",
  })),
  ...["text", { branch: {} }].map((meta) => ({
    says: `${JSON.stringify(meta)} for a field with a prefix`,
    operation: { route: "GET /v7/deployments", prefixes: { meta: "meta-" } },
    input: { meta },
    parameter: "meta",
  })),
  ...["", "acme//web", "/web", "web/", "acme/../web", "./web"].map((name) => ({
    says: `a path value of several segments ${JSON.stringify(name)}`,
    operation: { route: "GET /v2/{+name}/tags/list" },
    input: { name },
    parameter: "name",
  })),
  {
    says: "a value that would be another operation",
    operation: { route, not },
    input: { idOrName: "sessions" },
    parameter: "idOrName",
  },
  { says: "an object in the query", operation: { route }, input: { idOrName: "x", filter: {} }, parameter: "filter" },
  { says: "a list in a header", operation: { route: post, headers: { a: "x-a" } }, input: { a: [1] }, parameter: "a" },
  {
    says: "a slug where only an ID is taken",
    operation: { route: post, team: "id" },
    input: {},
    options: { team: "acme" },
    parameter: "team",
  },
  {
    says: "the client's slug where only an ID is taken",
    operation: { route: post, team: "id" },
    input: {},
    client: { team: "acme" },
    parameter: "team",
  },
  ...["teamId", "slug"].flatMap((name) =>
    [route, "DELETE /v9/projects/{idOrName}", "PATCH /v9/projects/{idOrName}"].flatMap((route) =>
      [{}, { team: "acme" }].map((client) => ({
        says: `a ${name} in the input of ${route} ${client.team ? "of a client that has a team" : "without a team"}`,
        operation: { route, team: true } as const,
        input: { idOrName: "site", [name]: "team_evil" },
        client,
        options: client.team ? {} : { team: null },
        parameter: name,
      })),
    ),
  ),
  ...["application/json", "application/octet-stream"].flatMap((body) => [
    {
      says: `no body where a whole one of ${body} is required`,
      operation: { route: post, body, required: true } as const,
      input: {},
      parameter: "body",
    },
    {
      says: `null for a whole body of ${body} that is required`,
      operation: { route: post, body, required: true } as const,
      input: { body: null },
      parameter: "body",
    },
    {
      says: `a field beside a whole body of ${body}, which would be dropped,`,
      operation: { route: post, body } as const,
      input: { body: "[]", key: "A" },
      parameter: "key",
    },
  ]),
  ...[() => [], Symbol("s"), { toJSON: () => undefined }].map((body) => ({
    says: `${typeof body} that is nothing to JSON for a whole body`,
    operation: { route: post, body: "application/json" } as const,
    input: { body },
    parameter: "body",
  })),
  ...[Promise.resolve(1), new Map([["a", 1]]), new Set([1]), new Uint8Array(2), /a/].map((each) => ({
    says: `${Object.prototype.toString.call(each)}, of which JSON makes something else,`,
    operation: { route: post },
    input: { meta: { deep: [each] } },
    parameter: "meta",
  })),
  {
    says: "half of a character in the path",
    operation: { route: "GET /v1/things/{id}" },
    input: { id: "\ud800" },
    parameter: "id",
  },
  {
    says: "a field of one object beside a whole list of them",
    operation: { route: post, body: "application/json", single: true },
    input: { key: "A", body: [{ key: "B" }] },
    parameter: "key",
  },
  { says: "a number that JSON does not have", operation: { route: post }, input: { size: 1n }, parameter: "size" },
  { says: "a value that holds itself", operation: { route: post }, input: { own: circle }, parameter: "own" },
  {
    says: "a version of a path that has none",
    operation: { route: "GET /api-keys" },
    input: {},
    options: { version: 2 },
    parameter: "version",
  },
  {
    says: "a version that is no positive whole number",
    operation: { route: post },
    input: {},
    options: { version: 0 },
    parameter: "version",
  },
];

test.each(refusals)("$says is refused by name", ({ operation, input, client, options, parameter }) => {
  expect(() => describeRequest(operation, input, { baseUrl, ...client }, options)).toThrow(
    expect.objectContaining({ name: "InputError", parameter, route: operation.route, sideEffect: "none" }),
  );
});
