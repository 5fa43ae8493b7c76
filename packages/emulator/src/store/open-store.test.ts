import { readdirSync } from "node:fs";
import { createDeployment } from "@slipway/deployments";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../test/folder-state.ts";
import { start } from "../../test/start.ts";
import { createEmulator } from "../emulator.ts";

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
