import type { Stats } from "node:fs";
import { open } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { InputError } from "../errors/input-error.ts";
import { environment } from "./environment.ts";

/** A project that a folder is linked to. */
export interface LinkedProject {
  /** ID of the team or user that owns it. */
  readonly orgId: string;
  readonly projectId: string;
}

/** Where the vendor's CLI keeps its log-in. */
export interface CliTokenOptions {
  /** The folder that holds `auth.json`. Default: `com.vercel.cli` in the user's data folder. */
  readonly folder?: string | undefined;
}

/**
 * Makes a token source of the log-in of the vendor's CLI. The file is read when the token is first needed, and again
 * when it was refused.
 *
 * @returns what `createClient({ token })` takes. It throws an `InputError` when nobody is logged in, the log-in expired, or others
 * than its owner may write the file.
 */
export function cliToken({ folder = cliFolder() }: CliTokenOptions = {}): () => Promise<string> {
  const file = join(folder, "auth.json");
  return async () => {
    const { token, expiresAt } = (await readJson(file, refuseWritable)) ?? {};
    if (typeof token !== "string" || !token) throw new InputError(`No log-in in ${file}: log in with the CLI`, {});
    // Older files count in milliseconds, newer ones in seconds.
    const expires = typeof expiresAt === "number" ? (expiresAt < 1e12 ? expiresAt * 1000 : expiresAt) : Infinity;
    if (expires <= Date.now()) throw new InputError(`The log-in in ${file} has expired: log in with the CLI again`, {});
    return token;
  };
}

/**
 * Finds the project that a folder is linked to: `VERCEL_ORG_ID` and `VERCEL_PROJECT_ID`, then `.vercel/project.json`.
 *
 * @returns undefined when the folder is not linked.
 * @throws `InputError` when the file is there but cannot be understood.
 */
export async function linkedProject(folder: string = process.cwd()): Promise<LinkedProject | undefined> {
  const [orgGiven, projectGiven] = [environment("VERCEL_ORG_ID"), environment("VERCEL_PROJECT_ID")];
  if (orgGiven && projectGiven) return { orgId: orgGiven, projectId: projectGiven };
  const file = join(folder, ".vercel", "project.json");
  const link = await readJson(file);
  if (!link) return undefined;
  const { orgId, projectId } = link;
  if (typeof orgId === "string" && typeof projectId === "string") return { orgId, projectId };
  throw new InputError(`${file} names no orgId and projectId: link the folder again`, {});
}

/** Who may write the file may put a token of theirs there, and would get what is deployed with it. The CLI makes it its owner's only. */
function refuseWritable(file: string, { mode, uid }: Stats): void {
  // Windows has rights of another kind.
  if (process.platform === "win32") return;
  const isOurs = uid === 0 || uid === process.getuid?.();
  if (isOurs && (mode & 0o022) === 0) return;
  throw new InputError(`${file} can be written by others: log in again if you do not know why, and chmod 600 it`, {});
}

/** @param judge looks at the file that is read, and at no other that may take its place. */
async function readJson(
  file: string,
  judge: (file: string, stats: Stats) => void = () => {},
): Promise<Readonly<Record<string, unknown>> | undefined> {
  let text: string;
  try {
    const handle = await open(file);
    try {
      judge(file, await handle.stat());
      text = await handle.readFile("utf8");
    } finally {
      await handle.close();
    }
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return undefined;
    throw new InputError(`${file} cannot be read`, { cause });
  }
  try {
    const value: unknown = JSON.parse(text);
    // A member of an unknown object is unknown.
    if (typeof value === "object" && value !== null) return value as Readonly<Record<string, unknown>>;
  } catch {
    // Its error would quote the file, which holds a token.
  }
  throw new InputError(`${file} is not a JSON object`, {});
}

function cliFolder(): string {
  const [XDG_DATA_HOME, APPDATA] = [environment("XDG_DATA_HOME"), environment("APPDATA")];
  const data =
    XDG_DATA_HOME ??
    (process.platform === "darwin"
      ? join(homedir(), "Library", "Application Support")
      : process.platform === "win32" && APPDATA
        ? join(APPDATA, "xdg.data")
        : join(homedir(), ".local", "share"));
  return join(data, "com.vercel.cli");
}
