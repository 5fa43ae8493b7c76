// @module-tag endurance
import type { ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { readdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../../test/new-folder.ts";
import { copy, createMemoryStore } from "../src/index.ts";
import { openLayoutFolder } from "../src/node/index.ts";
import { runChild } from "./run-child.ts";
import { pushImage } from "./sample-images.ts";

const names = ["a", "b", "c", "d", "e", "f"];
const each = 8;

function tagsOf(...names: readonly string[]): string[] {
  return names.flatMap((name) => Array.from({ length: each }, (_, at) => `${name}-${at}`)).sort();
}

async function runAll(folder: string, names: readonly string[]): Promise<void> {
  const codes = await Promise.all(
    names.map(async (name) => {
      const child = await runChild("shared-layout.child.ts", folder, name, `${each}`);
      return (await once(child, "exit"))[0];
    }),
  );
  expect(codes).toEqual(names.map(() => 0));
}

/** Runs a process until it has the lock, and is about to write the index. */
async function runHolder(folder: string): Promise<ChildProcessByStdio<null, Readable, null>> {
  const child = await runChild("shared-layout.child.ts", folder, "holder", "1", "holds");
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(createInterface(child.stdout), "line");
  return child;
}

async function verified(folder: string): Promise<string[]> {
  const store = openLayoutFolder(folder);
  const tags = await Array.fromAsync(store.tags.list());
  for (const tag of tags) await copy(store, createMemoryStore(), tag);
  return tags;
}

test("six processes write one layout at once, and none of their tags is lost", async () => {
  const folder = join(newFolder(), "images");
  await runAll(folder, names);
  expect(await verified(folder)).toEqual(tagsOf(...names));
  expect((await readdir(folder)).sort()).toEqual(["blobs", "index.json", "oci-layout"]);
});

test("a process that is killed while it writes the index holds up the others for some seconds", async () => {
  const folder = join(newFolder(), "images");
  const holder = await runHolder(folder);
  const gone = once(holder, "exit");
  holder.kill("SIGKILL");
  await gone;
  expect(await readdir(folder)).toContain(".lock");
  await runAll(folder, names);
  expect(await verified(folder)).toEqual(tagsOf(...names));
  expect((await readdir(folder)).sort()).toEqual(["blobs", "index.json", "oci-layout"]);
}, 60_000);

test.skipIf(process.platform === "win32")(
  "a process that stood still while others wrote takes nothing of theirs away when it goes on (Windows has no such signals)",
  async () => {
    const folder = join(newFolder(), "images");
    const holder = await runHolder(folder);
    holder.kill("SIGSTOP");
    await runAll(folder, ["a", "b"]);
    const gone = once(holder, "exit");
    holder.kill("SIGCONT");
    holder.kill("SIGUSR2");
    // It has the lock once more, for what it does again.
    await once(createInterface(holder.stdout), "line");
    holder.kill("SIGUSR2");
    expect(await gone).toEqual([0, null]);
    expect(await verified(folder)).toEqual([...tagsOf("a", "b"), "holder-0"]);
    expect((await readdir(folder)).sort()).toEqual(["blobs", "index.json", "oci-layout"]);
  },
  60_000,
);

test("the stores of one folder in one process may have different names of it", async () => {
  const folder = join(newFolder(), "images");
  const real = openLayoutFolder(folder);
  await pushImage(real, { layers: [], tag: "first" });
  const alias = `${folder}-alias`;
  await symlink(folder, alias, "junction");
  const other = openLayoutFolder(alias);
  const tags = tagsOf("x", "y");
  await Promise.all(tags.map((tag, at) => pushImage(at % 2 ? real : other, { layers: [], tag })));
  expect(await Array.fromAsync(real.tags.list())).toEqual(["first", ...tags]);
});
