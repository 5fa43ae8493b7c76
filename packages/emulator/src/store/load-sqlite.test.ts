import { expect, test } from "vitest";
import { loadSqlite } from "./load-sqlite.ts";

test("the error on a Node without SQLite says what a data folder needs", async () => {
  // Behaviour of such a Node on the import.
  const loading = loadSqlite(() => import(`node:${"no-such-module"}`));
  await expect(loading).rejects.toThrow(/needs node:sqlite, which Node \S+ does not have/);
});

test("this Node has it", async () => {
  expect((await loadSqlite()).DatabaseSync).toBeTypeOf("function");
});
