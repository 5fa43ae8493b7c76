import type { Stats } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { InputError } from "@slipway/core/call";
import { checkOptions } from "@slipway/core/internal";
import { readCliFile } from "./cli-file.ts";

/** Location of the vendor CLI's login. */
export interface CliTokenOptions {
  /** Folder of `auth.json`. Default: `com.vercel.cli` in the user's data folder. */
  readonly folder?: string | undefined;
}

/** Reads the token of the vendor CLI's login. @throws `InputError` without a login, for an expired one, and if others can write the file. */
export function cliToken(options: CliTokenOptions = {}): () => Promise<string> {
  checkOptions(options, { folder: "text" });
  const { folder = cliFolder() } = options;
  const file = join(folder, "auth.json");
  return async () => {
    const { token, expiresAt } = (await readCliFile(file, refuseWritable)) ?? {};
    if (typeof token !== "string" || !token) throw new InputError(`No log-in in ${file}: log in with the CLI`, {});
    const expires = typeof expiresAt === "number" ? (expiresAt < 1e12 ? expiresAt * 1000 : expiresAt) : Infinity;
    if (expires <= Date.now()) throw new InputError(`The log-in in ${file} has expired: log in with the CLI again`, {});
    return token;
  };
}

/** Others who can write the file could insert their token, and would receive the deployments. The CLI makes it private. */
function refuseWritable(file: string, { mode, uid }: Stats): void {
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
