import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Where a program runs, and with what beside the environment. */
export interface Place {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a program in a process group of its own: what it starts can be killed with it, and is when this process ends. */
export function start(program: string, args: readonly string[], { cwd, env = {} }: Place) {
  const child = spawn(program, args, {
    cwd,
    env: { ...inherited(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const kill = killer(child);
  process.once("exit", kill);
  child.once("close", () => process.off("exit", kill));
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return {
    ended: ended.then(([stdout, stderr]): Ended => ({ status: child.exitCode, stdout, stderr })),
    kill: killer(child),
  };
}

export async function run(program: string, args: readonly string[], place: Place): Promise<string> {
  const { status, stdout, stderr } = await start(program, args, place).ended;
  if (status === 0) return stdout;
  throw new Error(`${program} ${args.join(" ")} failed with ${status} in ${place.cwd}:\n${stdout}${stderr}`);
}

/** Options of the npx that started this process, not for the npm that a user types. */
const ofNpx = ["allow_scripts", "call", "local_prefix", "package", "prefer_offline", "yes"];

function inherited(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of ofNpx) delete env[`npm_config_${name}`];
  return env;
}

function killer({ pid }: ChildProcess): () => void {
  return () => {
    if (pid === undefined) return;
    try {
      process.kill(-pid, "SIGKILL");
    } catch (error) {
      // It has ended by itself.
      if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
    }
  };
}
