/** A token of JSON, after white space. A text that is cut is none. */
const token = /\s*([[\]{}:,]|"[^"\\]*(?:\\.[^"\\]*)*"|[^\s"[\]{}:,]+)/gsy;

/** Reads the members of a JSON object that are whole texts, of itself and nothing within it, also of one that is cut anywhere. */
export function textMembers(json: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let depth = 0;
  let name: string | undefined;
  let isValue = false;
  for (const [, part = ""] of json.matchAll(token)) {
    if (depth === 0 && part !== "{") break;
    if (depth === 1) {
      const text = part.startsWith('"') ? parsed(part) : undefined;
      if (!isValue) name = text ?? name;
      else if (name !== undefined && text !== undefined) found.set(name, text);
      isValue = part === ":";
    }
    if (part === "{" || part === "[") depth += 1;
    if (part === "}" || part === "]") depth -= 1;
    // What follows the object is not of it.
    if (depth === 0) break;
  }
  return found;
}

/** The text that a token stands for; undefined for an escape that JSON does not know. */
function parsed(part: string): string | undefined {
  try {
    return String(JSON.parse(part));
  } catch {
    return undefined;
  }
}
