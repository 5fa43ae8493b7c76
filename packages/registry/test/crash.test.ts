// @module-tag endurance
import { once } from "node:events";
import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { newFolder } from "../../../test/new-folder.ts";
import { copy, createMemoryStore } from "../src/index.ts";
import { openLayoutFolder } from "../src/node/index.ts";
import { runChild } from "./run-child.ts";

test("a process that is killed while it writes a layout leaves it whole, with every tag that it had said", async () => {
  const folder = join(newFolder(), "images");
  const said: string[] = [];
  for (const round of [1, 2, 3, 4, 5, 6]) said.push(...(await killedAfter(folder, round)));
  const store = openLayoutFolder(folder);
  const tags = await Array.fromAsync(store.tags.list());
  expect(tags).toEqual(expect.arrayContaining([...said, "latest"]));
  // Copying reads and verifies everything that a tag leads to.
  for (const tag of tags) await copy(store, createMemoryStore(), tag);
  const digests = await readdir(join(folder, "blobs", "sha256"));
  for (const hex of digests) await store.blobs.get(`sha256:${hex}`);
});

test("files that killed processes left are removed when they are a day old", async () => {
  const folder = newFolder();
  for (const name of [".partial-old", ".partial-new", "mine"]) await writeFile(join(folder, name), "x");
  const longAgo = Date.now() / 1000 - 90_000;
  for (const name of [".partial-old", "mine"]) await utimes(join(folder, name), longAgo, longAgo);
  await openLayoutFolder(folder).blobs.push("content");
  expect((await readdir(folder)).sort()).toEqual([".partial-new", "blobs", "mine"]);
});

/** Runs the process until it has said a tag, lets it go on a little, each round longer, and kills it. */
async function killedAfter(folder: string, round: number): Promise<string[]> {
  const child = await runChild("crash.child.ts", folder, String(round));
  const gone = once(child, "exit");
  const said: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    said.push(line);
    // In the middle of what comes next.
    if (said.length === 1) setTimeout(() => child.kill("SIGKILL"), round * 7);
  }
  await gone;
  return said;
}
