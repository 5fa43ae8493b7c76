import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeFolder } from "../store/files/remove-folder.ts";
import { type Begin, beginProcess } from "./begin-process.ts";
import { commandOptions } from "./bubblewrap/view.ts";
import { runProcess } from "./run.ts";

test.skipIf(process.platform === "win32")(
  "a command whose beginning is held up ends by force, and whoever ends it is answered",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "slipway-run-"));
    onTestFinished(() => removeFolder(folder));
    // Another command stopped bubblewrap before it reported its child process.
    const begin: Begin = async (start) => ({ ...(await beginProcess(start)), isolated: new Promise(() => {}) });
    const start = { argv: ["sleep", "1000"], cwd: folder, env: { PATH: process.env.PATH ?? "" }, inputs: [] };
    const running = await runProcess(begin, start, { folder }, async () => {});
    await running.kill(15);
    await running.kill(9);
    expect(await running.ended).toBe(137);
  },
);

test.skipIf(process.platform === "win32").each(["told", "not told"])(
  "a command is held up until it is known, and executes nothing where it was ended before (%s)",
  async (which) => {
    const folder = mkdtempSync(join(tmpdir(), "slipway-run-"));
    onTestFinished(() => removeFolder(folder));
    // In bubblewrap's place: it says what it has begun, and waits.
    const says = which === "told" ? `echo '"child-pid": '$$, >&3; ` : "exec sleep 1000; ";
    const argv = ["sh", "-c", `${says}read held <&4; echo "$held" > done; exec sleep 1000`];
    const start = {
      argv,
      cwd: folder,
      env: { PATH: process.env.PATH ?? "" },
      inputs: [{ pipe: "status" }, { pipe: "hold" }] as const,
    };
    const running = await runProcess(beginProcess, start, { folder }, async () => {});
    if (which === "told") await expect.poll(() => existsSync(join(folder, "done"))).toBe(true);
    await running.kill(9);
    expect(await running.ended).toBe(137);
    expect(existsSync(join(folder, "done"))).toBe(which === "told");
  },
);

test("a command that enters the session's processes does not end with the process between, which ends at its beginning", () => {
  // Bubblewrap forks twice for `--pidns`: https://github.com/containers/bubblewrap, fork_intermediate_child, 2026-11-29.
  const options = commandOptions("/session", "/", false);
  expect(options).toContain("--pidns");
  expect(options).not.toContain("--die-with-parent");
});
