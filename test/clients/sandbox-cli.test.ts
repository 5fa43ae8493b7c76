import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { clients, createSandboxDesk, isolations, type SandboxDesk } from "./sandbox-desk.ts";

const program = join(clients, "node_modules/sandbox/bin/sandbox.mjs");

/** Runs the platform's command line for sandboxes in the desk's folder, and returns both of what it printed. */
const sandbox = (desk: SandboxDesk, command: string, ...args: readonly string[]) =>
  typing(desk, undefined, command, ...args);

/** The command at a terminal. */
async function typing(
  desk: SandboxDesk,
  typed: string | undefined,
  command: string,
  ...args: readonly string[]
): Promise<string> {
  const whose = ["--token", desk.emulator.token, "--scope", "fleet", "--project", "agents"];
  const parts = command.split(" ");
  const { stdout, stderr } = await desk.node("sandbox", [program, ...parts, ...whose, ...args], {}, typed);
  return stdout + stderr;
}

describe.each(isolations)("the platform's command line for sandboxes, isolation %s", (isolation) => {
  test("creates a sandbox, copies files in and out, runs commands, and removes it", async () => {
    const desk = await createSandboxDesk(isolation);
    desk.write({ "say.mjs": "console.log(process.env.GREETING, process.argv[2])" });
    expect(await sandbox(desk, "create", "--name", "box", "--env", "GREETING=hello", "--tag", "for=test")).toContain(
      "box",
    );
    await sandbox(desk, "copy", "say.mjs", "box:/vercel/sandbox/say.mjs");
    expect(await sandbox(desk, "exec", "box", "--", "node", "say.mjs", "there")).toContain("hello there\n");
    await sandbox(desk, "exec", "--env", "TEXT=made", "box", "--", "sh", "-c", 'echo "$TEXT" > made.txt');
    await sandbox(desk, "copy", "box:/vercel/sandbox/made.txt", "got.txt");
    expect(readFileSync(join(desk.folder, "got.txt"), "utf8")).toBe("made\n");
    expect(await sandbox(desk, "list", "--tag", "for=test")).toMatch(/box .*running/);
    await expect(sandbox(desk, "exec", "box", "--", "sh", "-c", "exit 3")).rejects.toThrow(/ended with 3/);
    await sandbox(desk, "remove", "box");
    expect(await sandbox(desk, "list", "--all")).not.toMatch(/^box /m);
  });

  test("takes a snapshot, begins with it, forks, stops, and resumes what it stopped", async () => {
    const desk = await createSandboxDesk(isolation);
    await sandbox(desk, "create", "--name", "box", "--timeout", "10m");
    await sandbox(desk, "exec", "box", "--", "sh", "-c", "echo kept > kept.txt");
    const [snapshot = ""] = /snap_\w+/.exec(await sandbox(desk, "snapshot", "--stop", "box")) ?? [];
    await sandbox(desk, "create", "--name", "other", "--snapshot", snapshot);
    await sandbox(desk, "fork", "--name", "fork", "box");
    for (const name of ["box", "other", "fork"]) {
      // The first of them is stopped: to use it resumes it.
      expect(await sandbox(desk, "exec", name, "--", "cat", "kept.txt")).toContain("kept\n");
    }
    await sandbox(desk, "stop", "box", "other");
    expect(await sandbox(desk, "list")).not.toMatch(/other/);
    expect(await sandbox(desk, "sessions list", "fork")).toContain("sbx_");
    expect(await sandbox(desk, "snapshots list")).toContain(snapshot);
    expect(await sandbox(desk, "snapshots get", snapshot)).toContain(snapshot);
    await sandbox(desk, "config timeout", "box", "20m");
    expect(await sandbox(desk, "config list", "box")).toMatch(/20m|20 minutes/);
    expect(await sandbox(desk, "snapshots tree", "fork")).toMatch(new RegExp(`${snapshot}.*current[^]*root`));
    await sandbox(desk, "snapshots delete", snapshot);
  });

  test("opens a terminal: connects to a shell, and runs a command as root", async () => {
    const desk = await createSandboxDesk(isolation);
    await sandbox(desk, "create", "--name", "box");
    expect(await typing(desk, "tty; echo $((6 * 7))\nexit\n", "connect", "box")).toMatch(/\/dev\/pts\/\d+\s+42\s/);
    await expect(typing(desk, "", "exec", "--interactive", "box", "--", "sh", "-c", "exit\\ 3")).rejects.toThrow(
      /ended with 3/,
    );
    if (isolation === "none") return;
    expect(await typing(desk, "", "exec", "--interactive", "--sudo", "box", "--", "id", "-un")).toMatch(/root\s/);
  });

  test("creates a sandbox, runs one command in it, and removes it, in one go", async () => {
    const desk = await createSandboxDesk(isolation);
    expect(await sandbox(desk, "run", "--rm", "--", "node", "-p", "6 * 7")).toContain("42\n");
    expect(await sandbox(desk, "list", "--all")).not.toContain("running");
  });
});
