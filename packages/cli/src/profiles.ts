import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { CommandError, usageError } from "./context.ts";

export interface Profile {
  readonly name: string;
  readonly token: string;
  readonly team?: string;
  /** API of the token. Absent: the platform's. */
  readonly url?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;
interface ProfileFile {
  readonly current?: string;
  readonly profiles: Readonly<Record<string, Omit<Profile, "name">>>;
}

function configFile(env: Environment): string {
  const folder = env.XDG_CONFIG_HOME?.trim() || join(env.HOME ?? homedir(), ".config");
  return join(folder, "slipway", "profiles.json");
}

export async function currentProfile(env: Environment): Promise<Profile | undefined> {
  const { current, profiles } = await loadProfiles(env);
  const profile = current === undefined ? undefined : profiles[current];
  return current !== undefined && profile ? { name: current, ...profile } : undefined;
}

export async function readProfile(env: Environment, name: string): Promise<Profile> {
  const { profiles } = await loadProfiles(env);
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (profile) return { name, ...profile };
  const names = ["vercel", ...Object.keys(profiles)].join(", ");
  throw usageError(`There is no profile "${name}", but ${names}: slipway login --profile ${name} makes it.`);
}

/** Stores a login and makes it the current one. Only its owner can read the file. */
export async function keepProfile(env: Environment, { name, ...profile }: Profile): Promise<string> {
  const { profiles } = await loadProfiles(env);
  return saveProfiles(env, { current: name, profiles: { ...profiles, [name]: profile } });
}

/** Removes a profile, by default the current one. @returns its name, or undefined. */
export async function forgetProfile(env: Environment, name?: string): Promise<string | undefined> {
  const { current, profiles } = await loadProfiles(env);
  const removed = name ?? current;
  if (removed === undefined || !Object.hasOwn(profiles, removed)) return undefined;
  const rest = Object.fromEntries(Object.entries(profiles).filter(([each]) => each !== removed));
  await saveProfiles(env, { ...(current !== undefined && current !== removed && { current }), profiles: rest });
  return removed;
}

async function loadProfiles(env: Environment): Promise<ProfileFile> {
  const file = configFile(env);
  try {
    const stored: Partial<ProfileFile> = JSON.parse(await readFile(file, "utf8"));
    return { ...stored, profiles: stored.profiles ?? {} };
  } catch (error) {
    const { code }: { code?: unknown } = Object(error);
    if (code === "ENOENT") return { profiles: {} };
    // The parser's error would quote the file, which has tokens.
    throw new CommandError(
      `${file} cannot be read${code ? ` (${code})` : " as JSON"}: correct it, or remove it and log in again.`,
    );
  }
}

async function saveProfiles(env: Environment, stored: ProfileFile): Promise<string> {
  const file = configFile(env);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.${process.pid}`;
  try {
    await writeFile(fresh, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
    await chmod(fresh, 0o600);
    await rename(fresh, file);
  } finally {
    await rm(fresh, { force: true });
  }
  return file;
}
