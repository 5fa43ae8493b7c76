import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createDeployment } from "@slipway/deployments";
import { listProjects } from "@slipway/projects";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../test/folder-state.ts";
import { sha1, start } from "../../test/start.ts";

function keepsFiles(): boolean {
  const folder = newFolder();
  try {
    execFileSync("chattr", ["+a", folder], { stdio: "ignore" });
    execFileSync("chattr", ["-a", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

test.runIf(process.platform === "linux" && process.getuid?.() === 0)(
  "a reset forgets all that it can, and says which file is left",
  async ({ skip }) => {
    if (!keepsFiles()) skip();
    const dataFolder = newFolder();
    const { emulator, client } = await start({ dataFolder });
    const files = ["one", "two", "three"].map((data) => ({ file: data, data }));
    await createDeployment(client, { name: "site", files });
    emulator.faults.add({ status: 500 });
    emulator.faults.clear();
    const kept = join(dataFolder, "files/blobs", sha1("two").slice(0, 2));
    execFileSync("chattr", ["+a", kept]);
    onTestFinished(() => {
      execFileSync("chattr", ["-a", kept]);
    });
    await expect(emulator.reset()).rejects.toThrow(/was reset.*could not be removed/s);
    expect(emulator.requests).toEqual([]);
    expect(await listProjects(client).toArray()).toEqual([]);
    expect(readdirSync(join(dataFolder, "files/blobs"))).toEqual([sha1("two").slice(0, 2)]);
    expect(readdirSync(join(dataFolder, "files"))).toEqual(["blobs"]);
  },
);
