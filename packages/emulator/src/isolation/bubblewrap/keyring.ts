import { spawnSync } from "node:child_process";
import { outerEnvironment } from "../environment.ts";

/** `keyctl`, and its operation JOIN_SESSION_KEYRING: linux/keyctl.h and the tables of system calls, 2026-11-23. */
const numbers: Readonly<Record<string, number>> = { x64: 250, arm64: 219 };
const join = 1;

let launcher: readonly string[] | undefined;

/** Finds words before a command that begin it with a session keyring of its own, without the user's keys. Absent: only the filter of system calls keeps keys away. */
export function findKeyringLauncher(): readonly string[] | undefined {
  launcher ??= find();
  return launcher.length > 0 ? launcher : undefined;
}

function find(): readonly string[] {
  const number = numbers[process.arch];
  if (number === undefined) return [];
  const ways = [
    ["perl", "-e", `syscall(${number}, ${join}, 0) >= 0 or exit 125; exec { $ARGV[0] } @ARGV or exit 127`],
    [
      "python3",
      "-ISc",
      `import ctypes, os, sys; ctypes.CDLL(None).syscall(${number}, ${join}, None) >= 0 or sys.exit(125); os.execvp(sys.argv[1], sys.argv[1:])`,
    ],
  ];
  return ways.find(([program = "", ...args]) => tried(program, args)) ?? [];
}

function tried(program: string, args: readonly string[]): boolean {
  return (
    spawnSync(program, [...args, "true"], { stdio: "ignore", env: outerEnvironment(), timeout: 10_000 }).status === 0
  );
}
