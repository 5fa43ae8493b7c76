import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeFolder } from "../store/files/remove-folder.ts";
import { type Begin, beginProcess } from "./begin-process.ts";
import { runProcess } from "./run.ts";

test.skipIf(process.platform === "win32")(
  "a command whose beginning is held up ends by force, and whoever ends it is answered",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "slipway-run-"));
    onTestFinished(() => removeFolder(folder));
    // As where another command has stopped bubblewrap before it says what it has begun.
    const begin: Begin = async (start) => ({ ...(await beginProcess(start)), isolated: new Promise(() => {}) });
    const start = { argv: ["sleep", "1000"], cwd: folder, env: { PATH: process.env.PATH ?? "" }, inputs: [] };
    const running = await runProcess(begin, start, { folder }, async () => {});
    await running.kill(15);
    await running.kill(9);
    expect(await running.ended).toBe(137);
  },
);
