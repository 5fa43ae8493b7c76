import { execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** A command with what it has to print, in whole or in part; or files that are written. */
type Step = readonly [prints: string | RegExp, ...command: string[]] | Readonly<Record<string, string | Buffer>>;

/** Commands in an empty folder outside of the repository. */
export interface Story {
  readonly steps: readonly Step[];
  /** Beside the environment of a user's terminal. */
  readonly env?: NodeJS.ProcessEnv;
  /** With an empty home, and a registry of packages that is nowhere: it shows what would be fetched. */
  readonly isOffline?: true;
}

/** The folder's path, where a command has to name it. */
export const here = "{here}";

/** The step that shows which packages are installed and no other, ours with their versions. */
export function arrived(packages: readonly string[]): Step {
  const toLine = `.map(([path, { version }]) => path.replace("node_modules/", "") + (path.includes("slipway") ? "@" + version : ""))`;
  const all = `Object.entries(JSON.parse(fs.readFileSync("node_modules/.package-lock.json")).packages)`;
  return [packages.toSorted().join("\n"), "node", "--print", `${all}${toLine}.sort().join("\\n")`];
}

/** Runs a story up to the first command that prints something else. Returns the problem. */
export async function runStory({ steps, env: own, isOffline }: Story): Promise<string[]> {
  const beside = mkdtempSync(join(tmpdir(), "slipway-beside-"));
  const [home, cwd] = [join(beside, "home"), join(beside, "project")];
  for (const each of [home, cwd]) mkdirSync(each);
  const nothing = {
    HOME: home,
    USERPROFILE: home,
    npm_config_cache: join(home, "cache"),
    npm_config_registry: "http://127.0.0.1:9/",
    npm_config_fetch_retries: "0",
  };
  const inherited = Object.entries(usersEnvironment).filter(([name]) => !isOffline || !/^(?:NODE|SLIPWAY)_/.test(name));
  const env = { ...Object.fromEntries(inherited), npm_config_audit: "false", npm_config_fund: "false", ...own };
  try {
    for (const step of steps) {
      if (!isCommand(step)) {
        for (const [file, content] of Object.entries(step)) writeFileSync(join(cwd, file), content);
        continue;
      }
      const [prints, program = "", ...words] = step;
      const args = words.map((word) => word.replace(here, cwd));
      const place = { cwd, env: { ...env, ...(isOffline && nothing) } };
      const { status, stdout, stderr } = await spawnProgram(program, args, place).ended;
      const isRight = typeof prints === "string" ? stdout.trim() === prints : prints.test(stdout);
      if (status !== 0 || !isRight || (program === "node" && stderr !== ""))
        return [`${[program, ...args].join(" ")} ended with ${status}, and not with ${prints}:\n${stdout}${stderr}`];
    }
    return [];
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

function isCommand(step: Step): step is Extract<Step, readonly unknown[]> {
  return Array.isArray(step);
}
