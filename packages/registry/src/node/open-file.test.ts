import { execFileSync } from "node:child_process";
import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isInputError } from "@slipway/core";
import { beforeEach, describe, expect, test } from "vitest";
import { newFolder } from "../../../../test/new-folder.ts";
import { buildImage, openLayoutTar } from "./index.ts";
import { openFile } from "./open-file.ts";

let folder: string;

beforeEach(async () => {
  folder = newFolder();
  await writeFile(join(folder, "file"), "content");
});

test("a file is opened", async () => {
  await using file = await openFile(join(folder, "file"), { followLinks: false });
  expect(await file.readFile("utf8")).toBe("content");
});

test("a folder is refused", async () => {
  await expect(openFile(folder, { followLinks: true })).rejects.toThrow(/is not a file|EISDIR/);
});

describe.skipIf(process.platform === "win32")("On systems with links and pipes", () => {
  test("a link is followed only where that is meant", async () => {
    const link = join(folder, "link");
    await symlink("file", link);
    await using file = await openFile(link, { followLinks: true });
    expect(await file.readFile("utf8")).toBe("content");
    await expect(openFile(link, { followLinks: false })).rejects.toThrow("ELOOP");
  });

  test("a pipe that nobody writes into is refused and not waited for", async () => {
    const pipe = join(folder, "pipe");
    execFileSync("mkfifo", [pipe]);
    await expect(openFile(pipe, { followLinks: true })).rejects.toSatisfy(isInputError);
    await expect(buildImage({ layers: [{ archive: pipe }], platform: "linux/amd64" })).rejects.toThrow(
      `the archive ${pipe} is not a file`,
    );
    await expect(openLayoutTar(pipe)).rejects.toThrow(`the archive ${pipe} is not a file`);
  });
});
