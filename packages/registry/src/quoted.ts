/** Characters of what others say that an error shows. */
const LONGEST = 100;

/** A text from outside as an error shows it: not too long. */
export function quoted(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
