import { closeSync, openSync, readSync } from "node:fs";
import { parseJson } from "./http/parse-json.ts";

/** As much as a seed of thousands of projects has. */
const mostJson = 16 * 1024 * 1024;

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

export function readJsonFile(file: string): unknown {
  return parseJson(readText(file, mostJson), "the file");
}
