// @module-tag endurance
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { newFolder } from "../../test/new-folder.ts";
import { asPublished } from "./as-published.ts";
import { parseDocument } from "./document.ts";
import { rawForm } from "./raw-form.ts";

const root = join(import.meta.dirname, "../..");
const folder = newFolder(afterAll);

const published = asPublished(parseDocument(readFileSync(join(root, "api/openapi.json"), "utf8"), "openapi.json"));
const raw = JSON.stringify(rawForm(published), undefined, 2);

test("a document in the platform's own form has what the platform's has: 3.0.3, nothing referred to, booleans as lists of both", () => {
  expect(parseDocument(raw, "raw").openapi).toBe("3.0.3");
  expect(raw).toMatch(/"type": "boolean",\s+"enum": \[\s+false,\s+true\s+\]/);
  expect(raw).toContain('"nullable": true');
  expect(raw).not.toMatch(/"unevaluatedProperties"|"contentMediaType"|"type": "null"|#\/components\/(?!schemas\/)/);
  // As long as the platform's, where ours is a quarter of it.
  expect(raw.length).toBeGreaterThan(8_000_000);
});

test("in that form what nothing differs in is no line: `contract:diff` ends with 0", () => {
  const file = join(folder, "openapi.json");
  writeFileSync(file, raw);
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, "tools/contract-diff/main.ts"), file], {
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^406 of 406 .*; 0 differences\.$/m);
}, 60_000);
