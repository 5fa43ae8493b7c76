import { InputError } from "@slipway/core/call";

/** Takes a text in pieces, and yields the records that end in each. */
export interface RecordSplitter {
  readonly next: (text: string) => Generator<string, void>;
  /** @throws `InputError` when the text ended within a record or a list. */
  readonly end: () => void;
}

const quote = 34;
const comma = 44;
const openList = 91;
const backslash = 92;
const closeList = 93;
const openObject = 123;
const closeObject = 125;

/** Cuts a delivery into records of at most `longest` characters: one object, one per line, or a JSON list. Each character is read once. */
export function splitRecords(longest: number): RecordSplitter {
  let parts: string[] = [];
  let length = 0;
  let depth = 0;
  let inText = false;
  let isEscaped = false;
  let list: "unknown" | "none" | "open" | "closed" = "unknown";
  let before: "nothing" | "record" | "comma" = "nothing";
  let isFirst = true;

  const keep = (piece: string): void => {
    length += piece.length;
    if (length > longest) throw tooLong(longest);
    parts.push(piece);
  };

  const between = (code: number): void => {
    if (code === openList && list === "unknown") list = "open";
    else if (code === closeList && list === "open" && before !== "comma") list = "closed";
    else if (code === comma && list === "open" && before === "record") before = "comma";
    else if (!isSpace(code)) throw noRecords();
  };

  const begin = (): void => {
    if (list === "closed" || (list === "open" && before === "record")) throw noRecords();
    if (list === "unknown") list = "none";
    depth = 1;
  };

  const inRecord = (code: number): void => {
    // JSON strings contain no line break, so the record was cut, and the rest must not be joined to it.
    if (inText && (code === 10 || code === 13)) throw cutRecord();
    if (isEscaped) isEscaped = false;
    else if (inText && code === backslash) isEscaped = true;
    else if (code === quote) inText = !inText;
    else if (!inText && code === openObject) depth += 1;
    else if (!inText && code === closeObject) depth -= 1;
  };

  function* next(text: string): Generator<string, void> {
    let start = 0;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (isFirst && isCompressed(code)) throw compressedError();
      isFirst = false;
      if (depth > 0) {
        inRecord(code);
        if (depth > 0) continue;
        keep(text.slice(start, index + 1));
        const record = parts.join("");
        parts = [];
        length = 0;
        before = "record";
        yield record;
      } else if (code === openObject) {
        begin();
        start = index;
      } else between(code);
    }
    if (depth > 0) keep(text.slice(start));
  }

  const end = (): void => {
    if (depth > 0 || list === "open") throw new InputError("The delivery ends before its last record does.", at);
  };

  return { next, end };
}

const at = { parameter: "body" };

/** The first byte of gzip, which no JSON has. */
function isCompressed(code: number): boolean {
  return code === 0x1f;
}

function compressedError(): InputError {
  return new InputError(
    "The delivery is compressed, and no JSON before that is undone: make the drain without `compression`, or see the README.",
    at,
  );
}

function isSpace(code: number): boolean {
  // Space, tab, line feed, carriage return, and the byte order mark.
  return code === 32 || code === 9 || code === 10 || code === 13 || code === 0xfeff;
}

function noRecords(): InputError {
  // The text may be private, so it is not quoted.
  return new InputError("The delivery holds something else than objects, one a line or in one list.", at);
}

function cutRecord(): InputError {
  return new InputError("A record of the delivery is not JSON: a line ends within one of its texts.", at);
}

function tooLong(longest: number): InputError {
  return new InputError(`A record of the delivery is longer than ${longest} characters.`, at);
}
