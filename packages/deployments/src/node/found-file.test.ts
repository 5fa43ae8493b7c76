import { lstat, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../../../../test/new-folder.ts";
import { findFile } from "./find-file.ts";
import { entryAt } from "./found-file.ts";

let folder: string;

beforeEach(async () => {
  folder = newFolder();
});

test.each<[string, (place: string) => Promise<void>]>([
  ["is gone", async () => {}],
  ["became a file", (place) => writeFile(place, "x")],
])("a link that %s since it was looked at is refused in words", async (_, change) => {
  const place = join(folder, "link");
  await symlink("nowhere", place);
  const before = await lstat(place);
  await rm(place);
  await change(place);
  await expect(entryAt({ path: "link" }, place, before)).rejects.toMatchObject({
    name: "InputError",
    message: expect.stringMatching(/^The file "link" was moved or replaced while the folder was read/),
  });
});

test.skipIf(process.platform !== "linux")(
  "a link to a name that is not UTF-8 is refused: it would lead elsewhere (Linux has such names)",
  async () => {
    const target = Buffer.from([0x61, 0xff]);
    await symlink(target, join(folder, "link"));
    const message = /^The file "link" is a link to a name that is not UTF-8\. Rename it/;
    await expect(findFile(folder, { path: "link" })).rejects.toMatchObject({
      name: "InputError",
      message: expect.stringMatching(message),
    });
    await rm(join(folder, "link"));
    await symlink("a\ufffd", join(folder, "link"));
    expect(await findFile(folder, { path: "link" })).toMatchObject({ link: "a\ufffd", size: 4 });
  },
);

test("a path through links that lead in a circle is refused in words, and one to nowhere is not found", async () => {
  await symlink("round", join(folder, "round"));
  await expect(findFile(folder, { path: "round/a.js" })).rejects.toMatchObject({
    name: "InputError",
    message: expect.stringMatching(/^"round\/a\.js" is in a loop of links \(ELOOP\)/),
  });
  expect(await findFile(folder, { path: "nowhere/a.js" })).toBeUndefined();
  expect(await findFile(folder, { path: "round" })).toMatchObject({ path: "round", link: "round" });
});
