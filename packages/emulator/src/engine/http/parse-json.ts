import { badRequest, PlatformError } from "../platform-error.ts";

/** Far more than any operation takes. Whoever walks a value calls itself once a level, and the stack ends at some thousands. */
const deepest = 100;
/** As many as are parsed, judged and written down in about a fifth of a second, in which nobody else is answered. */
const mostValues = 100_000;

/** Parses JSON from outside. Throws 400 for none or too deep, 413 for too many values, before it parses. @param what names it in errors */
export function parseJson(text: string, what: string): unknown {
  checkJson(text, what);
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(`Invalid JSON: ${what} could not be parsed`);
  }
}

/** Throws as `parseJson` does for a text that is nested too deep or holds too many values, for whoever parses it otherwise. */
export function checkJson(text: string, what: string): void {
  let depth = 0;
  let values = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case quote:
        index = endOfString(text, index);
        break;
      case openList:
      case openObject:
        values += 1;
        if (++depth > deepest) throw badRequest(`Invalid JSON: ${what} is nested deeper than ${deepest} levels`);
        break;
      case closeList:
      case closeObject:
        depth -= 1;
        break;
      case comma:
        values += 1;
        break;
    }
    if (values > mostValues) {
      throw new PlatformError(413, "request_entity_too_large", `The JSON of ${what} has over ${mostValues} values`);
    }
  }
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}
