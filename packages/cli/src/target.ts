import { type GlobalOptions, type Io, usageError } from "./context.ts";
import { localTarget, type Target } from "./local.ts";
import { currentProfile, type Profile, readProfile } from "./profiles.ts";

/** Resolves API and token: `--local`, then `--profile`, then the environment, then the stored login. */
export async function resolveTarget(io: Io, options: GlobalOptions, note: (text: string) => void): Promise<Target> {
  const { env } = io;
  const fromEnvironment = env.SLIPWAY_API_URL?.trim() || undefined;
  if (options.local !== undefined) return localTarget(io, options.local, options.dryRun === true, note);
  if (options.profile === "vercel") {
    const { cliToken } = await import("@slipway/deployments/node");
    return { token: cliToken(), baseUrl: profileUrl(fromEnvironment, {}, "vercel"), variable: "VERCEL_TOKEN" };
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
    return {
      token,
      team,
      baseUrl: profileUrl(fromEnvironment, profile, profile.name) ?? url,
      variable: "SLIPWAY_TOKEN",
    };
  }
}

/** A stored login is sent only to its own API. */
function profileUrl(fromEnvironment: string | undefined, { url }: { url?: string }, name: string): string | undefined {
  if (fromEnvironment === undefined || fromEnvironment === url) return url;
  throw usageError(
    `SLIPWAY_API_URL names another API than the profile ${name} was made for: unset it, or give the token of that API in SLIPWAY_TOKEN.`,
  );
}
