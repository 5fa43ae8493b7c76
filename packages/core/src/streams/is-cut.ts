/** Tells whether a text is the beginning of a JSON object, list or text whose end is missing. What is no JSON at all is none. */
export function isCut(text: string): boolean {
  if (!/^\s*[[{"]/.test(text)) return false;
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    // What a backslash stands before is part of the text.
    if (isInText && character === "\\") index++;
    else if (character === '"') isInText = !isInText;
    else if (isInText) continue;
    else if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") depth--;
  }
  return isInText || depth > 0;
}
