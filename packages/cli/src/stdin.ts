import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { type Io, usageError } from "./context.ts";

const spent = new WeakSet<Io["stdin"]>();

/** Reads a file; `-` is stdin, which can be read once. */
export async function readBytes(file: string, { stdin }: Io): Promise<Buffer> {
  if (file !== "-") return await readFile(file).catch(unreadable(file));
  if (spent.has(stdin)) throw usageError("Stdin is read once: give one value by @-, and others by @file.");
  spent.add(stdin);
  return await buffer(stdin);
}

export async function readTextFile(file: string, io: Io): Promise<string> {
  const bytes = await readBytes(file, io);
  if (!isUtf8(bytes)) throw usageError(`${file === "-" ? "stdin" : file} is not text in UTF-8, and nothing was sent.`);
  return new TextDecoder().decode(bytes);
}

export function unreadable(file: string): (error: unknown) => never {
  return (error) => {
    const { code = "no file" }: { code?: unknown } = Object(error);
    throw usageError(`${file} cannot be read (${code}), and nothing was sent.`);
  };
}
