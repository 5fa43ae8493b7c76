/** Longest printed text of a description. */
const maxText = 400;

/** Escapes a foreign text for a line of a report: characters that would end, colour or reverse the line become `\u001b`. */
export function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu, (each) =>
    [...each].map((one) => `\\u${(one.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`).join(""),
  );
}

export function truncate(text: string): string {
  return text.length <= maxText ? text : `${text.slice(0, maxText)}… (${text.length - maxText} characters more)`;
}
