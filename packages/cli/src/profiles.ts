import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { CommandError, usageError } from "./context.ts";

export interface Profile {
  readonly name: string;
  readonly token: string;
  readonly team?: string;
  /** The API that it was made for. Absent: the platform's own. */
  readonly url?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;
interface Kept {
  readonly current?: string;
  readonly profiles: Readonly<Record<string, Omit<Profile, "name">>>;
}

function configFile(env: Environment): string {
  const folder = env.XDG_CONFIG_HOME?.trim() || join(env.HOME ?? homedir(), ".config");
  return join(folder, "slipway", "profiles.json");
}

export async function currentProfile(env: Environment): Promise<Profile | undefined> {
  const { current, profiles } = await read(env);
  const found = current === undefined ? undefined : profiles[current];
  return current !== undefined && found ? { name: current, ...found } : undefined;
}

export async function readProfile(env: Environment, name: string): Promise<Profile> {
  const { profiles } = await read(env);
  const found = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (found) return { name, ...found };
  const names = ["vercel", ...Object.keys(profiles)].join(", ");
  throw usageError(`There is no profile "${name}", but ${names}: slipway login --profile ${name} makes it.`);
}

/** Keeps a login, which is the one that is used from now on. Nobody but its owner may read the file. */
export async function keepProfile(env: Environment, { name, ...profile }: Profile): Promise<string> {
  const { profiles } = await read(env);
  return save(env, { current: name, profiles: { ...profiles, [name]: profile } });
}

/** Forgets a profile, or the one that is used; returns its name, undefined where there is none. */
export async function forgetProfile(env: Environment, name?: string): Promise<string | undefined> {
  const { current, profiles } = await read(env);
  const gone = name ?? current;
  if (gone === undefined || !Object.hasOwn(profiles, gone)) return undefined;
  const rest = Object.fromEntries(Object.entries(profiles).filter(([each]) => each !== gone));
  await save(env, { ...(current !== undefined && current !== gone && { current }), profiles: rest });
  return gone;
}

async function read(env: Environment): Promise<Kept> {
  const file = configFile(env);
  try {
    const kept: Partial<Kept> = JSON.parse(await readFile(file, "utf8"));
    return { ...kept, profiles: kept.profiles ?? {} };
  } catch (error) {
    const { code }: { code?: unknown } = Object(error);
    if (code === "ENOENT") return { profiles: {} };
    // Its error would quote the file, which holds tokens.
    throw new CommandError(
      `${file} cannot be read${code ? ` (${code})` : " as JSON"}: correct it, or remove it and log in again.`,
    );
  }
}

async function save(env: Environment, kept: Kept): Promise<string> {
  const file = configFile(env);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.${process.pid}`;
  try {
    await writeFile(fresh, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
    await chmod(fresh, 0o600);
    await rename(fresh, file);
  } finally {
    await rm(fresh, { force: true });
  }
  return file;
}
