/** Characters that are enough to find a thing by. */
const enough = 200;

/** Text of somebody else as it may stand in a message: on one line, without control characters, and no longer than needed. */
export function quoted(text: string): string {
  // JSON leaves in what some terminals take for a control character, and some readers for a line's end.
  return JSON.stringify(text.length > enough ? `${text.slice(0, enough)}…` : text).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
