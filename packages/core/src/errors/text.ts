const MAX_QUOTE = 200;

const MAX_LINE = 500;

/** Characters that terminals, logs or readers interpret: control characters, line ends, text direction. */
const CONTROL = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Quotes foreign text in a message: on one line, without control characters, shortened. */
export function quoteText(text: string): string {
  return literal(text.length > MAX_QUOTE ? `${beginning(text, MAX_QUOTE)}…` : text);
}

/** A JavaScript string literal, complete and on one line. */
export function literal(text: string): string {
  // JSON leaves some characters that terminals or readers interpret.
  return JSON.stringify(text).replace(
    CONTROL,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

export function shortLine(text: string, max: number = MAX_LINE): string {
  // Cut before the search, because texts may have megabytes.
  const line = collapsed(text.slice(0, 4 * max));
  return line.length > max || text.length > 4 * max ? `${beginning(line, max)}…` : line;
}

export function collapsed(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, " ").trim();
}

function beginning(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, "");
}

/** Puts a message whose quotes are already safe on one line; its paths stay unchanged. */
export function inOneLine(text: string): string {
  return text.replace(CONTROL, " ");
}
