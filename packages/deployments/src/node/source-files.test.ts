// @module-tag endurance
import { lstat, mkdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../../test/new-folder.ts";
import { sourceFiles } from "./deploy.ts";
import { paceOf } from "./pace.ts";

test("a folder that is named by a link is left out of by its own rules, wherever the link leads a moment later", async () => {
  const base = newFolder();
  for (const name of ["a", "b"]) {
    await mkdir(join(base, name));
    await writeFile(join(base, name, "index.html"), name);
  }
  await writeFile(join(base, "a/secret.pem"), "hush");
  await writeFile(join(base, "a/.vercelignore"), "secret.pem\n");
  const current = join(base, "current");
  await symlink("a", current);

  let isOver = false;
  const flipping = (async () => {
    for (let count = 0; !isOver; count++) {
      await symlink(count % 2 ? "a" : "b", join(base, "next"));
      await rename(join(base, "next"), current);
    }
  })();
  const found = new Set<string>();
  try {
    for (let count = 0; count < 1500; count++) {
      for (const { path } of await sourceFiles(current, paceOf())) found.add(path);
    }
  } finally {
    isOver = true;
    await flipping;
  }
  expect([...found].sort()).toEqual([".vercelignore", "index.html"]);
});

test("a link that replaces a folder meanwhile gives away no file of another folder", async () => {
  const base = newFolder();
  const [site, outside] = [join(base, "site"), join(base, "outside")];
  await mkdir(join(site, "d"), { recursive: true });
  await mkdir(join(outside, "secret-folder"), { recursive: true });
  await symlink("hush", join(outside, "secret-link"));
  await writeFile(join(site, "index.html"), "hello");
  await writeFile(join(site, "d/own.txt"), "own");

  let isOver = false;
  const swapping = (async () => {
    for (let count = 0; !isOver; count++) {
      await rename(join(site, "d"), join(base, "aside"));
      await symlink(outside, join(site, "d"));
      await turns(count % 7);
      await rm(join(site, "d"));
      await rename(join(base, "aside"), join(site, "d"));
      await turns(count % 5);
    }
  })();
  const found = new Set<string>();
  try {
    for (let count = 0; count < 3000; count++) {
      const files = await sourceFiles(site, paceOf()).catch(() => []);
      for (const { path } of files) found.add(path);
    }
  } finally {
    isOver = true;
    await swapping;
  }
  expect([...found].filter((path) => path.includes("secret"))).toEqual([]);
  expect(found).toContain("index.html");
});

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await lstat(tmpdir());
}
