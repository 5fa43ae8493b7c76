import type { Stats } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { InputError } from "@slipway/core/call";
import { checkOptions } from "@slipway/core/internal";
import { readCliFile } from "./cli-file.ts";

/** Where the vendor's CLI keeps its log-in. */
export interface CliTokenOptions {
  /** The folder that holds `auth.json`. Default: `com.vercel.cli` in the user's data folder. */
  readonly folder?: string | undefined;
}

/**
 * Makes a token source of the log-in of the vendor's CLI, whose file is read when the token is first needed, and when it was refused. It
 * throws an `InputError` when nobody is logged in, the log-in expired, or others than its owner may write the file.
 */
export function cliToken(options: CliTokenOptions = {}): () => Promise<string> {
  checkOptions(options, { folder: "text" });
  const { folder = cliFolder() } = options;
  const file = join(folder, "auth.json");
  return async () => {
    const { token, expiresAt } = (await readCliFile(file, refuseWritable)) ?? {};
    if (typeof token !== "string" || !token) throw new InputError(`No log-in in ${file}: log in with the CLI`, {});
    // Older files count in milliseconds, newer ones in seconds.
    const expires = typeof expiresAt === "number" ? (expiresAt < 1e12 ? expiresAt * 1000 : expiresAt) : Infinity;
    if (expires <= Date.now()) throw new InputError(`The log-in in ${file} has expired: log in with the CLI again`, {});
    return token;
  };
}

/** Who may write the file may put a token of theirs there, and would get what is deployed with it. The CLI makes it its owner's only. */
function refuseWritable(file: string, { mode, uid }: Stats): void {
  // Windows has rights of another kind.
  if (process.platform === "win32") return;
  const isOurs = uid === 0 || uid === process.getuid?.();
  if (isOurs && (mode & 0o022) === 0) return;
  throw new InputError(`${file} can be written by others: log in again if you do not know why, and chmod 600 it`, {});
}

function cliFolder(): string {
  const [XDG_DATA_HOME, APPDATA] = [process.env.XDG_DATA_HOME?.trim(), process.env.APPDATA?.trim()];
  const data =
    XDG_DATA_HOME ||
    (process.platform === "darwin"
      ? join(homedir(), "Library", "Application Support")
      : process.platform === "win32" && APPDATA
        ? join(APPDATA, "xdg.data")
        : join(homedir(), ".local", "share"));
  return join(data, "com.vercel.cli");
}
