import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

export interface TestRun {
  readonly status: number | null;
  readonly output: string;
}

export async function runRunner(
  folder: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<TestRun> {
  const theirs = /^(VITEST|NODE_ENV$|NODE_TEST_CONTEXT$|TEST$|FORCE_COLOR)/;
  const inherited = Object.entries(process.env).filter(([name]) => !theirs.test(name));
  const env = { ...Object.fromEntries(inherited), NO_COLOR: "1", ...variables };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { status, output: stdout + stderr };
}
