import { expect, test } from "vitest";
import { compare, weights } from "./compare.ts";
import type { Deliberate } from "./deliberate.ts";
import { type Document, parseDocument, type Schema } from "./document.ts";
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

/** A document of one operation. */
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

const table: { says: string; ours: Parts; theirs: Parts; found: string[] }[] = [
  { says: "nothing where nothing differs", ours: { answer: name }, theirs: { answer: name }, found: [] },
  {
    says: "an optional member that a body gained",
    ours: { body: object({ name }) },
    theirs: { body: object({ name, tag: name }) },
    found: ["minor added body.tag"],
  },
  {
    says: "a member that a body asks for now",
    ours: { body: object({ name }) },
    theirs: { body: object({ name, tag: name }, "tag") },
    found: ["major added body.tag"],
  },
  {
    says: "a member that may be left out now",
    ours: { body: object({ name }, "name") },
    theirs: { body: object({ name }) },
    found: ["minor changed body.name"],
  },
  {
    says: "a member that a body no longer takes",
    ours: { body: object({ name, tag: name }) },
    theirs: { body: object({ name }) },
    found: ["major removed body.tag"],
  },
  {
    says: "what an answer gained",
    ours: { answer: object({ name }) },
    theirs: { answer: object({ name, tag: name }, "tag") },
    found: ["minor added 200.tag"],
  },
  {
    says: "what an answer may lack now",
    ours: { answer: object({ name }, "name") },
    theirs: { answer: object({ name }) },
    found: ["major changed 200.name"],
  },
  {
    says: "another literal of an answer",
    ours: { answer: { enum: ["a"] } },
    theirs: { answer: { enum: ["a", "b"] } },
    found: ["minor changed 200"],
  },
  {
    says: "an answer that may be null now",
    ours: { answer: name },
    theirs: { answer: { type: "string", nullable: true } },
    found: ["major changed 200"],
  },
  {
    says: "a literal that is no longer taken",
    ours: { query: { by: { enum: ["a", "b"] } } },
    theirs: { query: { by: { enum: ["a"] } } },
    found: ["major changed query by"],
  },
  {
    says: "a parameter that is asked for",
    ours: {},
    theirs: { query: { by: { ...name, needed: true } } },
    found: ["major added query by"],
  },
  {
    says: "limits and error statuses",
    ours: { body: { type: "string", maxLength: 5 }, errors: ["400"] },
    theirs: { body: { type: "string", maxLength: 9 }, errors: ["400", "409"] },
    found: ["patch changed body", "patch added error 409"],
  },
  {
    says: "a request that takes no other members, however it is said; an answer may have more",
    ours: { body: { ...object({ name }), unevaluatedProperties: { not: {} } }, answer: object({ name }) },
    theirs: {
      body: { ...object({ name }), additionalProperties: false },
      answer: { ...object({ name }), additionalProperties: false },
    },
    found: [],
  },
  {
    says: "a request that takes no other members any more",
    ours: { body: object({ tag: object({ name }) }) },
    theirs: { body: object({ tag: { ...object({ name }), additionalProperties: false } }) },
    found: ["patch changed body.tag"],
  },
  {
    says: "members deep in lists, alternatives and references",
    ours: {
      answer: { type: "array", items: { anyOf: [object({ name }), { $ref: "#/components/schemas/B" }] } },
      schemas: { B: object({ b: name }) },
    },
    theirs: { answer: { type: "array", items: { oneOf: [object({ b: object({ c: name }), name })] } } },
    found: ["major changed 200[].b", "minor added 200[].b.c"],
  },
  {
    says: "nothing of a shape that holds itself, however it is named",
    ours: {
      answer: { $ref: "#/components/schemas/A" },
      schemas: { A: object({ next: { $ref: "#/components/schemas/A" } }) },
    },
    theirs: {
      answer: { $ref: "#/components/schemas/Z" },
      schemas: { Z: object({ next: { $ref: "#/components/schemas/Z" } }) },
    },
    found: [],
  },
  {
    says: "a member that one alternative asks for and does not describe, though another one does",
    ours: { body: { anyOf: [object({ name, size: name }, "name"), object({ tag: name }, "tag")] } },
    theirs: { body: { anyOf: [object({ name, size: name }, "name"), object({ tag: name }, "tag", "name")] } },
    found: ["minor changed body.name"],
  },
  {
    says: "nothing of a member that is asked for in one part and described in another",
    ours: { body: object({ name, tag: name }, "name", "tag") },
    theirs: {
      body: {
        ...object({ name, tag: name }),
        allOf: [
          { type: "object", required: ["name"] },
          { type: "object", required: ["tag"] },
        ],
      },
    },
    found: ["minor changed body.name", "minor changed body.tag"],
  },
  {
    says: "a path parameter of another name, as the same operation",
    ours: {},
    theirs: { path: "/v1/things/{thingId}" },
    found: ["major changed "],
  },
  {
    says: "an operation that is new and one that is gone",
    ours: {},
    theirs: { path: "/v2/things" },
    found: ["minor added ", "minor added 200 as nothing", "major removed "],
  },
];

test.each(table)("finds $says", ({ ours, theirs, found }) => {
  const { differences } = compare(documentOf(ours), documentOf(theirs));
  expect(differences.map(({ weight, kind, path }) => `${weight} ${kind} ${path}`)).toEqual(found);
});

test("a group's weight is that of its heaviest difference", () => {
  const { differences } = compare(
    documentOf({ body: object({ name }, "name"), errors: [] }),
    documentOf({ body: object({ tag: name }), errors: ["409"] }),
  );
  expect(weights(differences)).toEqual(new Map([["things", "major"]]));
});

const meant: Deliberate[] = [{ reason: "Tags are for people.", routes: ["POST /v1/things/{id}"], path: "body\\.tag" }];
const ours = documentOf({ body: object({ name }) });

test("a difference with a reason is settled, and its member counts as stated", () => {
  const { lines, settled } = report(compare(ours, documentOf({ body: object({ name, tag: name }) })), meant);
  expect(settled).toBe(true);
  expect(lines).toEqual([
    "1 deliberate: Tags are for people.",
    "1 of 1 (100 %) operations, 5 of 5 (100 %) members of that document are stated by ours; 0 differences.",
  ]);
});

test("a difference without a reason is not, and a reason without a difference is named", () => {
  const { lines, settled } = report(compare(ours, documentOf({ body: object({ name, size: name }) })), meant);
  expect(settled).toBe(false);
  expect(lines).toEqual([
    "things: minor",
    "  minor  added    POST /v1/things/{id}  body.size  optional string",
    "No difference is left for which this is the reason: Tags are for people.",
    "1 of 1 (100 %) operations, 4 of 5 (80 %) members of that document are stated by ours; 1 differences.",
  ]);
});

test.each([
  ["no JSON", "{", "x.json is no JSON."],
  ["an older document", '{"swagger":"2.0"}', "x.json is no OpenAPI 3 document."],
])("%s is refused by name", (_, text, message) => {
  expect(() => parseDocument(text, "x.json")).toThrow(message);
});

test("a reference out of the document says what to do", () => {
  const theirs = documentOf({ answer: { $ref: "other.json#/A" } });
  expect(() => compare(documentOf({}), theirs)).toThrow('"other.json#/A" points out of the document. Bundle it');
});
