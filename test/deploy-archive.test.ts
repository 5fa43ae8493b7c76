import { chmodSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listDeploymentFiles } from "@slipway/deployments";
import { deploy } from "@slipway/deployments/node";
import { expect, test } from "vitest";
import { packArchive } from "../packages/deployments/src/node/archive.ts";
import { startDeploying } from "./deploy-fixture.ts";
import { newFolder, writeFiles } from "./new-folder.ts";

const long = `${"deep/".repeat(30)}${"ü".repeat(60)}.txt`;

function folderOfAllKinds(): string {
  const folder = newFolder();
  writeFiles(folder, { "index.html": "home", "run.sh": "#!/bin/sh", "empty.txt": "", [long]: "long" });
  chmodSync(join(folder, "run.sh"), 0o755);
  mkdirSync(join(folder, "nothing"));
  symlinkSync("index.html", join(folder, "link.html"));
  symlinkSync(`${"a/".repeat(80)}b`, join(folder, "long-link"));
  return folder;
}

test("an archive deploys what the files one by one do, with one upload, and leaves nothing on disk", async () => {
  const { client, emulator } = await startDeploying();
  const uploads = () => emulator.requests.filter(({ operation }) => operation === "uploadDeploymentFile").length;
  const directory = folderOfAllKinds();
  const before = archives();
  const input = { directory, name: "site", schedule: () => 5 };
  const one = await deploy(client, { ...input, archive: "tgz" });
  expect([uploads(), archives()]).toEqual([1, before]);
  const other = await deploy(client, input);
  const treeOf = async (id: string) => JSON.stringify(await listDeploymentFiles(client, { id }));
  const tree = await treeOf(one.id);
  expect(tree).toContain("run.sh");
  // An archive's folders without files are not deployed as such, by the platform's client neither.
  expect(tree).toBe((await treeOf(other.id)).replace(/\{"type":"directory","name":"nothing"[^}]*\},/, ""));
});

function archives(): number {
  return readdirSync(tmpdir()).filter((name) => name.startsWith("slipway-archive-")).length;
}

test("20,000 files are deployed by an archive, and are too many one by one", { tags: "endurance" }, async () => {
  const { client, emulator, folder } = await startDeploying();
  writeFiles(folder, Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`f/${index}.txt`, "same"])));
  const input = { directory: folder, name: "site", schedule: () => 5 };
  await expect(deploy(client, input)).rejects.toThrow('archive: "tgz"');
  const { url } = await deploy(client, { ...input, archive: "tgz" });
  expect(await (await emulator.fetch(`http://${url}/f/19999.txt`)).text()).toBe("same");
});

test("a large archive is sent in parts, each with its digest", async () => {
  const location = join(folderOfAllKinds(), "index.html");
  const found = { path: "index.html", built: false, location, size: 4, mode: 0o100644 };
  await using packed = await packArchive([found], undefined, 50);
  expect(packed.sources.length).toBeGreaterThan(1);
  expect(packed.sources.map(({ path }) => path)).toEqual(
    packed.sources.map((_, index) => `.vercel/source.tgz.part${index + 1}`),
  );
  expect(packed.sources.slice(0, -1).every(({ size }) => size === 50)).toBe(true);
});

test("an unknown kind of archive is refused", async () => {
  const { client } = await startDeploying();
  const input = { directory: folderOfAllKinds(), name: "site" };
  // @ts-expect-error as a program in JavaScript may ask
  await expect(deploy(client, { ...input, archive: "zip" })).rejects.toThrow('`archive` has to be "tgz"');
});
