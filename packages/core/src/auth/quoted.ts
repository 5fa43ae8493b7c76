/** Characters of a name that are shown. */
const LONGEST = 100;

/**
 * A stranger's text as an error may show it: in quotes, without line breaks and codes that a terminal or a log would obey, and no more
 * than its beginning.
 */
export function quoted(text: string): string {
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  // What JSON leaves as it is, and terminals may obey.
  return JSON.stringify(cut).replace(
    /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
