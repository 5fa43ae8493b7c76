import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import * as sandboxes from "@slipway/sandboxes";
import { packTar } from "modern-tar";
import { expect, test } from "vitest";
import { newFolder } from "../../../../../test/new-folder.ts";
import { archiveOf } from "../../../test/archive-of.ts";
import { begun, plainly, sh, startAgents } from "../../../test/sandbox-shell.ts";

async function begin(disk?: number) {
  const dataFolder = newFolder();
  const started = await startAgents({ dataFolder, sandboxes: { ...plainly, ...(disk !== undefined && { disk }) } });
  const make = async (input?: sandboxes.CreateSandboxInput) => (await started.make(input)).session.id;
  return { ...started, dataFolder, make };
}

const fill = (path: string) =>
  `i=0; while true; do i=$((i+1)); head -c 1000000 /dev/zero > ${path}$i; sleep 0.02; done`;

test("a sandbox that holds more than its disk is ended and told why, takes no upload beyond it, and the others go on", async () => {
  const { client, make } = await begin(8);
  const [greedy, modest] = [await make(), await make()];
  const { exitCode, output } = await sh(client, greedy, fill("f"));
  expect([exitCode, output]).toEqual([
    137,
    expect.stringContaining("The sandbox may hold 8 MiB of disk, and holds more"),
  ]);
  await expect(sh(client, greedy, "true")).rejects.toThrow(/422.*delete the sandbox/);
  const body = await archiveOf({ large: "x".repeat(9 * 1024 ** 2) });
  await expect(sandboxes.writeSessionFiles(client, { sessionId: modest, body })).rejects.toThrow(
    /9 MiB more do not fit/,
  );
  expect((await sh(client, modest, "ls; echo on")).output).toBe("on\n");
});

test("a drive holds as much as it was made with", async () => {
  const { client, make, projectId } = await begin();
  await sandboxes.getOrCreateDrive(client, { projectId, name: "data", maxSizeBytes: 4 * 1024 ** 2 });
  const sessionId = await make({ mounts: { "/data": { drive: "data" } } });
  const { exitCode, output } = await sh(client, sessionId, fill("../../data/f"));
  expect([exitCode, output]).toEqual([137, expect.stringContaining("The drive data may hold 4 MiB of disk")]);
});

const bad = [
  ["leads out at its end", { name: "../../../out", size: 0, type: "file" }, 400],
  ["says that it holds 4 GiB", { name: "zeros", size: 4 * 1024 ** 3, type: "file" }, 413],
] as const;

test.each(bad)("an upload that %s leaves nothing, neither in the sandbox nor beside it", async (_, header, status) => {
  const { client, dataFolder, make } = await begin();
  const sessionId = await make();
  const good = await packTar([{ header: { name: "dir/first", size: 5, type: "file" }, body: "first" }]);
  const block = Buffer.from((await packTar([{ header: { ...header, size: 0 } }])).subarray(0, 512));
  if (header.size > 0) block.write(header.size.toString(8).padStart(11, "0"), 124);
  block.write(" ".repeat(8), 148);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  const body = new Uint8Array(gzipSync(Buffer.concat([good.subarray(0, 1024), block, Buffer.alloc(1024)])));
  await expect(sandboxes.writeSessionFiles(client, { sessionId, body })).rejects.toMatchObject({ status });
  const session = join(dataFolder, "sandboxes/sessions", sessionId);
  expect(readdirSync(join(session, "fs/vercel/sandbox"))).toEqual([]);
  expect(readdirSync(join(session, "incoming"))).toEqual([]);
});

test("a drive that is copied while its sandbox puts links in the place of files shows no file of this machine", async () => {
  const { client, dataFolder, make, projectId } = await begin();
  const secret = join(dataFolder, "secret");
  writeFileSync(secret, "of this machine");
  await sandboxes.getOrCreateDrive(client, { projectId, name: "data" });
  const writer = await make({ mounts: { "/data": { drive: "data" } } });
  const swap = `const fs = require("fs");
    for (let i = 0; i < 50; i++) fs.writeFileSync("f" + i, "own");
    console.log("ready");
    for (;;) for (let i = 0; i < 50; i++) {
      fs.symlinkSync(${JSON.stringify(secret)}, "l"); fs.renameSync("l", "f" + i);
      fs.writeFileSync("w", "own"); fs.renameSync("w", "f" + i);
    }`;
  const args = ["-c", `cd ../../data && exec node -e '${swap}'`];
  await begun(client, { sessionId: writer, command: "sh", args });
  for (let turn = 0; turn < 10; turn++) {
    const reader = await make({ mounts: { "/data": { drive: "data", mode: "snapshot" } } });
    const copies = join(dataFolder, "sandboxes/sessions", reader, "drives");
    for (const name of readdirSync(copies)) {
      const files = readdirSync(join(copies, name), { withFileTypes: true }).filter((entry) => entry.isFile());
      expect(files.map((file) => readFileSync(join(copies, name, file.name), "utf8"))).not.toContain("of this machine");
    }
  }
});
