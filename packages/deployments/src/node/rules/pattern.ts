import { createRequire } from "node:module";

/** What of the package is used. Its own types describe another way of exporting, and leave out how a line is kept. */
type MakeIgnore = () => { add(line: string): { readonly _rules: readonly [{ readonly regex: RegExp }] } };

/**
 * Lines of an ignore file as the regular expressions that the platform's own client makes of them. It uses the package ignore in a
 * version whose patterns differ from Git's, and from later versions, in what they leave out; so that version is used here: line by
 * line, because all lines at once would let nobody in between, and loaded anew, because it keeps for the whole process what a pattern
 * meant when it came first, and one folder has nothing to say about the next one.
 *
 * @returns makes one of a line; `isException` of one that begins with `!`. Throws a `SyntaxError` for what no regular expression can be
 * made of.
 */
export function patterns(): (line: string, isException: boolean) => RegExp {
  const load = createRequire(import.meta.url);
  const place = load.resolve("ignore");
  delete load.cache[place];
  // What is required so has no type.
  const makeIgnore = load("ignore") as MakeIgnore;
  return (line, isException) => {
    // Escaped, what stands for something at the beginning is itself.
    const written = /^[!#]/.test(line) ? `\\${line}` : line;
    return makeIgnore().add(isException ? `!${written}` : written)._rules[0].regex;
  };
}
