import { expect, test } from "vitest";
import type { Document, Schema } from "../contract-diff/document.ts";
import { countMajors, diffFaults } from "./check.ts";
import { sentencesWithoutRow } from "./sentences.ts";

function documentOf(schema: Schema): Document {
  const get = { responses: { 200: { content: { "application/json": { schema } } } } };
  return { openapi: "3.0.3", paths: { "/v1/boats": { get } } };
}

const ours = documentOf({ type: "boolean" });

test("a description that says another thing is not wrong", () => {
  expect(diffFaults(ours, documentOf({ type: "boolean", enum: [false, true] }))).toEqual([]);
  expect(diffFaults(ours, documentOf({ type: "string", nullable: true }))).toEqual([]);
});

test("a month that changes answers alone is no major version of a group", () => {
  expect(countMajors([ours, documentOf({ type: "string" }), { ...ours, paths: {} }])).toBe(1);
});

test("a sentence of a page without a row is a finding, and one with a row of its operation is none", () => {
  const get = { responses: { 404: { description: "The boat is unknown\nThe sea is dry" } } };
  const theirs: Document = { openapi: "3.0.3", paths: { "/v1/boats/{id}": { get } } };
  const names = new Map([["GET /v1/boats/{boatId}", ["getBoat"]]]);
  const row = { status: 404, digest: "599511c771c5", operations: ["getBoat"] };
  expect(sentencesWithoutRow(theirs, names, [row])).toEqual([
    expect.stringMatching(/^getBoat 404 \w{12} has no row in contract\/sentences\.json: The sea is dry$/),
  ]);
  expect(sentencesWithoutRow(theirs, names, [{ ...row, operations: ["getSea"] }])).toHaveLength(2);
});

test("an unreadable document is a finding, with its place", () => {
  expect(
    diffFaults(documentOf({}), documentOf({ type: "object", properties: { a: { $ref: "#/components/schemas/A" } } })),
  ).toEqual([expect.stringMatching(/^is not read: GET \/v1\/boats cannot be read: .*points to nothing/)]);
});
