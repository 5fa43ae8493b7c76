import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./build.ts";
import { cloneTo, restore } from "./clone.ts";
import type { Failures } from "./outcome.ts";

/** Makes the changes of CONTRIBUTING.md's "Your first change" as they are typed, each in a clone as it was. */
export function checkTrials(): boolean | Failures {
  const text = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
  const [, section = ""] = /^## Your first change\n(.*?)^## /ms.exec(text) ?? [];
  const trials = section.split(/^### /m).slice(1);
  if (trials.length === 0) throw new Error('CONTRIBUTING.md has no "Your first change".');
  const clone = join(root, ".work/trials/clone");
  cloneTo(clone);
  const failures = trials.flatMap((trial) => {
    restore(clone);
    const name = trial.slice(0, trial.indexOf("\n"));
    const problem = followTrial(trial, clone);
    console.log(`${problem === undefined ? "holds" : "fails"}  ${name}`);
    return problem === undefined ? [] : [`${name}: ${problem}`];
  });
  for (const failure of failures) console.error(failure);
  return failures.length === 0 || { failures };
}

/** Applies the diffs of a trial and runs its commands, in their order; says what was not as the text has it. */
function followTrial(trial: string, clone: string): string | undefined {
  for (const [, language, code = ""] of trial.matchAll(/^```(diff|sh)\n(.*?)^```$/gms)) {
    if (language === "diff") {
      const applied = execute("git apply --recount -", clone, code);
      if (applied.status !== 0) return `a diff does not apply:\n${applied.output}${code}`;
      continue;
    }
    for (const line of code.trim().split("\n")) {
      const [command = "", refusal] = line.split(/\s+# fails: /);
      const { status, output } = execute(command, clone);
      const isAsSaid = refusal === undefined ? status === 0 : status !== 0 && output.includes(refusal);
      if (!isAsSaid) return `"${line}" ended with ${status}:\n${output.slice(-3000)}`;
    }
  }
  return undefined;
}

function execute(command: string, cwd: string, input = ""): { status: number | null; output: string } {
  const env = { ...process.env, TURBO_CACHE_DIR: join(root, ".turbo/cache"), NO_COLOR: "1" };
  const { status, stdout, stderr } = spawnSync(command, {
    cwd,
    env,
    input,
    shell: true,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return { status, output: stdout + stderr };
}
