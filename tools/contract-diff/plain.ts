/** Longer texts of a description are cut: the beginning says enough, and the description has all of them. */
const longest = 400;

/** A text of somebody else's, for a line of a report: what would end the line, colour it or turn it around is shown by its number, `\u001b`. */
export function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu, (each) =>
    [...each].map((one) => `\\u${(one.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`).join(""),
  );
}

export function cut(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}… (${text.length - longest} characters more)`;
}
