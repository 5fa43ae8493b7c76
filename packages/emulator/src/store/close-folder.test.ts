import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../test/folder-state.ts";
import { pushImage } from "../../test/push-image.ts";
import { startRegistry } from "../../test/start-registry.ts";
import { closeFolder } from "./close-folder.ts";

// On Windows folders have access lists, and no mode to look at.
const others = process.platform === "win32" ? 0 : 0o077;

function openToOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => {
    const stats = lstatSync(join(folder, path));
    return !stats.isSymbolicLink() && (stats.mode & others) !== 0;
  });
}

async function fill(dataFolder: string): Promise<() => Promise<void>> {
  const { emulator, client, name, startUpload } = await startRegistry({ dataFolder });
  await pushImage(client, name, { tag: "v1" });
  await startUpload();
  return () => emulator.close();
}

test("files of an emulator are readable by their owner only, whatever the umask allows", async () => {
  const before = process.umask(0);
  const dataFolder = join(newFolder(), "data");
  const close = await fill(dataFolder).finally(() => process.umask(before));
  // The database's neighbours, too, which are there while it is open.
  expect(readdirSync(dataFolder)).toEqual(
    expect.arrayContaining(["state.sqlite", "state.sqlite-wal", "state.sqlite-shm"]),
  );
  expect([openToOthers(dataFolder), statSync(dataFolder).mode & others]).toEqual([[], 0]);
  await close();
  expect(openToOthers(dataFolder)).toEqual([]);
});

test("files that an earlier run left open are closed at the next start, and the folder with them", async () => {
  const dataFolder = newFolder();
  await (await fill(dataFolder))();
  for (const path of readdirSync(dataFolder, { recursive: true, encoding: "utf8" })) {
    const file = join(dataFolder, path);
    chmodSync(file, statSync(file).isDirectory() ? 0o755 : 0o644);
  }
  chmodSync(dataFolder, 0o777);
  await fill(dataFolder);
  expect([openToOthers(dataFolder), statSync(dataFolder).mode & others]).toEqual([[], 0]);
});

test("other entries of a folder stay as they are, and our own are closed", () => {
  const folder = newFolder();
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "notes.txt"), "mine", { mode: 0o644 });
  mkdirSync(join(folder, "files/blobs", "ab"), { recursive: true });
  writeFileSync(join(folder, "files/blobs", "ab", "cd"), "ours");
  symlinkSync(join(folder, "notes.txt"), join(folder, "files/blobs", "link"));
  for (const path of ["files/blobs", "files/blobs/ab"]) chmodSync(join(folder, path), 0o755);
  chmodSync(join(folder, "files/blobs/ab/cd"), 0o644);
  closeFolder(folder, ["files"]);
  expect(openToOthers(folder)).toEqual(others === 0 ? [] : ["notes.txt"]);
  expect(statSync(folder).mode & others).toBe(0o055 & others);
});

test("an empty folder that was there is closed", () => {
  const folder = newFolder();
  chmodSync(folder, 0o755);
  closeFolder(folder, []);
  expect(statSync(folder).mode & others).toBe(0);
});
