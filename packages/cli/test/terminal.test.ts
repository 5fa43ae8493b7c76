import { execFile, execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { spawn } from "@lydell/node-pty";
import { createEmulator } from "@slipway/emulator";
import { afterAll, expect, test } from "vitest";
import { newFolder } from "../../../test/new-folder.ts";
import { portOf } from "../../../test/port-of.ts";

const folder = newFolder(afterAll);
const bin = join(import.meta.dirname, "../../slipway/dist/bin.js");
const emulator = await createEmulator();
afterAll(() => emulator.close());
await fetch(`${emulator.url}/v11/projects`, {
  method: "POST",
  headers: { authorization: `Bearer ${emulator.token}` },
  body: JSON.stringify({ name: "a-project-with-a-name-of-some-length" }),
});
const env = {
  PATH: process.env.PATH ?? "",
  HOME: folder,
  TERM: "xterm-256color",
  SLIPWAY_API_URL: emulator.url,
  SLIPWAY_TOKEN: emulator.token,
};

interface Seen {
  readonly screen: string;
  readonly exitCode: number;
}

interface Situation {
  readonly cols?: number;
  readonly answer?: readonly [RegExp, string];
  readonly interrupt?: Promise<unknown>;
  readonly url?: string;
}

/** Runs the command at a terminal; `answer` types something once its text is on the screen. */
function atTerminal(
  args: readonly string[],
  { cols = 100, answer, interrupt, url = emulator.url }: Situation = {},
): Promise<Seen> {
  const terminal = spawn(process.execPath, [bin, ...args], {
    cols,
    rows: 30,
    cwd: folder,
    env: { ...env, SLIPWAY_API_URL: url },
  });
  void interrupt?.then(() => terminal.write("\x03"));
  let screen = "";
  let isAnswered = false;
  terminal.onData((data) => {
    screen += data;
    if (!answer || isAnswered || !answer[0].test(screen)) return;
    isAnswered = true;
    terminal.write(answer[1]);
  });
  return new Promise((resolve) => terminal.onExit(({ exitCode }) => resolve({ screen, exitCode })));
}

test("a terminal gets a table, which fits it however narrow it is", async () => {
  const wide = await atTerminal(["projects", "list"]);
  expect(wide.screen).toMatch(/^ID +NAME +CREATEDAT\r\n[\s\S]*a-project-with-a-name-of-some-length/);
  const narrow = await atTerminal(["projects", "list"], { cols: 30 });
  expect(narrow.screen).toContain("…");
  for (const line of narrow.screen.split("\r\n")) expect(line.length).toBeLessThanOrEqual(30);
});

test.skipIf(process.platform !== "linux").each([
  ["a list", ["projects", "list"]],
  ["a list as JSON", ["projects", "list", "--all", "--json"]],
  ["what a dry run would send", ["projects", "list", "--dry-run"]],
])("%s on a full disk is lost, and says so by its exit code (Linux has /dev/full)", async (_, args) => {
  const writing = promisify(execFile)("sh", ["-c", '"$0" "$@" > /dev/full', process.execPath, bin, ...args], { env });
  await expect(writing).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/not be written \(ENOSPC/) });
});

test("a deletion asks at a terminal, and goes on with a yes only", async () => {
  const question = ["projects", "delete", "a-project-with-a-name-of-some-length"];
  const no = await atTerminal(question, { answer: [/Go on\?/, "\r"] });
  expect(no).toMatchObject({ exitCode: 130, screen: expect.stringMatching(/nothing was sent/) });
});

test("a question has colors at a terminal, and none with --no-color", async () => {
  const isColored = async (...options: string[]): Promise<boolean> => {
    const answer = [/Go on\?/, "\r"] as const;
    const { screen } = await atTerminal([...options, "projects", "delete", "some"], { answer });
    return screen.includes("\x1b[3");
  };
  expect(await isColored()).toBe(true);
  expect(await isColored("--no-color")).toBe(false);
});

test("a secret that lacks is asked for, and not shown", async () => {
  const create = ["projects", "create-envs", "a-project-with-a-name-of-some-length", "key=A", "type=plain"];
  const answer = [/value/, "hush-hush\r"] as const;
  const { screen, exitCode } = await atTerminal([...create, "target=production"], { answer });
  expect(exitCode, screen).toBe(0);
  const [asked = ""] = screen.split("created ");
  expect(asked).toContain("▪▪");
  expect(asked).not.toContain("hush");
});

test("Ctrl-C at a question and during a call ends with 130", async () => {
  expect(await atTerminal(["projects", "create"], { answer: [/name/, "\x03"] })).toMatchObject({ exitCode: 130 });
  const silent = createServer();
  const port = await portOf(silent);
  const asked = once(silent, "request");
  const ran = atTerminal(["projects", "list"], { url: `http://127.0.0.1:${port}`, interrupt: asked });
  expect(await ran).toMatchObject({ exitCode: 130 });
});

const shells = ["bash", "zsh", "fish"].map(
  (shell) => [shell, spawnSync(shell, ["--version"]).status === 0 ? "is here" : "is absent"] as const,
);

test.each(shells)("%s, which %s, completes groups, operations and options", (shell, is) => {
  const program = join(folder, "slipway");
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${bin}" "$@"\n`);
  chmodSync(program, 0o755);
  const inShell = { ...env, PATH: [folder, env.PATH].join(delimiter) };
  const script = execFileSync(program, ["completion", shell], { env: inShell, encoding: "utf8" });
  expect(script).toContain("slipway");
  if (is === "is absent") return;
  for (const [line, expected] of [
    ["slipway proj", "projects"],
    ["slipway projects lis", "list"],
    ["slipway projects list --sea", "--search"],
  ] as const) {
    expect(completed(shell, script, line, inShell), line).toContain(expected);
  }
  // Tab is pressed on lines that nobody has sent off yet.
  const made = join(folder, `made-by-${shell}`);
  completed(shell, script, `slipway $(touch ${made}) pro`, inShell);
  expect(existsSync(made)).toBe(false);
});

function completed(shell: string, script: string, line: string, inShell: NodeJS.ProcessEnv): string {
  const words = line.split(" ").map((word) => `'${word}'`);
  const file = join(folder, `completion.${shell}`);
  writeFileSync(file, script);
  const asked: Readonly<Record<string, readonly string[]>> = {
    bash: [
      "-c",
      `source ${file}; COMP_WORDS=(${words.join(" ")}); COMP_CWORD=${words.length - 1}; COMP_LINE='${line}'; COMP_POINT=${line.length}; __slipway_complete; printf '%s\\n' "\${COMPREPLY[@]}"`,
    ],
    fish: ["-c", `source ${file}; complete -C '${line}'`],
    // Zsh completes only at a terminal, so the test calls its completion function.
    zsh: [
      "-c",
      `autoload -Uz compinit; compinit -u; source ${file}; compadd() { print -l -- "$@" }; _describe() { print -l -- \${(P)2} \${(P)4} }; words=(${words.join(" ")}); CURRENT=${words.length}; _slipway`,
    ],
  };
  return execFileSync(shell, asked[shell] ?? [], { env: inShell, encoding: "utf8" });
}
