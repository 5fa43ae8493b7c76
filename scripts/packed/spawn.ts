import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { command } from "../command.mjs";

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The environment of a user's terminal: npm's settings for this clone are not for projects beside it. */
export const usersEnvironment: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)),
);

/** Starts a program in its own process group, which is killed with this process. */
export function spawnProgram(program: string, args: readonly string[], { cwd, env = usersEnvironment }: SpawnOptions) {
  const { file, args: words, shell } = command(program, args);
  const child = spawn(file, words, { cwd, env, shell, stdio: ["ignore", "pipe", "pipe"], detached: true });
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  };
  process.once("exit", kill);
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]).then(
    ([stdout, stderr]): Ended => ({ status: child.exitCode, stdout, stderr }),
  );
  return { kill, ended: ended.finally(() => process.off("exit", kill)) };
}

/** Runs a program and returns its output. */
export async function output(program: string, args: readonly string[], place: SpawnOptions): Promise<string> {
  const { status, stdout, stderr } = await spawnProgram(program, args, place).ended;
  if (status === 0) return stdout;
  throw new Error(`${program} ${args.join(" ")} ended with ${status} in ${place.cwd}:\n${stdout}${stderr}`);
}
