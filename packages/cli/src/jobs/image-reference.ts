import {
  type CredentialSource,
  createRegistry,
  parseReference,
  platformRegistry,
  type Registry,
  type Repository,
} from "@slipway/registry";
import { dockerCredentials } from "@slipway/registry/node";
import { sendingOf } from "../client.ts";
import { CommandError, type Context, exitCodes } from "../context.ts";

const PLATFORM = "vcr.vercel.com";
/** Docker Hub by its names; it answers the protocol at another one. */
const HUB: readonly string[] = ["docker.io", "index.docker.io", "registry-1.docker.io"];

/** Finds the repository of a reference: as Docker does, but that three segments without a host are the platform's. */
export async function repositoryOf(
  text: string,
  context: Context,
): Promise<{ readonly store: Repository; readonly reference: string }> {
  const { host, name, tag, digest } = parseReference(wholeReference(text));
  const registry = host === PLATFORM ? await platform(context) : await other(host, dockerCredentials(), context);
  return { store: registry.repository(name), reference: digest ?? tag ?? "latest" };
}

/** Docker takes a first segment for a host where it has a dot or a port, or is `localhost`. On the Hub names have two segments at most. */
export function wholeReference(text: string): string {
  const [first = "", ...rest] = text.split("/");
  if (rest.length > 0 && /[.:]|^localhost$/.test(first)) {
    if (!HUB.includes(first)) return text;
    return `docker.io/${rest.length === 1 ? "library/" : ""}${rest.join("/")}`;
  }
  if (rest.length === 2) return `${PLATFORM}/${text}`;
  return `docker.io/${rest.length === 0 ? "library/" : ""}${text}`;
}

/** The platform's registry, or the emulator's: with the command line's own login, else a project's OIDC token, else Docker's log-in. */
async function platform(context: Context): Promise<Registry> {
  try {
    return platformRegistry(await context.client());
  } catch (error) {
    const isWithoutLogin = error instanceof CommandError && error.exitCode === exitCodes.noLogin;
    const { SLIPWAY_API_URL: elsewhere, VERCEL_OIDC_TOKEN: password } = context.io.env;
    if (!isWithoutLogin || elsewhere?.trim()) throw error;
    const auth = password?.trim() ? { username: "oidc", password: password.trim() } : dockerCredentials();
    return other(PLATFORM, auth, context);
  }
}

async function other(host: string, auth: CredentialSource, context: Context): Promise<Registry> {
  // As Docker does, this machine is asked without TLS.
  const isHere = /^(localhost|127(\.\d+){3}|\[::1])(:\d+)?$/.test(host);
  const url = `${isHere ? "http" : "https"}://${host === "docker.io" ? "registry-1.docker.io" : host}`;
  return createRegistry({ url, auth, ...(await sendingOf(context, true)) });
}
