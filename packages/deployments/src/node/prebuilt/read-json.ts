import { quoteText } from "@slipway/core/internal";
import { refusal } from "../file-problem.ts";
import type { FoundFile } from "../found-file.ts";
import { openFile } from "../open-file.ts";

/** What a build writes about itself; the largest are function configs that name each file of their dependencies. */
const mostBytes = 32 * 1024 * 1024;

/** Reads a file of a build's output as a JSON object; an `InputError` names one of more than 32 MiB, or that is none. */
export async function readJson(file: FoundFile): Promise<Readonly<Record<string, unknown>>> {
  const what = `The file ${quoteText(file.path)}`;
  const handle = await openFile(file);
  try {
    const { size } = await handle.stat();
    if (size > mostBytes) throw refusal(`${what} has ${size} bytes, and ${mostBytes} at most: build again.`);
    // A byte order mark is no part of the text.
    const value = parsed(new TextDecoder().decode(await handle.readFile()));
    if (!isRecord(value)) throw refusal(`${what} is no JSON object: build again.`);
    return value;
  } finally {
    await handle.close();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
