/// <reference path="./ignore-legacy.d.ts" />
import makeIgnore from "ignore";
import makeLegacyIgnore from "ignore/legacy.js";
import type { Pace } from "../pace.ts";

interface Rule {
  readonly isException: boolean;
  readonly pattern: RegExp;
}

/** Tells whether a path below the folder is ignored, with `/` between folders and after a folder. */
export type LeavesOut = (path: string, pace: Pace) => Promise<boolean>;

export const noRules: LeavesOut = async () => false;

/** Lines that are tried before other code runs, a few milliseconds. */
const linesPerTurn = 10;

export interface RuleOptions {
  readonly spend?: ((path: string) => void) | undefined;
  readonly misread?: ((index: number, error: unknown) => unknown) | undefined;
}

/** Compiles lines like the platform's own client; files in ignored folders stay ignored. @throws `SyntaxError` for an invalid line. */
export async function ignoreRules(
  lines: readonly string[],
  pace: Pace,
  { spend = () => {}, misread = (_, error) => error }: RuleOptions = {},
): Promise<LeavesOut> {
  const patternOf = patterns();
  const rules: Rule[] = [];
  for (const [index, line] of lines.entries()) {
    await pace();
    if (isEmptyLine(line)) continue;
    const isException = line.startsWith("!");
    const written = (isException ? line.slice(1) : line).replace(/^\\!/, "!").replace(/^\\#/, "#");
    try {
      rules.push({ isException, pattern: patternOf(written, isException) });
    } catch (error) {
      throw misread(index, error);
    }
  }
  const folderCache = new Map<string, boolean>();

  return async (path, pace) => {
    for (
      let cut = path.indexOf("/", unasked(path));
      cut !== -1 && cut < path.length - 1;
      cut = path.indexOf("/", cut + 1)
    ) {
      if (await isFolderLeftOut(path.slice(0, cut + 1), pace)) return true;
    }
    return path.endsWith("/") ? isFolderLeftOut(path, pace) : isNamed(path, pace);
  };

  /** Start of the first folder on a path that is not yet known to be deployed. */
  function unasked(path: string): number {
    let cut = path.lastIndexOf("/", path.length - 2);
    while (cut > 0 && folderCache.get(path.slice(0, cut + 1)) !== false) cut = path.lastIndexOf("/", cut - 1);
    return cut + 1;
  }

  async function isFolderLeftOut(path: string, pace: Pace): Promise<boolean> {
    const before = folderCache.get(path);
    if (before !== undefined) return before;
    const result = await isNamed(path, pace);
    folderCache.set(path, result);
    return result;
  }

  async function isNamed(path: string, pace: Pace): Promise<boolean> {
    spend(path);
    let isLeftOut = false;
    for (const [index, { isException, pattern }] of rules.entries()) {
      if (index % linesPerTurn === 0) await pace();
      if (isLeftOut === isException && pattern.test(path)) isLeftOut = !isException;
    }
    return isLeftOut;
  }
}

export function isEmptyLine(line: string): boolean {
  return line.startsWith("#") || /^\s*$/.test(line);
}

/** The used part of the package, whose types have another export and lack the rules. */
type MakeIgnore = () => { add(line: string): { readonly _rules: readonly [{ readonly regex: RegExp }] } };

// The package caches patterns for the whole process, with the first meaning of `!`. Its two copies have separate caches,
// so one copy for each meaning isolates folders. Static imports let bundlers find both.
const makers = {
  // The types lack the default import.
  plain: makeIgnore as unknown as MakeIgnore,
  // The legacy copy has no types; a test compares the two.
  exception: makeLegacyIgnore as MakeIgnore,
};

/** Compiles single lines, so that other code can run, by the version of the package ignore that the platform's own client has. */
function patterns(): (line: string, isException: boolean) => RegExp {
  const patternCache = new Map<string, RegExp>();
  return (line, isException) => {
    const before = patternCache.get(line);
    if (before) return before;
    // A leading ! or # is literal.
    const written = /^[!#]/.test(line) ? `\\${line}` : line;
    const instance = isException ? makers.exception().add(`!${written}`) : makers.plain().add(written);
    const { regex } = instance._rules[0];
    patternCache.set(line, regex);
    return regex;
  };
}
