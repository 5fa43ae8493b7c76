import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnProgram, usersEnvironment } from "./spawn.ts";

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
