import { existsSync } from "node:fs";
import { join } from "node:path";
import * as sandboxes from "@slipway/sandboxes";
import { describe, expect, test } from "vitest";
import { newFolder } from "../../../../../test/new-folder.ts";
import { archiveOf } from "../../../test/archive-of.ts";
import { outputOf, startSandbox } from "../../../test/sandbox-shell.ts";
import type { SandboxIsolation } from "../../isolation/choose-isolation.ts";
import { isolationProblem } from "../../isolation/choose-isolation.ts";

// The environment of a command is the command's: what isolates it is found, and loads, what the machine says.
const kinds = (await isolationProblem()) === undefined ? (["bubblewrap", "none"] as const) : (["none"] as const);

async function begin(isolation: SandboxIsolation) {
  const { client, sessionId } = await startSandbox({ sandboxes: { runtime: "process", isolation } });
  const run = (command: string, args: string[], env: Record<string, string>) =>
    outputOf(client, { sessionId, command, args, env });
  return { client, sessionId, run };
}

describe.runIf(process.platform !== "win32").each(kinds)("with isolation %s", (isolation) => {
  test("names and values arrive as they are, and nothing of the emulator's", async () => {
    const { run } = await begin(isolation);
    const env = {
      PLAIN: "a b",
      EMPTY: "",
      QUOTED: `it's "$HOME" \`ls\` \\ $(exit 1)`,
      LINES: "one\ntwo\n",
      UID: "7",
      "odd-name": "x=y",
      "it's": "'",
      IFS: "x",
    };
    const { output } = await run("node", ["-e", "console.log(JSON.stringify(process.env))"], env);
    expect(JSON.parse(output)).toMatchObject(env);
    expect(output).not.toMatch(isolation === "none" ? /VITEST|npm_/ : /slipway-sandboxes-|VITEST|npm_/);
  });

  test("arguments arrive whole, also 20,000 of them, and more than a program can have are refused at once", {
    tags: "endurance",
  }, async () => {
    const { run } = await begin(isolation);
    const odd = ["", "it's", "$(exit 1)\n", "-n", " * "];
    const print = "console.log(JSON.stringify(process.argv.slice(1)))";
    const args = [...odd, ...Array.from({ length: 20_000 }, () => "x")];
    expect(JSON.parse((await run("node", ["-e", print, "--", ...args], {})).output)).toEqual(args);
    await expect(run("true", [], { LONG: "x".repeat(7 * 1024 ** 2) })).rejects.toThrow("at most 6291456 characters");
    expect((await run("true", [], {})).exitCode).toBe(0);
  });
});

describe.each(kinds.filter((kind) => kind !== "none"))("with isolation %s", (isolation) => {
  test("a sandbox's own programs of the isolation's names are run by nobody outside", async () => {
    const { client, sessionId, run } = await begin(isolation);
    const folder = newFolder();
    const escaped = join(folder, "escaped");
    const program = `#!/bin/sh\necho out > ${escaped}\n`;
    const names = ["unshare", "bwrap", "sh", "cat", "mount", "mkdir", "env"];
    const body = await archiveOf(Object.fromEntries(names.map((name) => [name, program])));
    await sandboxes.writeSessionFiles(client, { sessionId, body });
    await run("chmod", ["+x", ...names], {});
    for (const PATH of ["/vercel/sandbox", "fs/vercel/sandbox", ".", "fs/vercel/sandbox:/usr/bin:/bin"]) {
      await run("true", [], { PATH });
      await run("node", ["-e", ""], { PATH, LD_PRELOAD: "fs/vercel/sandbox/evil.so" });
      await run("true", [], { PATH, "BASH_FUNC_exec%%": `() { echo out > ${escaped}; }` });
    }
    expect(existsSync(escaped)).toBe(false);
    expect(await run("true", [], {})).toEqual({ output: "", exitCode: 0 });
  });

  test("a library to be preloaded is loaded into the command alone", async () => {
    const { run } = await begin(isolation);
    const { output, exitCode } = await run("true", [], { LD_PRELOAD: "/vercel/sandbox/none.so" });
    expect(exitCode).toBe(0);
    expect(output.match(/none\.so/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});
