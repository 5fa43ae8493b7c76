import { expect, test } from "vitest";
import type { Document, Schema } from "../contract-diff/document.ts";
import { countMajors, diffFaults } from "./check.ts";

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

test("an unreadable document is a finding, with its place", () => {
  expect(
    diffFaults(documentOf({}), documentOf({ type: "object", properties: { a: { $ref: "#/components/schemas/A" } } })),
  ).toEqual([expect.stringMatching(/^is not read: GET \/v1\/boats cannot be read: .*points to nothing/)]);
});
