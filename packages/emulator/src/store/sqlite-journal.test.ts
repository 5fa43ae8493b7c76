import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createProject } from "@slipway/projects";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../test/folder-state.ts";
import { start } from "../../test/start.ts";
import { createEmulator } from "../start/emulator.ts";
import type { Journal, WrittenChange } from "./journal.ts";
import { openSqliteJournal, type SqliteJournal } from "./sqlite-journal.ts";
import { StorageError } from "./storage-error.ts";

async function open(file: string): Promise<SqliteJournal> {
  const journal = await openSqliteJournal(file);
  onTestFinished(() => journal.close());
  return journal;
}

const newFile = (): string => join(newFolder(), "state.sqlite");

const put = (id: string, position: number, json = `"${id}"`, positionBefore?: number): WrittenChange => ({
  table: "things",
  id,
  positionBefore,
  row: { position, json },
});

const stored = (journal: Journal): string[] =>
  [...journal.load("things")].map(({ position, json }) => `${position} ${json}`);

test("rows come back in the order of their positions, which they keep when they change", async () => {
  const journal = await open(newFile());
  journal.write([put("b", 2), put("a", 1)]);
  journal.write([put("a", 1, '"changed"'), put("c", 3)]);
  expect([stored(journal), journal.lastPosition()]).toEqual([['1 "changed"', '2 "b"', '3 "c"'], 3]);
});

test("a row that went and came again has its new position", async () => {
  const journal = await open(newFile());
  journal.write([put("a", 1), put("b", 2)]);
  journal.write([put("a", 3, "1", 1)]);
  expect(stored(journal)).toEqual(['2 "b"', "3 1"]);
});

test("a write that fails half-way has written nothing, says why, and does not stand in the way of the next", async () => {
  const journal = await open(newFile());
  const bad = { ...put("b", 2), row: { position: 2, json: null as unknown as string } };
  expect(() => journal.write([put("a", 1), bad])).toThrow(/NOT NULL constraint failed/);
  expect(stored(journal)).toEqual([]);
  journal.write([put("a", 1)]);
  expect(stored(journal)).toEqual(['1 "a"']);
});

test("a full file says so, although SQLite has ended the transaction by itself", async () => {
  const journal = await open(newFile());
  journal.limitPages(1);
  const large = put("a", 1, JSON.stringify("x".repeat(1_000_000)));
  expect(() => journal.write([large])).toThrow(StorageError);
  expect(() => journal.write([large])).toThrow(/database or disk is full/);
  journal.limitPages(1_000_000);
  journal.write([large]);
  expect(stored(journal)).toHaveLength(1);
});

test("the last process that opened the file has it: the one before is refused, instead of the two losing each other's changes", async () => {
  const file = newFile();
  const first = await open(file);
  first.write([put("a", 1)]);
  const second = await open(file);
  expect(() => first.write([put("b", 2)])).toThrow(/another emulator has taken the data folder over/);
  second.write([put("c", 2)]);
  expect([stored(first), stored(second)]).toEqual([
    ['1 "a"', '2 "c"'],
    ['1 "a"', '2 "c"'],
  ]);
});

test("a file that is not a database is named", async () => {
  const file = newFile();
  writeFileSync(file, "something else, which is long enough to be looked at".repeat(100));
  await expect(openSqliteJournal(file)).rejects.toThrow(/state\.sqlite cannot be opened: file is not a database/);
});

test("a folder that is removed under a running emulator takes no more changes, also when another one has its name", async () => {
  const dataFolder = newFolder();
  const { emulator, client } = await start({ dataFolder });
  rmSync(dataFolder, { recursive: true });
  const gone = {
    status: 500,
    code: "storage_failed",
    message: expect.stringMatching(/state\.sqlite.*removed or replaced/),
  };
  await expect(createProject(client, { name: "lost" })).rejects.toMatchObject(gone);
  const second = await start({ dataFolder });
  await expect(createProject(client, { name: "lost" })).rejects.toMatchObject(gone);
  await createProject(second.client, { name: "kept" });
  await emulator.close();
  await expect(createEmulator({ dataFolder })).rejects.toThrow(`in use by this very process ${process.pid}`);
});
