import { execFileSync, type SpawnOptions, spawn } from "node:child_process";
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

/** Starts a program in its own process group, which is killed with this process, and so are descendants in groups of their own, as turbo's are. */
export function spawnProgram(program: string, args: readonly string[], { cwd, env = usersEnvironment }: SpawnOptions) {
  const { file, args: words, shell } = command(program, args);
  const child = spawn(file, words, { cwd, env, shell, stdio: ["ignore", "pipe", "pipe"], detached: true });
  const kill = () => {
    if (child.pid === undefined) return;
    for (const pid of [...descendantsOf(child.pid), -child.pid]) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It has ended by itself.
      }
    }
  };
  process.once("exit", kill);
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]).then(
    ([stdout, stderr]): Ended => ({ status: child.exitCode, stdout, stderr }),
  );
  return { kill, ended: ended.finally(() => process.off("exit", kill)) };
}

/** IDs of the processes below one; none where there is no `ps`. */
function descendantsOf(pid: number): number[] {
  try {
    const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
    const parents = new Map(rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number]));
    const isBelow = (id = 0): boolean => id !== 0 && (parents.get(id) === pid || isBelow(parents.get(id)));
    return [...parents.keys()].filter((id) => isBelow(id));
  } catch {
    return [];
  }
}

/** Runs a program and returns its output. */
export async function output(program: string, args: readonly string[], place: SpawnOptions): Promise<string> {
  const { status, stdout, stderr } = await spawnProgram(program, args, place).ended;
  if (status === 0) return stdout;
  throw new Error(`${program} ${args.join(" ")} ended with ${status} in ${place.cwd}:\n${stdout}${stderr}`);
}
