import { quoteText } from "@slipway/core/internal";
import { folderError } from "../file-problem.ts";
import type { FoundFile } from "../found-file.ts";
import { openFile } from "../open-file.ts";

export const defaultOutput = ".vercel/output";

/** File of the project's routes below the deployed folder, which the platform reads with each deployment. */
export const routesFile = ".vercel/routes.json";

/** The largest files are function configs with each file of their dependencies. */
const maxBytes = 32 * 1024 * 1024;

/** Reads a file of a build's output as a JSON object. @throws `InputError` for more than 32 MiB or other content. */
export async function readJson(file: FoundFile): Promise<Readonly<Record<string, unknown>>> {
  const what = `The file ${quoteText(file.path)}`;
  const handle = await openFile(file);
  try {
    const { size } = await handle.stat();
    if (size > maxBytes) throw folderError(`${what} has ${size} bytes, and ${maxBytes} at most: build again.`);
    const value = parseJson(new TextDecoder().decode(await handle.readFile()));
    if (!isRecord(value)) throw folderError(`${what} is not a JSON object: build again.`);
    return value;
  } finally {
    await handle.close();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
