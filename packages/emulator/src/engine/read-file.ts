import { closeSync, openSync, readSync } from "node:fs";
import { parseJson } from "./http/parse-json.ts";

/** As much as a seed of thousands of projects has. */
const mostJson = 16 * 1024 * 1024;

/** What a text file holds; throws for one that holds more than `most` bytes, such as a device that never ends. */
export function readText(file: string, most: number): string {
  const bytes = Buffer.allocUnsafe(most + 1);
  const opened = openSync(file, "r");
  try {
    let length = 0;
    for (let read = 1; read > 0 && length < bytes.length; length += read)
      read = readSync(opened, bytes, length, bytes.length - length, null);
    if (length > most) throw new Error(`it holds more than ${most} bytes`);
    return bytes.toString("utf8", 0, length);
  } finally {
    closeSync(opened);
  }
}

/** The value that a JSON file holds. Throws for one that is too large, and for what is no JSON without a word of it: it may hold secrets. */
export function readJsonFile(file: string): unknown {
  return parseJson(readText(file, mostJson), "the file");
}
