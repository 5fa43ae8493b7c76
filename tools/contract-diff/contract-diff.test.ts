import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { newFolder } from "../../test/new-folder.ts";
import { readDescription } from "./as-published.ts";
import { compare, weights } from "./compare.ts";
import type { Deliberate } from "./deliberate.ts";
import type { Document, Operation, Schema } from "./document.ts";
import { report } from "./report.ts";

const name: Schema = { type: "string" };
const object = (properties: Record<string, Schema>, ...required: string[]): Schema => ({
  type: "object",
  properties,
  required,
});

interface Parts {
  readonly query?: Readonly<Record<string, Schema & { readonly needed?: boolean }>>;
  readonly body?: Schema;
  readonly answer?: Schema;
  readonly errors?: readonly string[];
  readonly path?: string;
  readonly schemas?: Readonly<Record<string, Schema>>;
}

function documentOf({
  query = {},
  body,
  answer,
  errors = [],
  path = "/v1/things/{id}",
  schemas = {},
}: Parts): Document {
  const json = (schema: Schema) => ({ content: { "application/json": { schema } } });
  const parameters = Object.entries(query).map(([each, { needed, ...schema }]) => ({
    name: each,
    in: "query",
    ...(needed && { required: true }),
    schema,
  }));
  const responses = {
    200: answer ? json(answer) : {},
    ...Object.fromEntries(errors.map((status) => [status, {}])),
  };
  const operation = {
    tags: ["things"],
    parameters,
    responses,
    ...(body && { requestBody: { required: true, ...json(body) } }),
  };
  return { openapi: "3.1.0", paths: { [path]: { post: operation } }, components: { schemas } };
}

const small = object({ name });
const large = object({ name, tag: name });
const exact = { ...small, additionalProperties: false };

/** Differences between our schema and another document's. */
const table: [string, Parts, Parts, ...string[]][] = [
  ["nothing where nothing differs", { answer: name }, { answer: name }],
  ["an optional member that a body gained", { body: small }, { body: large }, "minor added body.tag"],
  [
    "a member that a body asks for now",
    { body: small },
    { body: object({ name, tag: name }, "tag") },
    "major added body.tag",
  ],
  ["a member that may be left out now", { body: object({ name }, "name") }, { body: small }, "minor changed body.name"],
  ["a member that a body no longer takes", { body: large }, { body: small }, "major removed body.tag"],
  ["what an answer gained", { answer: small }, { answer: object({ name, tag: name }, "tag") }, "minor added 200.tag"],
  ["what an answer may lack now", { answer: object({ name }, "name") }, { answer: small }, "minor changed 200.name"],
  ["another literal of an answer", { answer: { enum: ["a"] } }, { answer: { enum: ["a", "b"] } }, "minor changed 200"],
  [
    "an answer that may be null now",
    { answer: name },
    { answer: { type: "string", nullable: true } },
    "minor changed 200",
  ],
  [
    "a literal that is no longer taken",
    { query: { by: { enum: ["a", "b"] } } },
    { query: { by: { enum: ["a"] } } },
    "major changed query by",
  ],
  ["a parameter that is asked for", {}, { query: { by: { ...name, needed: true } } }, "major added query by"],
  [
    "limits and error statuses",
    { body: { type: "string", maxLength: 5 }, errors: ["400"] },
    { body: { type: "string", maxLength: 9 }, errors: ["400", "409"] },
    "patch changed body",
    "patch added error 409",
  ],
  [
    "a request that takes no other members, however it is said; an answer may have more",
    { body: { ...small, unevaluatedProperties: { not: {} } }, answer: small },
    { body: exact, answer: exact },
  ],
  [
    "a request that takes no other members any more",
    { body: object({ tag: small }) },
    { body: object({ tag: exact }) },
    "patch changed body.tag",
  ],
  [
    "members deep in lists, alternatives and references",
    {
      answer: { type: "array", items: { anyOf: [small, { $ref: "#/components/schemas/B" }] } },
      schemas: { B: object({ b: name }) },
    },
    { answer: { type: "array", items: { oneOf: [object({ b: object({ c: name }), name })] } } },
    "minor added 200[].b",
    "minor changed 200[]",
  ],
  [
    "nothing of a shape that holds itself, however it is named",
    {
      answer: { $ref: "#/components/schemas/A" },
      schemas: { A: object({ next: { $ref: "#/components/schemas/A" } }) },
    },
    {
      answer: { $ref: "#/components/schemas/Z" },
      schemas: { Z: object({ next: { $ref: "#/components/schemas/Z" } }) },
    },
  ],
  [
    "a member that one alternative asks for and does not describe, though another one does",
    { body: { anyOf: [object({ name, size: name }, "name"), object({ tag: name }, "tag")] } },
    { body: { anyOf: [object({ name, size: name }, "name"), object({ tag: name }, "tag", "name")] } },
    "major added body.name",
  ],
  [
    "a word on a member that is still asked for, and that nothing describes any more",
    { body: object({ name, tag: name }, "name") },
    { body: object({ tag: name }, "name") },
    "patch changed body.name",
  ],
  [
    "nothing of a member that is asked for in one part and described in another",
    { body: object({ name, tag: name }, "name", "tag") },
    {
      body: {
        ...large,
        allOf: [
          { type: "object", required: ["name"] },
          { type: "object", required: ["tag"] },
        ],
      },
    },
  ],
  ["a path parameter of another name, as the same operation", {}, { path: "/v1/things/{thingId}" }, "major changed "],
  ["an operation that is new and one that is gone", {}, { path: "/v2/things" }, "minor added ", "major removed "],
];

test.each(table)("finds %s", (_, ours, theirs, ...found) => {
  const { differences } = compare(documentOf(ours), documentOf(theirs));
  expect(differences.map(({ weight, kind, path }) => `${weight} ${kind} ${path}`)).toEqual(found);
});

test("another ID of an operation is a difference of words, and a missing one is none", () => {
  const named = (operationId?: string): Document => {
    const document = documentOf({});
    const operation = document.paths["/v1/things/{id}"]?.post as Operation; // it was made with one
    return {
      ...document,
      paths: { "/v1/things/{id}": { post: { ...operation, ...(operationId && { operationId }) } } },
    };
  };
  const found = (ours?: string, theirs?: string) =>
    compare(named(ours), named(theirs)).differences.map(({ weight, what }) => `${weight} ${what}`);
  expect(found("getThing", "readThing")).toEqual(["patch operationId getThing → readThing"]);
  expect([...found("getThing", "getThing"), ...found("getThing"), ...found(undefined, "getThing")]).toEqual([]);
});

test("a group's weight is that of its heaviest difference", () => {
  const { differences } = compare(
    documentOf({ body: object({ name }, "name"), errors: [] }),
    documentOf({ body: object({ tag: name }), errors: ["409"] }),
  );
  expect(weights(differences)).toEqual(new Map([["things", "major"]]));
});

const file = join(import.meta.dirname, "../../api/openapi.json");
const stated = readDescription(readFileSync(file, "utf8"), "openapi.json");

function change(document: Document, schema: Schema): Document {
  const copy = structuredClone(document);
  // The route is one that the contract has.
  const operation = copy.paths["/v2/domains/{domain}/records"]?.post as Operation;
  const domain = { name: "domain", in: "path", required: true, schema: { ...name, ...schema } };
  const parameters = [
    domain,
    ...(operation.parameters ?? []).filter((each) => !JSON.stringify(each).includes("domain")),
  ];
  Object.assign(operation, { parameters });
  return copy;
}

const meant: Deliberate[] = [{ reason: "Tags are for people.", routes: ["POST /v1/things/{id}"], path: "body\\.tag" }];
const ours = documentOf({ body: object({ name }) });

const letters = (...names: string[]) => object(Object.fromEntries(names.map((each) => [each, name])), ...names);
const kind = (value: string, more: Record<string, Schema>, ...required: string[]): Schema =>
  object({ kind: { const: value }, ...more }, "kind", ...required);

describe("alternatives are held against their counterparts alone", () => {
  const found = (ours: Schema, theirs: Schema) =>
    compare(documentOf({ body: ours }), documentOf({ body: theirs })).differences.map(
      ({ weight, path, what, alternatives }) => [weight, path, ...alternatives, what].join(" "),
    );

  test("a member that an alternative lost is reported, though another one has it", () => {
    const text = kind("text", { value: name, label: name }, "value", "label");
    const lost = kind("text", { value: name }, "value", "label");
    const mail = kind("mail", { value: name, label: name }, "value");
    expect(found({ anyOf: [mail, text] }, { oneOf: [lost, mail] })).toEqual([
      'patch body.label { kind: "text" } +required, described nowhere',
    ]);
  });

  test("a member that is asked for in one of them is no member that is asked for in each", () => {
    const a = kind("a", { size: name });
    expect(found({ anyOf: [a, kind("b", { size: name })] }, { anyOf: [a, kind("b", { size: name }, "size")] })).toEqual(
      ['major body.size { kind: "b" } -optional +required'],
    );
  });

  test("their order and their names say nothing", () => {
    const [a, b, c] = [kind("a", { x: name }), kind("b", { x: name }), kind("c", { y: name })];
    expect(found({ anyOf: [a, b, c] }, { anyOf: [c, { anyOf: [b, a] }] })).toEqual([]);
  });

  test("the alternative with most in common is the counterpart if there is no literal", () => {
    const [ab, cd] = [letters("a", "b"), letters("c", "d")];
    expect(found({ anyOf: [ab, cd] }, { anyOf: [letters("c", "d", "e"), ab] })).toEqual([
      "major body.e { c, d } required string",
    ]);
  });

  test("a new alternative and a removed one are named", () => {
    const [a, b, c] = [kind("a", { x: name }), kind("b", { x: name }), kind("c", { x: name })];
    expect(found({ anyOf: [a, b] }, { anyOf: [c, a] })).toEqual([
      'minor body +{ kind: "c" }',
      'major body -{ kind: "b" }',
    ]);
  });

  test("two new ones that are equal are one, and are not taken for each other's", () => {
    const [a, c] = [kind("a", { x: name }), kind("c", { x: name })];
    expect(found({ anyOf: [a, kind("b", {})] }, { anyOf: [a, kind("b", {}), c, c] })).toEqual([
      'minor body +{ kind: "c" }',
    ]);
  });

  test("an alternative that another one covers is no difference", () => {
    const wide = object({ a: name, b: name }, "a");
    expect(found(wide, { anyOf: [wide, object({ a: name, b: name }, "a", "b")] })).toEqual([]);
    expect(found(wide, { anyOf: [wide, object({ a: name, c: name }, "a")] })).toEqual(["minor body +{ a }"]);
  });

  test("an alternative that lost a member is reported, though others cover it before and after", () => {
    const [wide, open] = [object({ a: name, b: name }, "a"), object({ c: name })];
    const changes = found({ anyOf: [letters("a"), wide, open] }, { anyOf: [wide, open, object({})] });
    expect(changes).toEqual(["minor body +{}", "major body -{ a }"]);
  });

  test("a list of these or of those is a list of both", () => {
    const list = (items: Schema): Schema => ({ type: "array", items });
    const [a, b] = [letters("a"), letters("b")];
    expect(found({ anyOf: [list(a), list(b)] }, list({ anyOf: [a, b] }))).toEqual([]);
    expect(found({ anyOf: [list(a), list(b)] }, list(a))).toEqual(["major body[] -{ b }"]);
  });

  test("members beside alternatives are part of each", () => {
    const beside: Schema = { ...object({ x: name }, "x"), anyOf: [letters("a"), letters("b")] };
    expect(found(beside, { anyOf: [letters("x", "a"), letters("x", "b")] })).toEqual([]);
  });
});

test("a recursive schema is compared below that, too, wherever it is reached from", () => {
  const link = (to: string): Schema => ({ $ref: `#/components/schemas/${to}` });
  const ring = (x: Schema) => ({ A: object({ b: link("B"), x }), B: object({ a: link("A") }) });
  const both = (x: Schema) => documentOf({ answer: link("A"), body: link("B"), schemas: ring(x) });
  const paths = compare(both(name), both({ type: "number" })).differences.map(({ path }) => path);
  expect(paths).toEqual(["body.a.x", "200.x"]);
  const twice = (x: Schema) => documentOf({ answer: object({ a: link("A"), b: link("B") }), schemas: ring(x) });
  const found = compare(twice(name), twice({ type: "number" })).differences.map(({ path }) => path);
  expect(found).toEqual(["200.a.x", "200.b.a.x"]);
});

test("a difference with a reason is settled", () => {
  const { lines, heaviest } = report(compare(ours, documentOf({ body: object({ name, tag: name }) })), meant);
  expect(heaviest).toBeUndefined();
  expect(lines).toEqual([
    "1 deliberate: Tags are for people.",
    "1 of 1 (100 %) operations of that document are stated by ours; 0 differences.",
    expect.stringMatching(/^Not compared: titles, /),
  ]);
});

test("a difference without a reason stands with its operation, the heaviest first, and a reason without a difference is named", () => {
  const theirs = documentOf({ body: object({ name, size: name, form: name }, "form"), errors: ["409"] });
  const { lines, heaviest } = report(compare(ours, theirs), meant);
  expect(heaviest).toBe("major");
  expect(lines.filter((line) => !/^(breaking|statuses)/.test(line))).toEqual([
    "things: breaking",
    "  POST /v1/things/{id}",
    "    breaking    added    body.form  required string",
    "    adding      added    body.size  optional string",
    "    words only  added    error 409  required anything",
    "",
    "",
    "No difference is left for which this is the reason: Tags are for people.",
    "1 of 1 (100 %) operations of that document are stated by ours; 3 differences (1 breaking, 1 adding, 1 words only).",
    expect.stringMatching(/^Not compared: titles, /),
  ]);
});

const program = join(import.meta.dirname, "main.ts");

test.each([
  ["another limit", (document: typeof stated) => change(document, { maxLength: 7 }), 10],
  ["another literal", (document: typeof stated) => change(document, { enum: ["a", "b"] }), 12],
])("the command ends by the weight of what is left open: %s", { tags: "endurance" }, (_, changed, end) => {
  const file = join(newFolder(), "theirs.json");
  writeFileSync(file, JSON.stringify(changed(stated)));
  const { status, stderr } = spawnSync(process.execPath, [program, file], { encoding: "utf8" });
  expect([status, stderr]).toEqual([end, ""]);
});

test("the command ends with 2 where there is nothing to compare", () => {
  expect(spawnSync(process.execPath, [program, "nowhere.json"]).status).toBe(2);
});
