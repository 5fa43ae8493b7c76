/// <reference path="./ignore-legacy.d.ts" />
import makeIgnore from "ignore";
import makeLegacyIgnore from "ignore/legacy.js";

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
export function patterns(): (line: string, isException: boolean) => RegExp {
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
