const MAX_QUOTE = 200;

/** Characters of somebody else's sentence that are quoted. */
const MAX_LINE = 500;

/** What a terminal, a log or a reader may obey: control characters, ends of lines, and what turns the direction of text. */
const CONTROL = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Text of somebody else as it may stand in a message: on one line, without control characters, and no longer than needed. */
export function quoteText(text: string): string {
  return literal(text.length > MAX_QUOTE ? `${beginning(text, MAX_QUOTE)}…` : text);
}

/** Text as JavaScript has it, to be copied: on one line, and all of it. */
export function literal(text: string): string {
  // JSON leaves in what some terminals take for a control character, and some readers for a line's end.
  return JSON.stringify(text).replace(
    CONTROL,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A sentence as one line, and no more than its beginning. */
export function shortLine(text: string, most: number = MAX_LINE): string {
  // Before it is searched, so that a text of megabytes takes no time.
  const line = collapsed(text.slice(0, 4 * most));
  return line.length > most || text.length > 4 * most ? `${beginning(line, most)}…` : line;
}

/** All of a text on one line, without what a reader may obey and without white space that is not needed. */
export function collapsed(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, " ").trim();
}

function beginning(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}

/** The same of a message that has what it quotes from others by `quoted` and `lineOf`, and of the rest each path as it is. */
export function inOneLine(text: string): string {
  return text.replace(CONTROL, " ");
}
