import { expect, test } from "vitest";
import { compare } from "./compare.ts";
import { type Document, parseDocument } from "./document.ts";
import { report } from "./report.ts";

const text = { type: "string" };
const json = (schema: object) => ({ content: { "application/json": { schema } } });

/** An operation of a description, with everything that the changes below are made to. */
const boats = {
  operationId: "listBoats",
  tags: ["boats"],
  parameters: [
    { name: "ids", in: "query", schema: { type: "array", items: text } },
    { name: "name", in: "query", schema: text },
  ],
  responses: {
    200: json({ anyOf: [{ $ref: "#/components/schemas/Sail" }, { $ref: "#/components/schemas/Motor" }] }),
    404: {},
  },
};

const base = {
  openapi: "3.1.0",
  servers: [{ url: "https://api.example" }],
  security: [{ token: [] }],
  paths: { "/v1/boats": { get: boats } },
  components: {
    securitySchemes: { token: { type: "http", scheme: "Bearer" } },
    schemas: {
      Sail: { type: "object", properties: { kind: { const: "sail" }, sails: text }, required: ["kind"] },
      Motor: { type: "object", properties: { kind: { const: "motor" }, power: text }, required: ["kind"] },
    },
  },
};

type Draft = Omit<typeof base, "paths"> & { paths: Record<string, unknown>; [member: string]: unknown };

const documentOf = (value: unknown): Document => parseDocument(JSON.stringify(value), "openapi.json");
const ours = documentOf(base);

function found(change: (operation: Record<string, unknown>, document: Draft) => void): string[] {
  const theirs: Draft = JSON.parse(JSON.stringify(base));
  // The path is the one above.
  const item = theirs.paths["/v1/boats"] as { get: Record<string, unknown> };
  change(item.get, theirs);
  return told(documentOf(theirs));
}

function told(theirs: Document, own = ours): string[] {
  return compare(own, theirs).differences.map(({ weight, kind, route, path, what }) =>
    [weight, kind, route, path, what].filter((each) => each !== "").join(" "),
  );
}

const route = "GET /v1/boats";

test("the description is no difference from itself", () => {
  expect(found(() => {})).toEqual([]);
});

test.each<[string, Parameters<typeof found>[0], string[]]>([
  ["another tag", (each) => Object.assign(each, { tags: ["ships"] }), [`patch changed ${route} tag -boats +ships`]],
  [
    "a body of an error that had none",
    (each) => {
      const error = {
        type: "object",
        properties: { error: { type: "object", properties: { code: { enum: ["a"] } } } },
      };
      Object.assign(each, { responses: { ...boats.responses, 404: json(error) } });
    },
    [`minor added ${route} error 404 body required object, as application/json`],
  ],
  [
    "a cookie that is asked for",
    (each) =>
      Object.assign(each, {
        parameters: [...boats.parameters, { name: "s", in: "cookie", required: true, schema: text }],
      }),
    [`major added ${route} cookie s required string`],
  ],
  [
    "another style of a list",
    (each) => {
      const [ids, name] = boats.parameters;
      Object.assign(each, { parameters: [{ ...ids, style: "spaceDelimited", explode: false }, name] });
    },
    [`major changed ${route} query ids -style form, exploded +style spaceDelimited`],
  ],
  [
    "another style that a text is the same in is none",
    (each) => {
      const [ids, name] = boats.parameters;
      Object.assign(each, { parameters: [ids, { ...name, explode: false }] });
    },
    [],
  ],
  [
    "a parameter that is written as JSON",
    (each) => {
      const [ids] = boats.parameters;
      Object.assign(each, { parameters: [ids, { name: "name", in: "query", ...json(text) }] });
    },
    [`major changed ${route} query name +as application/json`],
  ],
  [
    "a new parameter of a style of its own",
    (each) => {
      const filter = { name: "filter", in: "query", style: "deepObject", schema: { type: "object" } };
      Object.assign(each, { parameters: [...boats.parameters, filter] });
    },
    [`minor added ${route} query filter optional object, style deepObject`],
  ],
  [
    "deprecations of an operation and of a parameter",
    (each) => {
      const [ids, name] = boats.parameters;
      Object.assign(each, { deprecated: true, parameters: [ids, { ...name, deprecated: true }] });
    },
    [`patch changed ${route} operation +deprecated`, `patch changed ${route} query name +deprecated`],
  ],
  [
    "deprecations, discriminators and rules of schemas",
    (_, { components }) => {
      const { Sail } = components.schemas;
      Object.assign(Sail, { deprecated: true });
      Object.assign(Sail.properties.sails, { readOnly: true, not: { const: "" } });
    },
    [`patch changed ${route} 200 +deprecated`, `patch changed ${route} 200.sails +not {"const":""} +readOnly`],
  ],
  [
    "a discriminator",
    (each) => {
      const { schema } = boats.responses[200].content["application/json"];
      const answer = json({ ...schema, discriminator: { propertyName: "kind" } });
      Object.assign(each, { responses: { ...boats.responses, 200: answer } });
    },
    [`patch changed ${route} 200 +discriminator {"propertyName":"kind"}`],
  ],
  [
    "another word of JSON Schema, whichever it is",
    (_, { components }) => Object.assign(components.schemas.Sail, { propertyNames: { maxLength: 3 } }),
    [`patch changed ${route} 200 +propertyNames {"maxLength":3}`],
  ],
  [
    "an operation without a token",
    (each) => Object.assign(each, { security: [] }),
    [`major changed ${route} security -http bearer +none`],
  ],
  [
    "another way to authenticate",
    (_, { components }) => Object.assign(components.securitySchemes.token, { scheme: "basic" }),
    [`major changed ${route} security -http bearer +http basic`],
  ],
  [
    "other servers of an operation",
    (each) => Object.assign(each, { servers: [{ url: "/b" }] }),
    [`major changed ${route} servers +/b`],
  ],
  [
    "other servers",
    (_, document) => Object.assign(document, { servers: [{ url: "https://b.example" }] }),
    ["major changed the whole description servers -https://api.example +https://b.example"],
  ],
  [
    "a header of an answer, and one of an error",
    (each) => {
      const headers = { "X-Left": { required: true, schema: { type: "integer" } } };
      const { 200: good } = boats.responses;
      Object.assign(each, { responses: { 200: { ...good, headers }, 404: { headers } } });
    },
    [
      `minor added ${route} 200 header x-left required integer`,
      `minor added ${route} error 404 header x-left required integer`,
    ],
  ],
  [
    "what is called back, and links",
    (each) =>
      Object.assign(each, { callbacks: { done: {} }, responses: { ...boats.responses, 404: { links: { a: {} } } } }),
    [`patch changed ${route} operation +callbacks {"done":{}}`, `patch changed ${route} error 404 +links {"a":{}}`],
  ],
  [
    "operations of all methods",
    (each, document) => {
      const item = { options: each, trace: each, query: each, additionalOperations: { COPY: each }, summary: "Boats." };
      document.paths["/v1/boats"] = { get: each, ...item };
    },
    ["OPTIONS", "TRACE", "QUERY", "COPY"].map((method) => `minor added ${method} /v1/boats operation`),
  ],
  [
    "operations of a path that is described elsewhere",
    (each, document) => {
      document.paths["/v1/ships"] = { $ref: "#/components/pathItems/Ships" };
      Object.assign(document.components, { pathItems: { Ships: { get: each } } });
    },
    ["minor added GET /v1/ships operation"],
  ],
  [
    "what is sent to callers",
    (each, document) => Object.assign(document, { webhooks: { sunk: { post: { operationId: each.operationId } } } }),
    ['major changed the whole description webhooks +sunk {"post":{"operationId":"listBoats"}}'],
  ],
  [
    "what nobody here has heard of",
    (each, document) => {
      Object.assign(document, { channels: [1] });
      Object.assign(each, { rates: 2 });
    },
    ["major changed the whole description document +channels [1]", `patch changed ${route} operation +rates 2`],
  ],
  [
    "two new paths that differ in the name of a parameter",
    (each, document) => Object.assign(document.paths, { "/v1/{a}/x": { get: each }, "/v1/{b}/x": { get: each } }),
    ["minor added GET /v1/{a}/x operation", "minor added GET /v1/{b}/x operation"],
  ],
])("%s: each is reported", (_, change, expected) => {
  expect(found(change)).toEqual(expected);
});

test("a lost keyword is reported, too", () => {
  const theirs = structuredClone(base) as Draft;
  const full = { ...boats, deprecated: true, security: [], callbacks: {}, servers: [{ url: "/b" }] };
  const own = documentOf({ ...base, paths: { "/v1/boats": { get: full } } });
  expect(told(documentOf(theirs), own)).toEqual([
    `patch changed ${route} operation -callbacks {} -deprecated`,
    `major changed ${route} security -none +http bearer`,
    `major changed ${route} servers -/b`,
  ]);
});

test("the body of an error comes and goes with its status", () => {
  const { 200: good } = boats.responses;
  const own = documentOf({
    ...base,
    paths: { "/v1/boats": { get: { ...boats, responses: { 200: good, 409: json(text) } } } },
  });
  expect(told(ours, own)).toEqual([
    `patch added ${route} error 404 required anything`,
    `patch removed ${route} error 409 required anything`,
  ]);
  const { differences } = compare(ours, own);
  expect(differences.map(({ path, inside = false }) => [path, inside])).toEqual([
    ["error 409", false],
    ["error 409 body", true],
    ["error 404", false],
  ]);
});

test("two routes that differ in the name of a parameter are each compared with the route of the same name", () => {
  const { get } = base.paths["/v1/boats"];
  const paths = { "/v1/{a}/x": { get }, "/v1/{b}/x": { get: { ...get, tags: ["ships"] } } };
  const turned = { "/v1/{b}/x": paths["/v1/{b}/x"], "/v1/{a}/x": paths["/v1/{a}/x"] };
  expect(told(documentOf({ ...base, paths: turned }), documentOf({ ...base, paths }))).toEqual([]);
});

test.each<[string, unknown, string]>([
  ["a reference that goes round", { $ref: "#/components/schemas/A" }, '"#/components/schemas/A" points to itself.'],
  [
    "a reference to what every object has",
    { $ref: "#/components/schemas/constructor" },
    'constructor" points to nothing.',
  ],
  ["a reference with a percent sign", { $ref: "#/components/schemas/100%" }, '100%" points to nothing.'],
  [
    "a reference out of the document",
    { $ref: "other.json#/A" },
    '"other.json#/A" points out of the document. Bundle it',
  ],
  ["a schema that is none", 5, "5 stands where a description has a schema."],
  ["a list of types that holds null", { anyOf: [null] }, "null stands where a description has a schema."],
])("%s is a line of its operation, and the others are compared", (_, schema, why) => {
  const broken = { ...boats, responses: { 200: json(schema as object) } };
  const schemas = {
    ...base.components.schemas,
    A: { $ref: "#/components/schemas/B" },
    B: { $ref: "#/components/schemas/A" },
  };
  const other = { ...boats, operationId: "other" };
  const more = { ...base, components: { ...base.components, schemas } };
  const own = documentOf({ ...more, paths: { ...base.paths, "/v1/ships": { get: other } } });
  const theirs = documentOf({
    ...more,
    paths: { "/v1/boats": { get: broken }, "/v1/ships": { get: { ...other, deprecated: true } } },
  });
  const [first = "", ...others] = told(theirs, own);
  expect(first).toContain(`major changed ${route} cannot be read: `);
  expect(first).toContain(why);
  expect(others).toEqual(["patch changed GET /v1/ships operation +deprecated"]);
});

test.each<[string, unknown]>([
  ["no object", null],
  ["a list", []],
  ["a reference to nothing", { $ref: "#/nowhere" }],
])("a path that is %s is a line of its own, and nobody says that its operations are gone", (_, item) => {
  const [line = "", ...others] = told(documentOf({ ...base, paths: { "/v1/boats": item } }));
  expect(line).toContain("major changed /v1/boats cannot be read: ");
  expect(others).toEqual([]);
});

test("a method that is no object is a line of its own", () => {
  const theirs = documentOf({ ...base, paths: { "/v1/boats": { get: null, post: boats } } });
  expect(told(theirs)).toEqual([
    "minor added POST /v1/boats operation",
    `major changed ${route} cannot be read: it is no object`,
  ]);
});

test("true and false are schemas, too", () => {
  const [yes, no] = [true, false].map((schema) =>
    documentOf({ ...base, paths: { "/v1/boats": { get: { ...boats, responses: { 200: json(schema as never) } } } } }),
  ) as [Document, Document];
  expect(told(yes, yes)).toEqual([]);
  expect(told(no, yes)).toEqual([`patch changed ${route} 200 +not {}`]);
});

test("a schema nested deeper than a program can follow is reported, and stops nothing", () => {
  let schema: object = text;
  for (let level = 0; level < 20_000; level++) schema = { type: "array", items: schema };
  // JSON.stringify does not reach that deep either.
  const theirs = {
    ...ours,
    paths: { ...ours.paths, "/v1/deep": { get: { tags: ["boats"], responses: { 200: json(schema) } } } },
  };
  expect(told(theirs)).toEqual(["major changed GET /v1/deep cannot be read: it is nested too deeply"]);
});

test("parts that are not compared are never in the numbers", () => {
  const theirs = documentOf({ ...base, paths: { ...base.paths, "/v1/broken": { get: 7 }, "/v1/x": null } });
  const { lines } = report(compare(ours, theirs), []);
  expect(lines.slice(-3)).toEqual([
    expect.stringMatching(/^1 of 3 \(33.3 %\) operations of /),
    "2 operations or paths of that document cannot be read.",
    expect.stringMatching(/^Not compared: titles, /),
  ]);
});

test("operations that are gone are listed beside the numbers", () => {
  const { lines } = report(
    compare(documentOf({ ...base, paths: { ...base.paths, "/v1/x": { get: boats } } }), ours),
    [],
  );
  expect(lines).toContain("1 operations of ours are not in that document.");
});

test("no name of a description begins a line of the report that is an instruction, or ends one", () => {
  const name = "::stop-commands::abc\n::error title=x::y\r\u001b[31m\u2028::set-output name=a::b";
  const paths = {
    [`/v1/${name}`]: { get: { tags: [name], operationId: name, responses: {} }, [name]: { responses: {} } },
    [name]: null,
    "/v1/boats": {
      get: { ...boats, tags: [name], operationId: name, parameters: [{ name, in: "query", schema: { enum: [name] } }] },
    },
  };
  const { lines } = report(compare(ours, documentOf({ ...base, paths, webhooks: { [name]: {} } })), []);
  expect(
    lines
      .join("\n")
      .split(/[\r\n\u2028]/)
      .filter((line) => /^\s*::|\p{Cc}/u.test(line)),
  ).toEqual([]);
  expect(lines.join("\n")).toContain('"::stop-commands::abc\\\\u000a');
});

test("a line is no longer than somebody reads", () => {
  const { lines } = report(compare(ours, documentOf({ ...base, webhooks: { a: { x: "y".repeat(10_000) } } })), []);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(600);
  expect(lines.join("\n")).toMatch(/… \(\d+ characters more\)/);
});

test.each([
  ["a mark of the byte order before it is read", `\uFEFF${JSON.stringify(base)}`, undefined],
  ["no JSON", "{", "x.json is no JSON."],
  ["an older version", '{"swagger":"2.0"}', "x.json is no OpenAPI 3 document."],
  ["null", "null", "x.json is no OpenAPI 3 document."],
  ["a list", "[]", "x.json is no OpenAPI 3 document."],
  ["a version that is a number", '{"openapi":3.1,"paths":{}}', "x.json is no OpenAPI 3 document."],
  ["paths that are a list", '{"openapi":"3.1.0","paths":[]}', "its paths are no object"],
])("a document with %s", (_, content, message) => {
  if (message === undefined) expect(parseDocument(content, "x.json").openapi).toBe("3.1.0");
  else expect(() => parseDocument(content, "x.json")).toThrow(message);
});

const sail = { $ref: "#/components/schemas/Sail" };
const motor = { $ref: "#/components/schemas/Motor" };

test.each<[string, object]>([
  ["a member that is asked for", { ...sail, required: ["sails"] }],
  ["a member more", { ...sail, properties: { boat: text } }],
  ["alternatives", { ...sail, anyOf: [{ required: ["sails"] }] }],
  ["null", { ...sail, nullable: true }],
  ["a limit of members", { ...sail, minProperties: 2 }],
])("what stands beside a reference holds, too: %s", (_, schema) => {
  const change = (each: Record<string, unknown>) =>
    Object.assign(each, { responses: { ...boats.responses, 200: json({ anyOf: [schema, motor] }) } });
  expect(found(change)).not.toEqual([]);
});

test.each<[string, object[]]>([
  ["before", [{ type: "object", properties: { sails: { ...text, maxLength: 5 } } }, sail]],
  ["after", [sail, { type: "object", properties: { sails: { ...text, maxLength: 5 } } }]],
])("a part that narrows a member of another one is reported, %s it", (_, allOf) => {
  const change = (each: Record<string, unknown>) =>
    Object.assign(each, { responses: { ...boats.responses, 200: json({ anyOf: [{ allOf }, motor] }) } });
  expect(found(change).join("\n")).toContain("maxLength 5");
});
