import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { expectNone } from "./expect-none.ts";
import { groups } from "./groups.ts";
import { root } from "./sources.ts";

const ours = Object.values(groups).flatMap(({ contract }) => Object.entries(contract.operations));
// The routes of the platform's description, in its spelling.
const published = new Set(ours.flatMap(([, { route, published = route }]) => published || []));
const document: { paths: Record<string, object> } = JSON.parse(readFileSync(join(root, "api/openapi.json"), "utf8"));
const table = readFileSync(join(root, "docs/operations.md"), "utf8");
const migration = readFileSync(join(root, "docs/migration.md"), "utf8");

test("openapi.json has exactly the operations that groups have, under the platform's paths and parameter names", () => {
  const described = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual([...published].sort());
});

test("the table of operations has a line for each function, and says how many operations they are", () => {
  const listed = [...table.matchAll(/^\| \[[\w-]+\]\(\S+\) \| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual(ours.map(([name]) => name).sort());
  expect(table).toContain(`The ${published.size} operations,`);
});

test("each function of the vendor's SDK that the platform describes has a row", () => {
  const rows = [
    ...migration.matchAll(/^\| (?:`vercel\.|\*no method\*|\*not compared yet\*).*\| `([\w-]+)` \| `(\w+)` \|$/gm),
  ];
  const described = ours.filter(([, each]) => each.published !== false);
  expect(rows.map(([, , name]) => name).sort()).toEqual(described.map(([name]) => name).sort());
  expect(migration).toContain(`each of the ${published.size} operations`);
  expect(migration).toContain("| `vercel.projects.getProjects` | `getProjects` | `listProjects` |");
});

test("an operation that the platform does not describe says so", () => {
  expect(ours.filter(([, each]) => each.published === false).map(([name]) => name)).toEqual(["listReferrers"]);
});

test("names are unique in the whole umbrella", () => {
  const names = ours.map(([name]) => name);
  expectNone(
    names.filter((name, index) => names.indexOf(name) < index),
    "Two groups have a function of this name: rename one in its contract/<group>.tsp; the published ID stays in @operationId.",
  );
});
