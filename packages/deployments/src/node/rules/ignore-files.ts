import { constants } from "node:fs";
import { type FileHandle, lstat, open, stat } from "node:fs/promises";
import { join } from "node:path";
import { quoteText } from "@slipway/core/internal";
import { folderError, isMissing } from "../file-problem.ts";
import type { Pace } from "../pace.ts";
import { ignoreRules, isEmptyLine, type LeavesOut } from "./ignore-rules.ts";
import { type Line, spending, type WorkBudget, workBudget } from "./work-budget.ts";

// Default rules of the platform's own client: version control, caches, dependencies, local settings and secrets.
const defaultLines = [
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

/** Project files that a build's output must not include by name. */
const secretLines = [".git", ".env.local", ".env.*.local"];

// Dependencies of functions, which a build's output includes by name even if an ignore file names them, like the platform's
// own client.
const dependencies = ["node_modules", ".next", ".yarn/cache", ".pnp*", ".venv", "venv", "__pycache__", "/target"];

/** Bounds of ignore files, which are written by hand. */
const [maxBytes, maxLines, maxLineLength] = [256 * 1024, 10_000, 1000];

/**
 * Reads the ignore rules of a folder: the default ones, then its `.vercelignore` or, by its older name, `.nowignore`, with the semantics of
 * the platform's own client. A line with a leading `!` includes files again.
 *
 * @throws `InputError` when both are there and say something, for one that is not a file or not UTF-8, and for lines that mean nothing, are too
 * long or take too long.
 */
export async function readIgnoreRules(directory: string, pace: Pace): Promise<LeavesOut> {
  const isRust = await exists(join(directory, "Cargo.toml"), stat);
  return rulesOf([...defaultLines, ...(isRust ? ["/target"] : [])], await ownLines(directory), pace, workBudget());
}

/**
 * Rules for project files that a build's output names: version control and local secrets are ignored, unless the project's ignore file
 * includes them again, and so are files in it, except dependencies of functions.
 */
export async function readOwnRules(directory: string, pace: Pace): Promise<LeavesOut> {
  const own = await ownLines(directory);
  const broughtBack = own.lines.filter(({ text }) => text.startsWith("!"));
  const budget = workBudget();
  const isSecret = await rulesOf(secretLines, { ...own, lines: broughtBack }, pace, budget);
  const isNamed = await rulesOf(secretLines, own, pace, budget);
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
    if (text.length <= maxLineLength) continue;
    throw folderError(
      `Line ${number} of ${what} has ${text.length} characters, and ${maxLineLength} at most. Write it as several.`,
    );
  }
  return ignoreRules([...first, ...lines.map(({ text }) => text)], pace, {
    spend: spending(what, lines, budget),
    misread: (index, error) => {
      const line = lines[index - first.length];
      return line
        ? folderError(`Line ${line.number} of ${what}, ${quoteText(line.text)}, is not a pattern. Correct it.`, error)
        : error;
    },
  });
}

async function ownLines(directory: string): Promise<OwnLines> {
  const [current, older] = await Promise.all(
    [".vercelignore", ".nowignore"].map((name) => readIgnoreFile(directory, name)),
  );
  if (current && older) {
    throw folderError(
      `${directory} has a .vercelignore and a .nowignore. Move the lines of .nowignore into .vercelignore.`,
    );
  }
  const what = `${current ? ".vercelignore" : ".nowignore"} of ${directory}`;
  // The platform's client reads `./drafts` as `drafts`, but not `!./drafts`.
  const all = (current || older || "")
    .split(/\r\n?|\n/)
    .map((text) => text.replace(/^\uFEFF+/, "").replace(/^\.\//, ""));
  if (all.length > maxLines) {
    throw folderError(
      `${what} has ${all.length} lines, and ${maxLines} at most. Leave out folders, not each of their files.`,
    );
  }
  const lines = all.map((text, index) => ({ text, number: index + 1 }));
  return { what, lines: lines.filter(({ text }) => !isEmptyLine(text)) };
}

async function readIgnoreFile(directory: string, name: string): Promise<string | undefined> {
  let file: FileHandle;
  try {
    // A pipe without a writer must not block.
    file = await open(join(directory, name), constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if (!isMissing(error)) throw error;
    if (await exists(join(directory, name), lstat)) {
      throw folderError(`${name} of ${directory} is a broken link. Remove it, or put the rules there.`);
    }
    return undefined;
  }
  try {
    const stats = await file.stat();
    if (!stats.isFile())
      throw folderError(`${name} of ${directory} is not a file. Remove it, or write the rules into one.`);
    if (stats.size > maxBytes) {
      throw folderError(`${name} of ${directory} has ${stats.size} bytes; an ignore file has at most ${maxBytes}.`);
    }
    return decodeText(await file.readFile(), `${name} of ${directory}`);
  } finally {
    await file.close();
  }
}

/** Refuses content that is not UTF-8, whose rules would match nothing and expose their files. */
function decodeText(content: Buffer, what: string): string {
  try {
    // TextDecoder drops a byte order mark, which would break the first line.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(content);
    if (!text.includes("\0")) return text;
  } catch {
    // Reported below.
  }
  throw folderError(`${what} is not UTF-8 text. Save it as UTF-8.`);
}

async function exists(path: string, look: typeof stat | typeof lstat): Promise<boolean> {
  try {
    await look(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
