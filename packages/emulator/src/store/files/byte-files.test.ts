import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { newFolder } from "../../../../../test/new-folder.ts";
import type { ByteFiles } from "./byte-files.ts";
import { openFolderFiles } from "./folder-files.ts";
import { createMemoryFiles } from "./memory-files.ts";

function inFolder(): ByteFiles {
  const folder = newFolder();
  return openFolderFiles(folder);
}

async function write(files: ByteFiles, path: string, offset: number, ...pieces: string[]): Promise<void> {
  const file = await files.append(path, offset);
  for (const piece of pieces) await file.write(Buffer.from(piece));
  await file.close();
}

const text = (files: ByteFiles, path: string, first?: number, last?: number): Promise<string> =>
  new Response(first === undefined || last === undefined ? files.read(path) : files.read(path, { first, last })).text();

describe.each([
  ["a folder", inFolder],
  ["memory", createMemoryFiles],
])("in %s", (_, create) => {
  test("a file is written on from where it was, and what lay behind is cut off", async () => {
    const files = create();
    expect(files.size("a/b")).toBeUndefined();
    await write(files, "a/b", 0, "hello ", "world");
    await write(files, "a/b", 6, "moon");
    await write(files, "a/b", 10, "!");
    expect([files.size("a/b"), await text(files, "a/b")]).toEqual([11, "hello moon!"]);
  });

  test("a stretch of a file is read, over the seams of its pieces", async () => {
    const files = create();
    await write(files, "f", 0, "abc", "def", "ghi");
    expect(await text(files, "f", 2, 6)).toBe("cdefg");
    expect(await text(files, "f", 8, 8)).toBe("i");
  });

  test("a file has a second path at once, until that is taken back", async () => {
    const files = create();
    await write(files, "from", 0, "new");
    await files.flush("from");
    const undo = files.place("from", "to/here");
    expect([await text(files, "from"), await text(files, "to/here")]).toEqual(["new", "new"]);
    undo();
    expect([await text(files, "from"), files.size("to/here")]).toEqual(["new", undefined]);
    files.place("from", "to/here");
    files.remove("from");
    expect([files.size("from"), await text(files, "to/here")]).toEqual([undefined, "new"]);
  });

  test("a file takes the place of another", async () => {
    const files = create();
    await write(files, "from", 0, "new");
    await write(files, "to/here", 0, "old");
    files.place("from", "to/here");
    expect(await text(files, "to/here")).toBe("new");
    expect(files.list("to")).toEqual(["to/here"]);
    files.remove("to/here");
    files.remove("to/here");
    expect(files.list("to")).toEqual([]);
  });

  test("large pieces arrive whole and in order", async () => {
    const files = create();
    const pieces = Array.from({ length: 40 }, (_, index) => Buffer.alloc(100_000, index));
    const file = await files.append("large", 0);
    for (const piece of pieces) await file.write(piece);
    await file.close();
    const read = Buffer.from(await new Response(files.read("large")).arrayBuffer());
    expect(read.equals(Buffer.concat(pieces))).toBe(true);
  });

  test("clear leaves nothing behind, and the store can begin again", async () => {
    const files = create();
    await write(files, "a/b", 0, "x");
    files.clear();
    expect(files.size("a/b")).toBeUndefined();
    await write(files, "a/b", 0, "y");
    expect(await text(files, "a/b")).toBe("y");
  });

  test.each([
    "",
    "..",
    "../outside",
    "a/../../outside",
    "a/../../../../../../../../etc/passwd",
    "/etc/passwd",
    "a//b",
    "./a",
    ".hidden",
    "a\\..\\outside",
    "C:outside",
    "a\0b",
    "a\n",
  ])("the name %j is refused by every operation that takes a name", async (path) => {
    const files = create();
    await write(files, "own", 0, "x");
    const refused = /is not a name of a file in the data folder/;
    expect(() => files.size(path)).toThrow(refused);
    expect(() => files.read(path)).toThrow(refused);
    expect(() => files.remove(path)).toThrow(refused);
    await expect(files.append(path, 0)).rejects.toThrow(refused);
    await expect(files.flush(path)).rejects.toThrow(refused);
    expect(() => files.place(path, "other")).toThrow(refused);
    expect(() => files.place("own", path)).toThrow(refused);
    expect(await text(files, "own")).toBe("x");
  });
});

test("files that others put into the folder are not listed", async () => {
  const folder = newFolder();
  const files = openFolderFiles(folder);
  await write(files, "uploads/one", 0, "x");
  writeFileSync(join(folder, "uploads", ".DS_Store"), "");
  expect(files.list("uploads")).toEqual(["uploads/one"]);
});

test("places are flushed when a folder that had one has been removed since, by whomever", async () => {
  const folder = newFolder();
  const files = openFolderFiles(folder);
  await write(files, "own/a/b/one", 0, "x");
  await write(files, "others/a/one", 0, "x");
  files.removeFolder("own");
  rmSync(join(folder, "others"), { recursive: true });
  await write(files, "incoming/one", 0, "x");
  files.place("incoming/one", "to/here");
  files.flushPlaces();
  await write(files, "to/more/one", 0, "x");
  files.clear();
  expect(() => files.flushPlaces()).not.toThrow();
});

test("a place is given back also when somebody has removed what was there", async () => {
  const folder = newFolder();
  const files = openFolderFiles(folder);
  await write(files, "incoming/one", 0, "x");
  const undo = files.place("incoming/one", "aa/one");
  rmSync(join(folder, "aa"), { recursive: true });
  undo();
  expect(files.place("incoming/one", "aa/one")).toBeTypeOf("function");
  expect(files.size("aa/one")).toBe(1);
});
