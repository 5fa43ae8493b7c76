import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { blocksOf } from "../../test/readme-blocks.ts";
import { root } from "../build.ts";

/** Follows the README as a newcomer: installs packages of the clone into a project beside it, and runs the program there that brings its own emulator. */
export function checkUse(): boolean {
  const [line] = blocksOf("README.md", "sh").filter(({ code }) => code.startsWith("npm run use -- "));
  // The one that needs nothing but the packages.
  const [program] = blocksOf("README.md", "ts").filter(({ code }) => code.includes("createEmulator"));
  if (!line || !program) throw new Error("README.md does not say how packages are used from a clone.");
  const beside = mkdtempSync(join(tmpdir(), "slipway-use-"));
  try {
    const project = join(beside, "my-project");
    const [npm = "", ...args] = line.code.trim().replace("../my-project", project).split(" ");
    if (spawnSync(npm, args, { cwd: root, stdio: "inherit" }).status !== 0) return false;
    writeFileSync(join(project, "main.mjs"), program.code);
    const ran = spawnSync(process.execPath, ["main.mjs"], { cwd: project, encoding: "utf8" });
    console.log(ran.stdout + ran.stderr);
    return ran.status === 0 && ran.stdout.startsWith("READY");
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
