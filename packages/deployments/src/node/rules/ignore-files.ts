import { constants } from "node:fs";
import { type FileHandle, lstat, open, stat } from "node:fs/promises";
import { join } from "node:path";
import { quoteText } from "@slipway/core/internal";
import { isMissing, refusal } from "../file-problem.ts";
import type { Pace } from "../pace.ts";
import { ignoreRules, isEmptyLine, type LeavesOut } from "./ignore-rules.ts";
import { type Line, spending, type WorkBudget, workBudget } from "./work-budget.ts";

// What no site is meant to publish: version control, caches, dependencies, local settings and secrets. Those that the
// platform's own client leaves out, as they are written there.
const usual = [
  ".hg",
  ".git",
  ".gitmodules",
  ".svn",
  ".cache",
  ".next",
  ".now",
  ".vercel",
  ".npmignore",
  ".dockerignore",
  ".gitignore",
  ".*.swp",
  ".DS_Store",
  ".wafpicke-*",
  ".lock-wscript",
  ".env.local",
  ".env.*.local",
  ".venv",
  ".yarn/cache",
  ".pnp*",
  "npm-debug.log",
  "config.gypi",
  "node_modules",
  "__pycache__",
  "venv",
  "CVS",
];

/** What a build's output does not take from the project by naming it. */
const secret = [".git", ".env.local", ".env.*.local"];

// What a build's output takes from the project by naming it although an ignore file names it: what functions depend on, and whoever
// builds the project on the platform leaves out. As the platform's own client has it.
const dependencies = ["node_modules", ".next", ".yarn/cache", ".pnp*", ".venv", "venv", "__pycache__", "/target"];

/** An ignore file is written by hand; a larger one is something else. */
const [mostBytes, mostLines, longestLine] = [256 * 1024, 10_000, 1000];

/**
 * The rules by which files of a folder are left out: the usual ones, then its `.vercelignore` or, by its older name, `.nowignore`, read as
 * the platform's own client does. A line that begins with `!` brings back what an earlier rule leaves out.
 *
 * @throws `InputError` when both are there and say something, for one that is no file or no UTF-8, and for lines that mean nothing, are too
 * long or take too long.
 */
export async function readIgnoreRules(directory: string, pace: Pace): Promise<LeavesOut> {
  // A Rust project builds into it.
  const isRust = await isThere(join(directory, "Cargo.toml"), stat);
  return rulesOf([...usual, ...(isRust ? ["/target"] : [])], await ownLines(directory), pace, workBudget());
}

/**
 * What a build's output does not take of its project by naming it: version control and local secrets, unless the project's own ignore file
 * brings them back, and what that file names, unless functions depend on it.
 */
export async function readOwnRules(directory: string, pace: Pace): Promise<LeavesOut> {
  const own = await ownLines(directory);
  const broughtBack = own.lines.filter(({ text }) => text.startsWith("!"));
  const budget = workBudget();
  const isSecret = await rulesOf(secret, { ...own, lines: broughtBack }, pace, budget);
  const isNamed = await rulesOf(secret, own, pace, budget);
  const isDependency = await ignoreRules(dependencies, pace);
  return async (path, pace) =>
    (await isSecret(path, pace)) || ((await isNamed(path, pace)) && !(await isDependency(path, pace)));
}

interface OwnLines {
  readonly what: string;
  readonly lines: readonly Line[];
}

function rulesOf(
  first: readonly string[],
  { what, lines }: OwnLines,
  pace: Pace,
  budget: WorkBudget,
): Promise<LeavesOut> {
  for (const { text, number } of lines) {
    if (text.length <= longestLine) continue;
    throw refusal(
      `Line ${number} of ${what} has ${text.length} characters, and ${longestLine} at most. Write it as several.`,
    );
  }
  return ignoreRules([...first, ...lines.map(({ text }) => text)], pace, {
    spend: spending(what, lines, budget),
    misread: (index, error) => {
      const line = lines[index - first.length];
      return line
        ? refusal(`Line ${line.number} of ${what}, ${quoteText(line.text)}, is no pattern. Correct it.`, error)
        : error;
    },
  });
}

async function ownLines(directory: string): Promise<OwnLines> {
  const [current, older] = await Promise.all([".vercelignore", ".nowignore"].map((name) => readText(directory, name)));
  if (current && older) {
    throw refusal(
      `${directory} has a .vercelignore and a .nowignore. Move the lines of .nowignore into .vercelignore.`,
    );
  }
  const what = `${current ? ".vercelignore" : ".nowignore"} of ${directory}`;
  // The platform's client reads `./drafts` as `drafts`, and nothing else of the kind: `!./drafts` brings nothing back.
  const all = (current || older || "")
    .split(/\r\n?|\n/)
    .map((text) => text.replace(/^\uFEFF+/, "").replace(/^\.\//, ""));
  if (all.length > mostLines) {
    throw refusal(
      `${what} has ${all.length} lines, and ${mostLines} at most. Leave out folders, not each of their files.`,
    );
  }
  const lines = all.map((text, index) => ({ text, number: index + 1 }));
  return { what, lines: lines.filter(({ text }) => !isEmptyLine(text)) };
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
    // Without a byte order mark: editors write it, nobody sees it, and the first line would name no file.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(content);
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
