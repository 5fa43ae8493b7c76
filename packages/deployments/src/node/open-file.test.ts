import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, open, rename, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { isInputError } from "@slipway/core";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../../../../test/new-folder.ts";
import { openFiles } from "../../../../test/open-files.ts";
import { findFile } from "./find-file.ts";
import type { FoundFile } from "./found-file.ts";
import { isStillAt, openFile } from "./open-file.ts";

let base: string;
let file: FoundFile;

beforeEach(async () => {
  base = newFolder();
  await mkdir(join(base, "site", "sub"), { recursive: true });
  await mkdir(join(base, "outside"));
  await writeFile(join(base, "site", "sub", "page.html"), "a page");
  await writeFile(join(base, "outside", "page.html"), "TOKEN=1");
  const found = await findFile(join(base, "site"), { path: "sub/page.html" });
  if (!found) throw new Error("is not found");
  file = found;
});

const folderToLink = async () => {
  await rename(join(base, "site", "sub"), join(base, "site", "before"));
  await symlink(join(base, "outside"), join(base, "site", "sub"));
};

const refused = { name: "InputError", message: expect.stringMatching(/"sub\/page\.html" was moved or replaced/) };

test.skipIf(process.platform !== "linux")(
  "a found file is not opened after it became a socket (other systems say otherwise that they open none)",
  async () => {
    await rm(file.location);
    const server = createServer().listen(file.location);
    await once(server, "listening");
    try {
      await expect(openFile(file)).rejects.toMatchObject(refused);
    } finally {
      server.close();
    }
  },
);

test.skipIf(process.platform !== "linux")(
  "a file that is opened and refused is closed at once (Linux says what is open)",
  async () => {
    await folderToLink();
    await expect(openFile(file)).rejects.toMatchObject(refused);
    expect(openFiles(base)).toEqual([]);
  },
);

test("the path and the file are compared if the system does not say what was opened", async () => {
  const before = await open(file.location);
  try {
    expect(await isStillAt(before, file.location)).toBe(true);
    await folderToLink();
    expect(await isStillAt(before, file.location)).toBe(false);
  } finally {
    await before.close();
  }
  const behind = await open(file.location);
  try {
    expect(await isStillAt(behind, file.location)).toBe(false);
    await rm(join(base, "site", "sub"));
    await rename(join(base, "site", "before"), join(base, "site", "sub"));
    expect(await isStillAt(behind, file.location)).toBe(false);
  } finally {
    await behind.close();
  }
});

async function readText(): Promise<string> {
  const handle = await openFile(file);
  return handle.readFile("utf8").finally(() => handle.close());
}

test("a folder that is swapped with a link all the time gives away no file from outside", async () => {
  const [sub, aside] = [join(base, "site", "sub"), join(base, "site", "aside")];
  const program = `
    const { renameSync, symlinkSync, unlinkSync } = require("node:fs");
    const [sub, aside, outside] = ${JSON.stringify([sub, aside, join(base, "outside")])};
    process.on("disconnect", () => process.exit());
    const swap = () => {
      for (let round = 0; round < 100; round++) {
        renameSync(sub, aside);
        symlinkSync(outside, sub);
        unlinkSync(sub);
        renameSync(aside, sub);
      }
      setImmediate(swap);
    };
    swap();
  `;
  const swapper = spawn(process.execPath, ["--eval", program], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const ended = once(swapper, "exit");
  try {
    let [read, refused] = [0, 0];
    while (read < 50 || refused < 500) {
      const text = await readText().catch((error: unknown) => {
        if (isInputError(error)) return undefined;
        throw error;
      });
      if (text === undefined) refused += 1;
      else read += 1;
      expect(text ?? "a page").toBe("a page");
    }
  } finally {
    swapper.kill("SIGKILL");
    await ended;
  }
});
