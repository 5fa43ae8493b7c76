import { constants, type Stats } from "node:fs";
import { open } from "node:fs/promises";
import { InputError } from "@slipway/core/call";

/** What the vendor's CLI writes is small; a larger file is something else. */
const mostBytes = 1024 * 1024;

/** A JSON object of the vendor's CLI, undefined without a file; `judge` sees the very file that is read. Any other file is an `InputError` naming it. */
export async function readCliFile(
  file: string,
  judge: (file: string, stats: Stats) => void = () => {},
): Promise<Readonly<Record<string, unknown>> | undefined> {
  let text: string;
  try {
    // Not held up by a pipe that nobody writes to.
    const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const stats = await handle.stat();
      judge(file, stats);
      if (!stats.isFile()) throw new InputError(`${file} is no file`, {});
      if (stats.size > mostBytes) {
        throw new InputError(`${file} has ${stats.size} bytes; the CLI's has at most ${mostBytes}`, {});
      }
      // A byte order mark, which some editors and shells write, is no part of the text.
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
    // A member of an unknown object is unknown.
    if (typeof value === "object" && value !== null) return value as Readonly<Record<string, unknown>>;
  } catch {
    // Its error would quote the file, which may hold a token.
  }
  throw new InputError(`${file} is not a JSON object`, {});
}
