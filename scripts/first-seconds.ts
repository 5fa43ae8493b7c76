import { cpSync } from "node:fs";
import { join } from "node:path";
import { blocksOf } from "../test/readme-blocks.ts";
import { root } from "./build.ts";
import { cloneTo, restore } from "./clone.ts";
import type { Failures } from "./outcome.ts";
import { spawnProgram } from "./packed/follow.ts";

/** Seconds for a command: a missing module shows at once, or behind a build from the cache. */
const seconds = 8;

/** A module that was not found, or a stack of calls in place of a message. */
const rough = /^.*(?:ERR_MODULE_NOT_FOUND|Cannot find (?:module|package)).*$|^\s+at .*(?:file:|node:|\.ts:\d).*$/m;

/** Tries the first seconds of each command that README.md, CONTRIBUTING.md and AGENTS.md show, in a clone where nothing is built. */
export async function checkFirstSeconds(): Promise<boolean | Failures> {
  const clone = join(root, ".work/fresh/clone");
  cloneTo(clone);
  const failures: string[] = [];
  for (const line of commands()) {
    restore(clone);
    // The description that a command asks for is our own.
    cpSync(join(root, "api/openapi.json"), join(clone, "openapi.json"));
    const problem = await tryCommand(line, clone);
    console.log(`${problem === undefined ? "begins" : "fails "}  ${line}`);
    if (problem !== undefined) failures.push(`${line}: ${problem}`);
  }
  for (const failure of failures) console.error(failure);
  return failures.length === 0 || { failures };
}

/** The lines of documents that run in a clone; what is installed from npm is not there yet. */
function commands(): string[] {
  const lines = ["README.md", "CONTRIBUTING.md", "AGENTS.md"].flatMap((path) =>
    blocksOf(path, "sh").flatMap(({ code }) => code.split("\n")),
  );
  const typed = lines.map((line) => line.replace(/\s+#.*/, "").replace("--port 4000", "--port 0"));
  return [...new Set(typed)].filter((line) => /^npm (?:run|test)\b/.test(line));
}

/** Runs a command until it ends, or for some seconds; says what was wrong. */
async function tryCommand(line: string, cwd: string): Promise<string | undefined> {
  const [program = "", ...args] = line.split(" ");
  const { kill, ended } = spawnProgram(program, args, {
    cwd,
    env: { ...process.env, TURBO_CACHE_DIR: join(root, ".turbo/cache") },
  });
  const timer = setTimeout(kill, seconds * 1000);
  const { status, stdout, stderr } = await ended;
  clearTimeout(timer);
  const problem = rough.exec(stdout + stderr)?.[0].trim();
  if (problem !== undefined || status === 0 || status === null) return problem;
  return `it ended with ${status}:\n${(stdout + stderr).slice(-500)}`;
}
