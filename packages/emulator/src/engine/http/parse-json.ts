import { badRequest, PlatformError } from "../platform-error.ts";

/** Recursive walks overflow the stack at some thousands; no operation needs as many as this. */
const maxDepth = 100;
/** About 0.2 s of parsing, validating and storing, during which the event loop answers no other request. */
const maxValues = 100_000;

/** Parses untrusted JSON. Throws 400 if it is malformed or nested too deep, 413 if it has too many values. @param what names it in errors */
export function parseJson(text: string, what: string): unknown {
  checkJson(text, what);
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(`Invalid JSON: ${what} could not be parsed`);
  }
}

/** The bounds of `parseJson` alone, for callers with a parser of their own. */
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
        if (++depth > maxDepth) throw badRequest(`Invalid JSON: ${what} is nested deeper than ${maxDepth} levels`);
        break;
      case closeList:
      case closeObject:
        depth -= 1;
        break;
      case comma:
        values += 1;
        break;
    }
    if (values > maxValues) {
      throw new PlatformError(413, "request_entity_too_large", `The JSON of ${what} has over ${maxValues} values`);
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
