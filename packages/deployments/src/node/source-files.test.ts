import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { paceOf } from "./pace.ts";
import { sourceFiles } from "./source-files.ts";

test("a folder that is named by a link is left out of by its own rules, wherever the link leads a moment later", async () => {
  const base = await mkdtemp(join(tmpdir(), "slipway-releases-"));
  onTestFinished(() => rm(base, { recursive: true, force: true }));
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
