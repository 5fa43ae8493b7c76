import { patterns } from "./pattern.ts";

interface Rule {
  readonly isException: boolean;
  readonly pattern: RegExp;
}

/** What is left out of a folder. */
export interface IgnoreRules {
  /** @param path below the folder, with `/` between folders, and after it where a folder is meant. */
  ignores(path: string): boolean;
}

/** No rule: all is deployed. */
export const noRules: IgnoreRules = { ignores: () => false };

/**
 * Reads lines as the platform's own client does, in their order: each leaves out, or brings back what those before it
 * leave out. What is in a folder that is left out stays so.
 *
 * @throws `SyntaxError` for a line that means nothing.
 */
export function ignoreRules(lines: readonly string[]): IgnoreRules {
  const patternOf = patterns();
  const rules = lines
    .filter((line) => !isEmptyLine(line))
    .map((line): Rule => {
      const isException = line.startsWith("!");
      const written = (isException ? line.slice(1) : line).replace(/^\\!/, "!").replace(/^\\#/, "#");
      return { isException, pattern: patternOf(written, isException) };
    });
  const known = new Map<string, boolean>();

  return { ignores };

  function ignores(path: string): boolean {
    const before = known.get(path);
    if (before !== undefined) return before;
    const cut = path.lastIndexOf("/", path.length - 2);
    const result = (cut > 0 && ignores(path.slice(0, cut + 1))) || leavesOut(path);
    // Folders are asked for again with each file in them.
    if (path.endsWith("/")) known.set(path, result);
    return result;
  }

  function leavesOut(path: string): boolean {
    let isLeftOut = false;
    for (const { isException, pattern } of rules) {
      if (isLeftOut === isException && pattern.test(path)) isLeftOut = !isException;
    }
    return isLeftOut;
  }
}

/** Whether a line says nothing: it is empty, or a comment. */
export function isEmptyLine(line: string): boolean {
  return line.startsWith("#") || /^\s*$/.test(line);
}
