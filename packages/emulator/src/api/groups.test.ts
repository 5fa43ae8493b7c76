import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listEventTypes } from "@slipway/user";
import { expect, test } from "vitest";
import { start } from "../../test/start.ts";
import type { Group } from "../pipeline/group.ts";
import { groups } from "./groups.ts";

const root = join(import.meta.dirname, "../../../..");
const loaded = await Promise.all(
  Object.entries(groups).map(async ([name, entry]): Promise<[string, Group]> => [name, await entry.load()]),
);

test("a group is its folder and its entry in one list: no other list names the groups", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(groups).sort());
  // Names of two words: one that is a word of the language has other meanings, too.
  const names = Object.keys(groups).filter((name) => name.includes("-"));
  const files = globSync(["packages/emulator/{src,test}/**/*.ts", "test/**/*.ts"], {
    cwd: root,
    exclude: (path) => path === "node_modules" || path === "generated",
  });
  expect(files.length).toBeGreaterThan(800);
  const lists = files.filter((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return names.every((name) => new RegExp(`["/]${name}["/]`).test(text));
  });
  expect(lists).toEqual(["packages/emulator/src/api/groups.ts"]);
});

test("no two groups declare the same event, or the same category", () => {
  const types = loaded.flatMap(([, { eventTypes }]) => Object.values(eventTypes).map(({ type }) => type));
  const categories = loaded.flatMap(([, group]) => Object.keys(group.categories));
  expect(types).toEqual([...new Set(types)]);
  expect(categories).toEqual([...new Set(categories)]);
  const used = loaded.flatMap(([, { eventTypes }]) =>
    Object.values(eventTypes).flatMap(({ category = [] }) => category),
  );
  expect(categories.toSorted()).toEqual([...new Set(used)].sort());
});

test("every event type that groups declare is emitted somewhere", () => {
  const folder = join(import.meta.dirname, "..");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /^(?:api|domain)\b(?!.*\btest\b).*\.ts$/.test(path))
    .map((path) => readFileSync(join(folder, path), "utf8"))
    .join("\n");
  const rules = [...sources.matchAll(/\bplainEventTypes\(\s*"([^"]+)"/g)].map(([, type]) => type);
  const settings = [...sources.matchAll(/\beventTypesFor<Setting>\(.*?^ *\}\)/gms)].flatMap(([all]) =>
    [...all.matchAll(/: \[\s*"([^"]+)"/g)].map(([, type]) => type),
  );
  const lookedUp = (type: string) =>
    settings.includes(type) || rules.includes(type.replace(/-(?:created|updated|deleted)$/, ""));
  const declared = loaded.flatMap(([, { eventTypes }]) => Object.keys(eventTypes)).filter((type) => !lookedUp(type));
  const isSaid = (type: string) => sources.split(`"${type}"`).length > 2 || sources.includes(`eventTypes.${type},`);
  expect(declared.filter((type) => !isSaid(type))).toEqual([]);
  expect(sources).not.toMatch(/\bhappened\(context, \{/);
});

test("event types are listed in the order of the groups, and their categories by name", async () => {
  const { types, categories } = await listEventTypes((await start()).client);
  const all = loaded.flatMap(([, { eventTypes }]) => Object.values(eventTypes));
  const declared = all.filter(({ category }) => category !== undefined);
  expect(types).toEqual(
    declared.map(({ type, category, description }) => ({ name: type, description, categories: [category] })),
  );
  const names = categories.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
});
