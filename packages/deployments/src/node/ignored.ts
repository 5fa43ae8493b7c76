import { constants } from "node:fs";
import { type FileHandle, lstat, open, stat } from "node:fs/promises";
import { join } from "node:path";
import { InputError } from "@slipway/core";
import ignore, { type Ignore } from "ignore";

// What no site is meant to publish: version control, caches, dependencies, local settings and secrets. Those that the
// platform's own client leaves out, and the ignore files themselves.
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
  ".nowignore",
  ".*.swp",
  ".DS_Store",
  ".lock-wscript",
  ".wafpickle-*",
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

/** An ignore file is written by hand; a larger one is something else. */
const mostBytes = 1024 * 1024;

/**
 * The rules by which files of a folder are left out: the usual ones, then its `.vercelignore` or, by its older name,
 * `.nowignore`, whose lines are those of a `.gitignore`. A line that begins with `!` brings back what an earlier rule
 * leaves out, the usual ones too.
 *
 * @throws `InputError` when both are there and say something, and when one cannot be read as a file or as UTF-8.
 */
export async function readIgnoreRules(directory: string): Promise<Ignore> {
  const rules = ignore().add(usual);
  // A Rust project builds into it.
  if (await isThere(join(directory, "Cargo.toml"), stat)) rules.add("/target");
  return rules.add(await ownLines(directory));
}

/** The rules of a folder's own ignore file alone. @throws `InputError` as `readIgnoreRules` does. */
export async function readOwnRules(directory: string): Promise<Ignore> {
  return ignore().add(await ownLines(directory));
}

async function ownLines(directory: string): Promise<string> {
  const [current, older] = await Promise.all([".vercelignore", ".nowignore"].map((name) => readText(directory, name)));
  if (current && older) {
    throw refusal(
      `${directory} has a .vercelignore and a .nowignore. Move the lines of .nowignore into .vercelignore.`,
    );
  }
  return fromTheFolder(current || older || "");
}

/**
 * The same lines without the `./` that many begin with: the platform reads `./drafts` as `drafts`, and a `.gitignore`,
 * whose rules the lines follow otherwise, knows no such path. `!./drafts` stays and brings nothing back, there as here.
 */
function fromTheFolder(lines: string): string {
  return lines.replace(/^(\uFEFF?)(?:\.\/+)+/gm, "$1");
}

async function readText(directory: string, name: string): Promise<string | undefined> {
  let file: FileHandle;
  try {
    // Not held up by a pipe that nobody writes to.
    file = await open(join(directory, name), constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if (!isMissing(error)) throw error;
    if (await isThere(join(directory, name), lstat)) {
      throw refusal(`${name} of ${directory} is a link to what is not there. Remove it, or put the rules there.`);
    }
    return undefined;
  }
  try {
    const found = await file.stat();
    if (!found.isFile()) throw refusal(`${name} of ${directory} is no file. Remove it, or write the rules into one.`);
    if (found.size > mostBytes) {
      throw refusal(`${name} of ${directory} has ${found.size} bytes; an ignore file has at most ${mostBytes}.`);
    }
    return textOf(await file.readFile(), `${name} of ${directory}`);
  } finally {
    await file.close();
  }
}

/** Throws for what is no UTF-8 text: read as one, its rules would match nothing, and what they name would be deployed. */
function textOf(content: Buffer, what: string): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content);
    if (!text.includes("\0")) return text;
  } catch {
    // Said below.
  }
  throw refusal(`${what} is no UTF-8 text. Save it as UTF-8.`);
}

async function isThere(path: string, look: typeof stat | typeof lstat): Promise<boolean> {
  try {
    await look(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

function refusal(message: string): InputError {
  return new InputError(message, { parameter: "directory" });
}

/** Whether a file-system error says that there is nothing at the path. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
