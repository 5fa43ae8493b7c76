/// <reference path="./ignore-legacy.d.ts" />
import makeIgnore from "ignore";
import makeLegacyIgnore from "ignore/legacy.js";
import type { Pace } from "../pace.ts";

interface Rule {
  readonly isException: boolean;
  readonly pattern: RegExp;
}

/** Tells whether a path is left out: below the folder, with `/` between folders, and after it where a folder is meant. */
export type LeavesOut = (path: string, pace: Pace) => Promise<boolean>;

/** No rule: all is deployed. */
export const noRules: LeavesOut = async () => false;

/** Lines that are tried on a path before others get their turn: some milliseconds, where they are long. */
const atOnce = 10;

export interface RuleOptions {
  /** Called with each path before rules are tried on it; what it throws ends the question. */
  readonly spend?: ((path: string) => void) | undefined;
  /** The error for a line that means nothing. Default: the `SyntaxError` itself. */
  readonly misread?: ((index: number, error: unknown) => unknown) | undefined;
}

/** Reads lines as the platform's own client: each leaves out, or brings back, but nothing in a folder left out; `SyntaxError` for one without meaning. */
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
  const known = new Map<string, boolean>();

  return async (path, pace) => {
    // Folders are asked for again with each file in them.
    for (
      let cut = path.indexOf("/", unasked(path));
      cut !== -1 && cut < path.length - 1;
      cut = path.indexOf("/", cut + 1)
    ) {
      if (await isFolderLeftOut(path.slice(0, cut + 1), pace)) return true;
    }
    return path.endsWith("/") ? isFolderLeftOut(path, pace) : isNamed(path, pace);
  };

  /** Where the part of a path begins whose folders are to be asked for: after the last one that is known to be deployed. */
  function unasked(path: string): number {
    let cut = path.lastIndexOf("/", path.length - 2);
    while (cut > 0 && known.get(path.slice(0, cut + 1)) !== false) cut = path.lastIndexOf("/", cut - 1);
    return cut + 1;
  }

  async function isFolderLeftOut(path: string, pace: Pace): Promise<boolean> {
    const before = known.get(path);
    if (before !== undefined) return before;
    const result = await isNamed(path, pace);
    known.set(path, result);
    return result;
  }

  async function isNamed(path: string, pace: Pace): Promise<boolean> {
    spend(path);
    let isLeftOut = false;
    for (const [index, { isException, pattern }] of rules.entries()) {
      if (index % atOnce === 0) await pace();
      if (isLeftOut === isException && pattern.test(path)) isLeftOut = !isException;
    }
    return isLeftOut;
  }
}

export function isEmptyLine(line: string): boolean {
  return line.startsWith("#") || /^\s*$/.test(line);
}

/** What of the package is used. Its own types describe another way of exporting, and leave out how a line is kept. */
type MakeIgnore = () => { add(line: string): { readonly _rules: readonly [{ readonly regex: RegExp }] } };

// The package keeps for the whole process what a pattern meant when it came first, with `!` or without. It has two copies of itself,
// and each keeps its own: with one for each meaning, what one folder says means nothing to the next one. They are imported as bundlers
// can follow, and not loaded anew by their place, which is nowhere in a bundle.
const makers = {
  // What a module of this form exports is its default import, which its types do not say.
  plain: makeIgnore as unknown as MakeIgnore,
  // Told by nobody what it returns; a test compares the two.
  exception: makeLegacyIgnore as MakeIgnore,
};

/**
 * Lines of an ignore file as the regular expressions of the platform's own client: by the package ignore, in a version whose patterns
 * differ from Git's and from later versions'; line by line, because all at once would let nobody in between. A pattern of one folder means
 * what it meant when it came first. A `SyntaxError` for what no regular expression can be made of.
 */
function patterns(): (line: string, isException: boolean) => RegExp {
  const known = new Map<string, RegExp>();
  return (line, isException) => {
    const before = known.get(line);
    if (before) return before;
    // Escaped, what stands for something at the beginning is itself.
    const written = /^[!#]/.test(line) ? `\\${line}` : line;
    const made = isException ? makers.exception().add(`!${written}`) : makers.plain().add(written);
    const { regex } = made._rules[0];
    known.set(line, regex);
    return regex;
  };
}
