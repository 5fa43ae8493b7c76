import fs, { existsSync, readlinkSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../../test/folder-state.ts";
import { digest } from "../../../test/push-image.ts";
import { sha1 } from "../../../test/start.ts";
import { startRegistry } from "../../../test/start-registry.ts";

// Only Linux says which file a number stands for.
test.runIf(process.platform === "linux")(
  "an answered upload has its name on disk: folders are flushed, new ones by name, too",
  async () => {
    const dataFolder = newFolder();
    const { emulator, push } = await startRegistry({ dataFolder });
    const flushed = listenToFlushes();
    const headers = { authorization: `Bearer ${emulator.token}`, "x-vercel-digest": sha1("hello") };
    const init = { method: "POST", headers: { ...headers, "content-type": "application/octet-stream" }, body: "hello" };
    expect((await fetch(`${emulator.url}/v2/files`, init)).status).toBe(200);
    const prefix = sha1("hello").slice(0, 2);
    expect(existsSync(join(dataFolder, "files/blobs", prefix))).toBe(true);
    expect(flushed).toEqual(
      expect.arrayContaining([join(dataFolder, "files/blobs"), join(dataFolder, "files/blobs", prefix)]),
    );

    await push("hello");
    const sha256 = join(dataFolder, "files/registry", "blobs", "sha256");
    const folders = [join(sha256, digest("hello").slice(7, 9)), sha256, join(sha256, ".."), join(sha256, "..", "..")];
    expect(flushed).toEqual(expect.arrayContaining(folders));
  },
);

function listenToFlushes(): string[] {
  const flushed: string[] = [];
  const { fsyncSync } = fs;
  fs.fsyncSync = (handle) => {
    flushed.push(readlinkSync(`/proc/self/fd/${handle}`));
    fsyncSync(handle);
  };
  syncBuiltinESMExports();
  onTestFinished(() => {
    fs.fsyncSync = fsyncSync;
    syncBuiltinESMExports();
  });
  return flushed;
}
