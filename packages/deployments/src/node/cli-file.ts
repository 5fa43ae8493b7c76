import { constants, type Stats } from "node:fs";
import { open } from "node:fs/promises";
import { InputError } from "@slipway/core/call";

const maxBytes = 1024 * 1024;

/** Reads a JSON object of the vendor's CLI; undefined without a file. `judge` sees the opened file. @throws `InputError` for an invalid file. */
export async function readCliFile(
  file: string,
  judge: (file: string, stats: Stats) => void = () => {},
): Promise<Readonly<Record<string, unknown>> | undefined> {
  let text: string;
  try {
    // A pipe without a writer must not block.
    const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const stats = await handle.stat();
      judge(file, stats);
      if (!stats.isFile()) throw new InputError(`${file} is not a file`, {});
      if (stats.size > maxBytes) {
        throw new InputError(`${file} has ${stats.size} bytes; the CLI's has at most ${maxBytes}`, {});
      }
      text = new TextDecoder().decode(await handle.readFile());
    } finally {
      await handle.close();
    }
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    if (cause instanceof Error && "code" in cause && (cause.code === "ENOENT" || cause.code === "ENOTDIR")) {
      return undefined;
    }
    throw new InputError(`${file} cannot be read`, { cause });
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value as Readonly<Record<string, unknown>>;
  } catch {
    // The parser's error would quote the file, which may hold a token.
  }
  throw new InputError(`${file} is not a JSON object`, {});
}
