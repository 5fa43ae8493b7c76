/*
 * The steps of `patternOf` are those of the package ignore 4.0.6.
 *
 * Copyright (c) 2013 Kael Zhang <i@kael.me>, contributors
 * http://kael.me/
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
 * documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
 * rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
 * persons to whom the Software is furnished to do so, subject to the following conditions:
 *
 * The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
 * Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
 * WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
 * COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
 * OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */

/** One step: what of a pattern becomes what of a regular expression. */
type Step = readonly [RegExp, (match: string, ...more: string[]) => string];

/** `[c-a]` is nothing to a pattern, and an error to a regular expression. */
const withoutBackwards = (range: string): string =>
  range.replace(/([0-z])-([0-z])/g, (match, from: string, to: string) =>
    from.charCodeAt(0) <= to.charCodeAt(0) ? match : "",
  );

const first: readonly Step[] = [
  // Blanks at the end are nothing, unless a backslash stands before them.
  [/\\?\s+$/, (match) => (match.startsWith("\\") ? " " : "")],
  [/\\\s/g, () => " "],
  [/[\\^$.|*+(){]/g, (match) => `\\${match}`],
  [/\[([^\]/]*)($|\])/g, (match, inner = "", end) => (end === "]" ? `[${withoutBackwards(inner)}]` : `\\${match}`)],
  // Written so there, it is any question mark.
  [/(?!\\)\?/g, () => "[^/]"],
  [/^\//, () => "^"],
  [/\//g, () => "\\/"],
  [/^\^*\\\*\\\*\\\//, () => "^(?:.*\\/)?"],
];

/** What is left out is left out with all that is in it; what is brought back, alone. */
const endOfRule: Step = [/(?:[^*/])$/, (match) => `${match}(?=$|\\/)`];
const endOfException: Step = [/(?:[^*])$/, (match) => `${match}(?=$|\\/$)`];

const last = (pattern: string): readonly Step[] => [
  // With a / within, it is a path from the top; else a name at any depth.
  [/^(?=[^^])/, () => (/\/(?!$)/.test(pattern) ? "^" : "(?:^|\\/)")],
  [
    /\\\/\\\*\\\*(?=\\\/|$)/g,
    (_, index, whole = "") => (Number(index) + 6 < whole.length ? "(?:\\/[^\\/]+)*" : "\\/.+"),
  ],
  [/(^|[^\\]+)\\\*(?=.+)/g, (_, before) => `${before}[^\\/]*`],
  [/(\^|\\\/)?\\\*$/, (_, before) => `${before ? `${before}[^/]+` : "[^/]*"}(?=$|\\/$)`],
  [/\\\\\\/g, () => "\\"],
];

/**
 * A line of an ignore file as the regular expression that the platform's own client makes of it: it uses the package
 * ignore in a version whose patterns differ from Git's, and from later versions, in what they leave out. That version
 * itself is not used: it keeps what it has read of one folder for the next one in the process, and lets nobody in between.
 *
 * @param isException of a line that begins with `!`.
 * @throws `SyntaxError` for what no regular expression can be made of.
 */
export function patternOf(line: string, isException: boolean): RegExp {
  const steps = [...first, isException ? endOfException : endOfRule, ...last(line)];
  return new RegExp(
    steps.reduce((text, [from, to]) => text.replace(from, to), line),
    "i",
  );
}
