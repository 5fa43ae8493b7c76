import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createDeployment } from "@slipway/deployments";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../test/folder-state.ts";
import { start } from "../../test/start.ts";
import { createEmulator } from "../start/emulator.ts";

test("a data folder is where it was named, wherever the process goes afterwards", async () => {
  const [home, elsewhere] = [newFolder(), newFolder()];
  const before = process.cwd();
  onTestFinished(() => process.chdir(before));
  process.chdir(home);
  const { emulator, client } = await start({ dataFolder: "./data" });
  process.chdir(elsewhere);
  await createDeployment(client, { name: "site", files: [{ file: "index.html", data: "hello" }] });
  await emulator.close();
  expect(readdirSync(elsewhere)).toEqual([]);
  expect(readdirSync(`${home}/data`)).not.toContain("owner.json");
});

test("a data folder without a name is refused", async () => {
  await expect(createEmulator({ dataFolder: "" })).rejects.toThrow(/^dataFolder: /);
});

test("a data folder that is a file is refused, and so is one that cannot be made", async () => {
  const file = join(newFolder(), "file");
  writeFileSync(file, "");
  for (const dataFolder of [file, join(file, "data")]) {
    await expect(createEmulator({ dataFolder })).rejects.toThrow(
      `The data folder ${dataFolder} (dataFolder, --data) cannot be taken: `,
    );
  }
});

test("a data folder is made with all folders above it", async () => {
  const dataFolder = join(newFolder(), "a/b/c");
  await (await createEmulator({ dataFolder })).close();
  expect(readdirSync(dataFolder)).toContain("state.sqlite");
});

test.each(["files", "state.sqlite", "lock.sqlite", "owner.json", "files/blobs"])(
  "%s of a data folder is not followed where it is a link, and nothing is written there",
  async (name) => {
    const [dataFolder, elsewhere] = [newFolder(), newFolder()];
    mkdirSync(dirname(join(dataFolder, name)), { recursive: true });
    symlinkSync(elsewhere, join(dataFolder, name));
    await expect(createEmulator({ dataFolder })).rejects.toThrow(
      `${join(dataFolder, name)} is a link, and nothing outside of the data folder is touched`,
    );
    expect(readdirSync(elsewhere)).toEqual([]);
  },
);

test("a folder of files that has become a link is not followed either", async () => {
  const [dataFolder, elsewhere] = [newFolder(), newFolder()];
  const { emulator, client } = await start({ dataFolder });
  await createDeployment(client, { name: "site", files: [{ file: "index.html", data: "hello" }] });
  const blobs = join(dataFolder, "files/blobs");
  cpSync(blobs, elsewhere, { recursive: true });
  const before = readdirSync(elsewhere, { recursive: true });
  rmSync(blobs, { recursive: true });
  symlinkSync(elsewhere, blobs);
  const refused = { code: "storage_failed", message: expect.stringContaining(`${blobs} is a link`) };
  const files = [{ file: "index.html", data: "another" }];
  await expect(createDeployment(client, { name: "site", files })).rejects.toMatchObject(refused);
  await expect(emulator.reset()).rejects.toThrow(`${blobs} is a link`);
  expect(readdirSync(elsewhere, { recursive: true })).toEqual(before);
});

test("a folder that has taken the place of the data folder gets no files, and loses none", async () => {
  const place = newFolder();
  const dataFolder = join(place, "data");
  const { emulator, client } = await start({ dataFolder });
  const files = [{ file: "index.html", data: "hello" }];
  await createDeployment(client, { name: "site", files });
  await emulator.snapshot("before");
  renameSync(dataFolder, join(place, "moved"));
  mkdirSync(dataFolder);
  const gone = /was removed or replaced/;
  await expect(emulator.snapshot("after")).rejects.toThrow(gone);
  await expect(emulator.export()).rejects.toThrow(gone);
  await expect(emulator.snapshot("before")).rejects.toThrow(gone);
  const upload = createDeployment(client, { name: "site", files: [{ file: "index.html", data: "other" }] });
  await expect(upload).rejects.toMatchObject({ code: "storage_failed", message: expect.stringMatching(gone) });
  expect(readdirSync(dataFolder)).toEqual([]);

  cpSync(join(place, "moved/files"), join(dataFolder, "files"), { recursive: true });
  const others = readdirSync(dataFolder, { recursive: true });
  await expect(emulator.removeSnapshot("before")).rejects.toThrow(gone);
  await expect(emulator.reset()).rejects.toThrow(gone);
  await emulator.close();
  expect(readdirSync(dataFolder, { recursive: true })).toEqual(others);
});
