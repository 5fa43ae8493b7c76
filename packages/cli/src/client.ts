import type { Client, ClientOptions } from "@slipway/core";
import { createClient } from "@slipway/core/fetch";
import { CommandError, type Context, exitCodes, type Io, usageError } from "./context.ts";
import { localTarget } from "./local.ts";
import type { GlobalOptions } from "./options.ts";
import { currentProfile, type Profile, readProfile } from "./profiles.ts";

/** Where the command goes, and with which login. */
export interface Target {
  readonly baseUrl?: string | undefined;
  readonly team?: string | undefined;
  readonly token?: ClientOptions["token"];
  /** The variable that holds the token, or would. */
  readonly variable: string;
}

/** @param isJob it looks before it changes something, also in a dry run. */
export async function makeClient(context: Context, isJob: boolean): Promise<Client> {
  const { io, options, note } = context;
  const target = await targetOf(io, options, note);
  // A dry run of an operation describes it, and sends nothing.
  const token = options.dryRun && !isJob ? null : target.token;
  if (token === undefined) throw new CommandError(noLogin, exitCodes.noLogin);
  return createClient({
    token,
    baseUrl: target.baseUrl,
    team: options.team ?? target.team,
    userAgent: "slipway-cli",
    ...(await sendingOf(context, isJob)),
  });
}

/** How requests are sent, wherever they go. */
export async function sendingOf(
  context: Context,
  isJob: boolean,
): Promise<Pick<ClientOptions, "retry" | "middleware">> {
  const { options } = context;
  const isLooking = isJob && options.dryRun === true;
  return {
    retry: options.retry ? undefined : false,
    middleware: options.verbose || isLooking ? await middlewareOf(context, isLooking) : undefined,
  };
}

const noLogin =
  "No login: run slipway login, or set SLIPWAY_TOKEN; or try the command on this machine by slipway --local ….";

/** `--local` first, then `--profile`, then the environment, then the login that `slipway login` left. */
export async function targetOf(io: Io, options: GlobalOptions, note: (text: string) => void): Promise<Target> {
  const { env } = io;
  const fromEnvironment = env.SLIPWAY_API_URL?.trim() || undefined;
  if (options.local !== undefined) return localTarget(io, options.local, options.dryRun === true, note);
  if (options.profile === "vercel") {
    const { cliToken } = await import("@slipway/deployments/node");
    return { token: cliToken(), baseUrl: own(fromEnvironment, {}, "vercel"), variable: "VERCEL_TOKEN" };
  }
  if (options.profile !== undefined) return targetOfProfile(await readProfile(env, options.profile));
  for (const variable of ["SLIPWAY_TOKEN", "VERCEL_TOKEN"]) {
    const token = env[variable]?.trim();
    if (token) return { token, baseUrl: fromEnvironment, variable };
  }
  const profile = await currentProfile(env);
  return profile ? targetOfProfile(profile) : { baseUrl: fromEnvironment, variable: "SLIPWAY_TOKEN" };

  function targetOfProfile(profile: Profile): Target {
    const { token, team, url } = profile;
    return { token, team, baseUrl: own(fromEnvironment, profile, profile.name) ?? url, variable: "SLIPWAY_TOKEN" };
  }
}

/** A login that is kept goes to the API that it was made for, and to no other that the environment names. */
function own(fromEnvironment: string | undefined, { url }: { url?: string }, name: string): string | undefined {
  if (fromEnvironment === undefined || fromEnvironment === url) return url;
  throw usageError(
    `SLIPWAY_API_URL names another API than the profile ${name} was made for: unset it, or give the token of that API in SLIPWAY_TOKEN.`,
  );
}

async function middlewareOf(context: Context, isLooking: boolean): Promise<NonNullable<ClientOptions["middleware"]>> {
  const { io, options } = context;
  const { chain, logging } = await import("@slipway/core/middleware");
  const log = logging({ level: "debug", log: (entry) => void io.stderr.write(`${JSON.stringify(entry)}\n`) });
  const dry = isLooking ? [(await import("./dry-run.ts")).upToFirstWrite(context)] : [];
  return chain(...(options.verbose ? [log] : []), ...dry);
}
