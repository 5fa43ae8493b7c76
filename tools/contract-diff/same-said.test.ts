import { expect, test } from "vitest";
import { compare } from "./compare.ts";
import type { Document, Schema } from "./document.ts";

// Equal schemas in the different words of OpenAPI 3.0.3, without references, and of our 3.1. The platform writes the former.
const text: Schema = { type: "string" };
const boat: Schema = { type: "object", properties: { name: text }, required: ["name"] };
const schemas = { Boat: boat };

/** An operation that takes and gives a value, in a parameter, in a body and in an answer. */
function documentOf(schema: Schema): Document {
  const content = { "application/json": { schema } };
  const post = {
    parameters: [{ name: "one", in: "query", schema }],
    requestBody: { content },
    responses: { 200: { content, headers: { one: { schema } } } },
  };
  return { openapi: "3.0.3", paths: { "/v1/boats": { post } }, components: { schemas } };
}

test.each<[string, Schema, Schema]>([
  ["a boolean that lists both of its values", { type: "boolean" }, { type: "boolean", enum: [false, true] }],
  [
    "a boolean of two alternatives",
    { type: "boolean" },
    { oneOf: [{ enum: [true] }, { type: "boolean", enum: [false] }] },
  ],
  [
    "a boolean, and one of its values beside it",
    { type: "boolean" },
    { anyOf: [{ type: "boolean" }, { enum: [true] }] },
  ],
  [
    "a boolean of both values that may be null",
    { anyOf: [{ type: "boolean" }, { type: "null" }] },
    { type: "boolean", enum: [false, true], nullable: true },
  ],
  ["one value", { const: "a" }, { type: "string", enum: ["a"] }],
  ["a value that is listed twice", { enum: ["a", "b"] }, { enum: ["a", "b", "a"] }],
  ["a list of one type", text, { type: ["string"] }],
  ["a type or null", { type: ["string", "null"] }, { type: "string", nullable: true }],
  ["no null", text, { type: "string", nullable: false }],
  ["values or null", { enum: ["a", null] }, { type: "string", enum: ["a"], nullable: true }],
  ["values or null, which is among them", { enum: ["a", null] }, { type: "string", enum: ["a", null], nullable: true }],
  ["null alone", { type: "null" }, { nullable: true }],
  ["anything, null named or not", {}, { nullable: true }],
  ["numbers of both kinds", { type: "number" }, { oneOf: [{ type: "integer" }, { type: "number" }] }],
  ["an alternative alone", text, { oneOf: [text] }],
  ["a part alone", boat, { allOf: [boat] }],
  ["a part alone, or null", { anyOf: [boat, { type: "null" }] }, { allOf: [boat], nullable: true }],
  ["no alternatives", {}, { oneOf: [] }],
  ["an alternative said twice", { anyOf: [boat, text] }, { oneOf: [boat, text, { ...boat }] }],
  [
    "alternatives within alternatives",
    { anyOf: [boat, text, { type: "null" }] },
    { oneOf: [{ oneOf: [boat, text] }], nullable: true },
  ],
  ["what is inlined", { $ref: "#/components/schemas/Boat" }, boat],
  ["parts, and one shape", boat, { allOf: [{ type: "object", properties: { name: text } }, { required: ["name"] }] }],
  ["members of any name", { type: "object" }, { type: "object", additionalProperties: true }],
  ["members of any name and kind", { type: "object" }, { type: "object", additionalProperties: {} }],
  [
    "no member that is asked for",
    { type: "object", properties: { name: text } },
    { type: "object", properties: { name: text }, required: [] },
  ],
  [
    "no other members",
    { type: "object", unevaluatedProperties: { not: {} } },
    { type: "object", additionalProperties: false },
  ],
  ["a type that its members say", boat, { properties: { name: text }, required: ["name"] }],
  ["bytes", { contentMediaType: "application/octet-stream" }, { type: "string", format: "binary" }],
  ["more than", { type: "number", exclusiveMinimum: 0 }, { type: "number", minimum: 0, exclusiveMinimum: true }],
  ["less than", { type: "number", exclusiveMaximum: 9 }, { type: "number", maximum: 9, exclusiveMaximum: true }],
  [
    "from and to",
    { type: "number", minimum: 0 },
    { type: "number", minimum: 0, exclusiveMinimum: false, exclusiveMaximum: false },
  ],
  ["as short as can be", text, { type: "string", minLength: 0 }],
  ["as few as can be", { type: "array", items: text }, { type: "array", items: text, minItems: 0, uniqueItems: false }],
  ["as few members as can be", { type: "object" }, { type: "object", minProperties: 0 }],
  ["what is not so", text, { type: "string", deprecated: false, readOnly: false, writeOnly: false }],
  ["words", text, { type: "string", title: "A", description: "B", example: "c", "x-vercel-cli": {}, externalDocs: {} }],
])("%s: said in either way it is the same", (_, one, other) => {
  expect(compare(documentOf(one), documentOf(other)).differences).toEqual([]);
  expect(compare(documentOf(other), documentOf(one)).differences).toEqual([]);
});
