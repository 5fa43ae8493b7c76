import { mkdir, readdir, readlink, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../../../../test/new-folder.ts";
import { inFolder } from "./in-folder.ts";

let base: string;
let folder: string;

beforeEach(async () => {
  base = newFolder();
  folder = join(base, "site");
  await mkdir(folder);
  await symlink("own", join(folder, "link"));
  await mkdir(join(base, "outside"));
  await symlink("hush", join(base, "outside", "link"));
  await symlink("secret", join(base, "outside", "secret"));
});

const putLink = async () => {
  await rename(folder, join(base, "aside"));
  await symlink("outside", folder);
};
const takeLink = async () => {
  await rm(folder);
  await rename(join(base, "aside"), folder);
};

test.skipIf(process.platform !== "linux")(
  "a file that is read while a link stands in the folder's place is the folder's own (other systems do not say what is open)",
  async () => {
    const read = await inFolder({ path: "" }, folder, async (at) => {
      await putLink();
      const found = [await readdir(at), await readlink(join(at, "link"))];
      await takeLink();
      return found;
    });
    expect(read).toEqual([["link"], "own"]);
  },
);

test("a folder in whose place a link or a file is, or nothing, is refused in words", async () => {
  const names = () => inFolder({ path: "sub" }, folder, (at) => readdir(at));
  const refused = { name: "InputError", message: expect.stringMatching(/"sub" was moved or replaced/) };
  await putLink();
  await expect(names()).rejects.toMatchObject(refused);
  await rm(folder);
  await expect(names()).rejects.toMatchObject(refused);
  await writeFile(folder, "x");
  await expect(names()).rejects.toMatchObject(refused);
});

test("a folder that is behind a link by now is refused in words", async () => {
  await mkdir(join(folder, "sub"));
  const inner = join(folder, "sub");
  await mkdir(join(base, "outside", "sub"));
  await putLink();
  await expect(inFolder({ path: "sub" }, inner, (at) => readdir(at))).rejects.toThrow(/"sub" was moved or replaced/);
});
