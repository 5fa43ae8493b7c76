import { closeSync, openSync, readSync } from "node:fs";
import { parseJson } from "./http/parse-json.ts";

/** The size of a seed with thousands of projects. */
const maxJsonBytes = 16 * 1024 * 1024;

/** Reads a text file of at most `maxBytes`; a device such as /dev/zero would never end. */
export function readText(file: string, maxBytes: number): string {
  const bytes = Buffer.allocUnsafe(maxBytes + 1);
  const opened = openSync(file, "r");
  try {
    let length = 0;
    for (let read = 1; read > 0 && length < bytes.length; length += read)
      read = readSync(opened, bytes, length, bytes.length - length, null);
    if (length > maxBytes) throw new Error(`it is larger than ${maxBytes} bytes`);
    return bytes.toString("utf8", 0, length);
  } finally {
    closeSync(opened);
  }
}

/** Parses a JSON file. Errors do not quote it, since it may hold secrets. */
export function readJsonFile(file: string): unknown {
  return parseJson(readText(file, maxJsonBytes), "the file");
}
