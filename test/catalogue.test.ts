import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { groups } from "../packages/emulator/src/generated/groups.ts";
import { root } from "./sources.ts";

// The platform's catalogue: method and path of each operation, and nothing else.
const catalogue: readonly string[] = JSON.parse(readFileSync(join(root, "contract/catalogue.json"), "utf8"));
const ours = Object.values(groups).flatMap(({ contract }) => Object.entries(contract.operations));
// The routes that the platform describes, as it spells them.
const published = ours.flatMap(([, { route, published = route }]) => published || []);

test("every published route of ours is in the catalogue, with its exact parameter names", () => {
  const known = new Set(catalogue);
  expect(published.filter((route) => !known.has(route))).toEqual([]);
});

test("all 406 operations of the catalogue are stated, no more and no less", () => {
  expect(new Set(published)).toEqual(new Set(catalogue));
  expect(catalogue).toHaveLength(406);
});

test("what the platform does not describe says so", () => {
  expect(ours.filter(([, each]) => each.published === false).map(([name]) => name)).toEqual(["listReferrers"]);
});

test("names are unique in the whole umbrella", () => {
  const names = ours.map(([name]) => name);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});
