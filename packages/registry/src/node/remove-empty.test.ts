import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../../../../test/new-folder.ts";
import { removeEmpty } from "./remove-empty.ts";

let base: string;

beforeEach(async () => {
  base = newFolder();
  await mkdir(join(base, "a", "b", "c"), { recursive: true });
});

test("folders that are empty go, up to the one that is named", async () => {
  await removeEmpty(join(base, "a", "b", "c"), join(base, "a"));
  expect(await readdir(base)).toEqual([]);
});

test("what lies in one of them stays, with all that it lies in", async () => {
  await writeFile(join(base, "a", "mine.txt"), "mine");
  await removeEmpty(join(base, "a", "b", "c"), join(base, "a"));
  expect(await readdir(join(base, "a"))).toEqual(["mine.txt"]);
});

test("a folder that is not within the one that is named stays", async () => {
  await removeEmpty(join(base, "a"), join(base, "a", "b"));
  await removeEmpty(join(base, "a", "b", "c"), join(base, "elsewhere"));
  expect(existsSync(join(base, "a", "b", "c"))).toBe(true);
});
