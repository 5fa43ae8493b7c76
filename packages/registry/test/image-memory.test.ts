// @module-tag endurance
import { mkdir, readdir, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { newFolder } from "../../../test/new-folder.ts";
import { encodeHeader, TAR_END } from "../src/node/tar-codec.ts";
import { runChild } from "./run-child.ts";

const size = 256 * 2 ** 20;

test("an image of a file and of an archive of 256 MiB each takes less than 64 MiB of memory, and no file besides", async () => {
  const base = newFolder();
  const [folder, target] = [join(base, "folder"), join(base, "target")];
  for (const each of [folder, target]) await mkdir(each);
  await writeFile(join(folder, "zeros"), "");
  await truncate(join(folder, "zeros"), size);
  const archive = join(target, "layer.tar");
  await writeFile(archive, encodeHeader({ path: "zeros", kind: "file", size, mode: 0o644, target: "" }));
  // The end of a tar consists of zeros, too.
  await truncate(archive, 3 * 512 + size + TAR_END.length);
  const child = await runChild("image-memory.child.ts", folder, target);
  expect(Number(await text(child.stdout))).toBeLessThan(64);
  expect((await readdir(target)).sort()).toEqual(["images", "layer.tar"]);
}, 120_000);
