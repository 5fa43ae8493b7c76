import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readDescription } from "./as-published.ts";
import { compare } from "./compare.ts";
import type { Document } from "./document.ts";

const own = { "x-slipway-unpublished": true };
const name = { type: "string" };

function documentOf(properties: object, parameters: object[]): Document {
  const schema = { type: "object", properties };
  const requestBody = { content: { "application/json": { schema } } };
  const text = JSON.stringify({
    openapi: "3.1.0",
    paths: { "/v1/things": { post: { tags: ["things"], parameters, requestBody, responses: { 204: {} } } } },
    components: { parameters: { page: { name: "page", in: "query", schema: name, ...own } } },
  });
  return readDescription(text, "openapi.json");
}

const list = { type: "array", items: name };
const ours = documentOf({ name, mode: { ...name, ...own }, who: { anyOf: [list, { ...name, ...own }] } }, [
  { name: "dry", in: "query", schema: { ...name, ...own }, ...own },
  { $ref: "#/components/parameters/page" },
  { name: "slug", in: "query", schema: name },
]);
const slug = { name: "slug", in: "query", schema: name };

test("members, parameters and alternatives that the platform does not describe are no differences", () => {
  expect(compare(ours, documentOf({ name, who: list }, [slug])).differences).toEqual([]);
});

test("a member that the platform describes by now is a difference: its mark is to be removed", () => {
  const theirs = documentOf({ name, who: list, mode: name }, [slug]);
  expect(compare(ours, theirs).differences).toMatchObject([{ kind: "added", path: "body.mode" }]);
});

test("our own description differs from the contract in nothing: what is unpublished is left out on both sides", () => {
  const [main, file] = [join(import.meta.dirname, "main.ts"), join(import.meta.dirname, "../../api/openapi.json")];
  const { stdout, status } = spawnSync(process.execPath, [main, file], { encoding: "utf8" });
  expect([status, / 0 differences\./.test(stdout)]).toEqual([0, true]);
});
