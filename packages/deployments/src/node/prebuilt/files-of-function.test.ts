import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../../../../../test/new-folder.ts";
import { findFile } from "../find-file.ts";
import { type Pace, paceOf } from "../pace.ts";
import { readOwnRules } from "../rules/ignore-files.ts";
import { filesOfFunction } from "./files-of-function.ts";

let root: string;

beforeEach(async () => {
  root = newFolder();
  await mkdir(join(root, "lib"));
  await writeFile(join(root, "lib", "a.js"), "a");
});

async function named(filePathMap: Readonly<Record<string, string>>, pace: Pace = paceOf()): Promise<string[]> {
  await writeFile(join(root, ".vc-config.json"), JSON.stringify({ filePathMap }));
  const config = await findFile(root, { path: ".vc-config.json", built: true });
  if (!config) throw new Error("is not found");
  const paths: string[] = [];
  const surroundings = { leavesOut: await readOwnRules(root, paceOf()), pace, visited: new Set<string>() };
  for await (const { path } of filesOfFunction(root, config, surroundings)) paths.push(path);
  return paths;
}

test("a file that is named several times, in several ways, is found once", async () => {
  const map = { a: "lib/a.js", b: "./lib/a.js", c: "lib/../lib/a.js", d: "lib", e: "lib/", f: "." };
  expect(await named(map)).toEqual(["lib/a.js", "lib"]);
});

test("an abort ends the look through names also where all of them name what is passed over", async () => {
  await expect(named({ a: ".", b: "." }, paceOf(AbortSignal.abort()))).rejects.toMatchObject({ name: "AbortedError" });
});
