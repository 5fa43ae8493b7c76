import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./build.ts";

/** Clones the repository with what is not committed yet, and installs what its lockfile names; nothing is built in it. */
export function cloneTo(clone: string): void {
  rmSync(dirname(clone), { recursive: true, force: true });
  mkdirSync(dirname(clone), { recursive: true });
  git(root, "clone", "--quiet", root, clone);
  for (const path of nonEmptyLines(git(root, "ls-files", "--deleted"))) rmSync(join(clone, path), { force: true });
  const changed = git(root, "diff", "--name-only", "--diff-filter=d", "HEAD");
  const added = git(root, "ls-files", "--others", "--exclude-standard");
  for (const path of nonEmptyLines(changed + added)) cpSync(join(root, path), join(clone, path), { recursive: true });
  git(clone, "add", "--all");
  const author = ["-c", "user.name=a", "-c", "user.email=a@example.com"];
  git(clone, ...author, "commit", "--quiet", "--allow-empty", "--message", "Not committed yet");
  execFileSync(process.execPath, ["scripts/run.mjs", "node", "--version"], { cwd: clone, stdio: "inherit" });
}

/** Puts a clone back to what was cloned; what was installed, and what builds can be taken from, stays. */
export function restore(clone: string): void {
  git(clone, "checkout", "--quiet", "--force", "HEAD");
  git(clone, "clean", "-xdfq", "-e", "node_modules", "-e", ".turbo");
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd, encoding: "utf8" });
}

function nonEmptyLines(text: string): string[] {
  return text.split("\n").filter(Boolean);
}
