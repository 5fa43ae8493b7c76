import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { groups } from "../packages/emulator/src/generated/groups.ts";
import { root } from "./sources.ts";

// The platform's catalogue: method and path of each operation, and nothing else.
const catalogue: readonly string[] = JSON.parse(readFileSync(join(root, "contract/catalogue.json"), "utf8"));
const ours = Object.values(groups).flatMap(({ contract }) => Object.entries(contract.operations));

test("every route of ours is in the catalogue, with its exact parameter names", () => {
  const known = new Set(catalogue);
  expect(ours.filter(([, { route }]) => !known.has(route)).map(([name, { route }]) => `${name}: ${route}`)).toEqual([]);
});

test("all 406 operations of the catalogue are stated, no more and no less", () => {
  expect(new Set(ours.map(([, { route }]) => route))).toEqual(new Set(catalogue));
  expect(catalogue).toHaveLength(406);
});

test("names are unique in the whole umbrella", () => {
  const names = ours.map(([name]) => name);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});
