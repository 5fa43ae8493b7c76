import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export async function run(
  program: string,
  args: readonly string[],
  options: { readonly env?: NodeJS.ProcessEnv; readonly input?: string; readonly cwd?: string } = {},
): Promise<Ended> {
  const { env = process.env, cwd } = options;
  const child = spawn(program, args, { env, stdio: ["pipe", "pipe", "pipe"], ...(cwd === undefined ? {} : { cwd }) });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  // A program that does not read its input ends, too.
  child.stdin.on("error", () => {});
  child.stdin.end(options.input);
  const [code] = await once(child, "close");
  return { code, stdout, stderr };
}

/** Ends a process that the tests started, at once, and waits until it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

/** Waits for a line of the process's output that fits; throws with all that it said when it ends before. */
export async function lineOf(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let said = "";
  return new Promise((resolve, reject) => {
    const look = (piece: Buffer): void => {
      said += piece.toString("utf8");
      const found = pattern.exec(said);
      if (!found) return;
      // Further output is read and dropped, so that the program is not blocked.
      for (const output of [child.stdout, child.stderr]) output?.off("data", look).resume();
      resolve(found);
    };
    child.stdout?.on("data", look);
    child.stderr?.on("data", look);
    child.once("error", reject);
    child.once("exit", (code) =>
      reject(new Error(`The process ended with ${code} before it said ${pattern}: ${said}`)),
    );
  });
}
