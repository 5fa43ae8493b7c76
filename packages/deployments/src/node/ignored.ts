import { readFile } from "node:fs/promises";
import { join } from "node:path";
import ignore, { type Ignore } from "ignore";

// What no site is meant to publish: version control, caches, dependencies, local settings and secrets.
const usual = [
  ".git",
  ".gitmodules",
  ".hg",
  ".svn",
  "CVS",
  ".cache",
  ".next",
  ".now",
  ".vercel",
  ".npmignore",
  ".dockerignore",
  ".gitignore",
  ".vercelignore",
  ".*.swp",
  ".DS_Store",
  ".lock-wscript",
  ".env.local",
  ".env.*.local",
  ".venv",
  "venv",
  ".yarn/cache",
  ".pnp*",
  "npm-debug.log",
  "config.gypi",
  "node_modules",
  "__pycache__",
];

/** The rules by which files of a folder are left out: the usual ones, then its `.vercelignore`. */
export async function readIgnoreRules(directory: string): Promise<Ignore> {
  const rules = ignore().add(usual);
  try {
    rules.add(await readFile(join(directory, ".vercelignore"), "utf8"));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return rules;
}

/** Whether a file-system error says that there is nothing at the path. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
