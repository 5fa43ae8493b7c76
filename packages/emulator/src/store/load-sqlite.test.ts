import { expect, test } from "vitest";
import { loadSqlite } from "./load-sqlite.ts";

test("on a Node without SQLite the error says what a data folder needs", async () => {
  // What such a Node does with its name.
  const loading = loadSqlite(() => import(`node:${"no-such-module"}`));
  await expect(loading).rejects.toThrow(/needs node:sqlite, which Node \S+ does not have/);
});

test("this Node has it", async () => {
  expect((await loadSqlite()).DatabaseSync).toBeTypeOf("function");
});
