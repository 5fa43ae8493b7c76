import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { newFolder } from "../../test/folder-state.ts";
import { createEmulator, type EmulatorOptions } from "../index.ts";

test.each<[object, RegExp]>([
  [{ dataFoldr: "x" }, /^createEmulator: `dataFoldr`: createEmulator has no such member/],
  [{ registry: { sparce: "all" } }, /`registry.sparce`: createEmulator has no such member/],
  [{ registry: { sparse: "x" } }, /`registry.sparse`: /],
  [{ registry: { chunkMinLength: -1 } }, /`registry.chunkMinLength`: has to be no less than 0/],
  [{ buildTime: Number.NaN }, /`buildTime`: /],
  [{ buildTime: Number.POSITIVE_INFINITY }, /`buildTime`: has to be /],
  [{ buildTime: -1 }, /`buildTime`: has to be no less than 0/],
  [{ buildTime: 0.5 }, /`buildTime`: has to be a whole number/],
  [{ clock: "x" }, /`clock`: /],
  [{ listen: "no" }, /`listen`: /],
  [{ listen: false, port: 70_000 }, /`port`: has to be at most 65535/],
  [{ listen: false, host: "" }, /`host`: has to be an address of this machine/],
  [{ allowHosts: ["emulator:4000"] }, /`allowHosts.0`: has to be a host name without a port/],
  [{ allowHosts: "emulator" }, /`allowHosts`: /],
  [{ publicUrl: "http://emulator.test/api" }, /`publicUrl`: has to be an address without a path/],
  [{ validateAnswers: "yes" }, /`validateAnswers`: /],
  [{ origins: ["https://app.test", "foo"] }, /`origins.1`: .*is not an origin/],
  [{ origins: "https://app.test" }, /`origins`: /],
  [{ token: 7 }, /`token`: /],
  [{ faults: {} }, /`faults`: /],
  [{ seed: { teams: [{ slug: "No Good" }] } }, /^seed: `teams.0.slug`: /],
])("an option that an emulator cannot begin with is refused by its name: %o", async (options, message) => {
  const dataFolder = newFolder();
  const wrong: EmulatorOptions = { dataFolder, ...options };
  await expect(createEmulator(wrong)).rejects.toThrow(message);
  expect(readdirSync(dataFolder)).toEqual([]);
});

test("an option that is undefined is as if it were not there", async () => {
  const names = ["token", "port", "host", "dataFolder", "seed", "clock", "origins", "buildTime", "registry", "faults"];
  const options: EmulatorOptions = Object.fromEntries(names.map((name) => [name, undefined]));
  await using emulator = await createEmulator(options);
  expect((await fetch(`${emulator.url}/_emulator/clock`)).status).toBe(401);
});
