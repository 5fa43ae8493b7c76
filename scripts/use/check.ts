import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { blocksOf } from "../../test/readme-blocks.ts";
import { root } from "../build.ts";

/** Follows the README as a newcomer, in a project beside the clone: runs its programs, one in the emulator's command, one with an emulator of its own. */
export function checkUse(): boolean {
  const [line] = blocksOf("README.md", "sh").filter(({ code }) => code.startsWith("npm run use -- "));
  const [around] = blocksOf("README.md", "sh").filter(({ code }) => code.startsWith("npx @slipway/emulator -- "));
  const [first, program] = blocksOf("README.md", "ts");
  if (!line || !around || !first || !program?.code.includes("createEmulator"))
    throw new Error("README.md does not say how packages are used from a clone.");
  const beside = mkdtempSync(join(tmpdir(), "slipway-use-"));
  try {
    const project = join(beside, "my-project");
    const [npm = "", ...args] = line.code.trim().replace("../my-project", project).split(" ");
    if (spawnSync(npm, args, { cwd: root, stdio: "inherit" }).status !== 0) return false;
    writeFileSync(join(project, "site.mjs"), first.code);
    writeFileSync(join(project, "main.mjs"), program.code);
    // A newcomer's shell has nothing of what npm set for this check.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
    const commands = [around.code.trim().split(" "), [process.execPath, "main.mjs"]];
    return commands.every(([command = "", ...rest]) => {
      const ran = spawnSync(command, rest, { cwd: project, env, encoding: "utf8" });
      console.log(ran.stdout + ran.stderr);
      return ran.status === 0 && ran.stdout.startsWith("READY");
    });
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
