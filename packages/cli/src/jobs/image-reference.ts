import {
  type CredentialSource,
  createRegistry,
  parseReference,
  platformRegistry,
  type Registry,
  type Repository,
} from "@slipway/registry";
import { dockerCredentials } from "@slipway/registry/node";
import { transportOptions } from "../client.ts";
import { CommandError, type Context, exitCodes } from "../context.ts";

const PLATFORM = "vcr.vercel.com";
const HUB: readonly string[] = ["docker.io", "index.docker.io", "registry-1.docker.io"];

/** Finds the repository of a reference as Docker does, except that three segments without a host belong to the platform. */
export async function repositoryOf(
  text: string,
  context: Context,
): Promise<{ readonly store: Repository; readonly reference: string }> {
  const { host, name, tag, digest } = parseReference(wholeReference(text));
  const registry =
    host === PLATFORM ? await platform(context) : await otherRegistry(host, dockerCredentials(), context);
  return { store: registry.repository(name), reference: digest ?? tag ?? "latest" };
}

/** Completes a reference by Docker's rules: a first segment with a dot or a port, or `localhost`, is a host. */
export function wholeReference(text: string): string {
  const [first = "", ...rest] = text.split("/");
  if (rest.length > 0 && /[.:]|^localhost$/.test(first)) {
    if (!HUB.includes(first)) return text;
    return `docker.io/${rest.length === 1 ? "library/" : ""}${rest.join("/")}`;
  }
  if (rest.length === 2) return `${PLATFORM}/${text}`;
  return `docker.io/${rest.length === 0 ? "library/" : ""}${text}`;
}

/** The registry of the platform or the emulator, with the command line's login, else a project's OIDC token, else Docker's login. */
async function platform(context: Context): Promise<Registry> {
  try {
    return platformRegistry(await context.client());
  } catch (error) {
    const isWithoutLogin = error instanceof CommandError && error.exitCode === exitCodes.noLogin;
    const { SLIPWAY_API_URL: elsewhere, VERCEL_OIDC_TOKEN: password } = context.io.env;
    if (!isWithoutLogin || elsewhere?.trim()) throw error;
    const auth = password?.trim() ? { username: "oidc", password: password.trim() } : dockerCredentials();
    return otherRegistry(PLATFORM, auth, context);
  }
}

async function otherRegistry(host: string, auth: CredentialSource, context: Context): Promise<Registry> {
  const isHere = /^(localhost|127(\.\d+){3}|\[::1])(:\d+)?$/.test(host);
  const url = `${isHere ? "http" : "https"}://${host === "docker.io" ? "registry-1.docker.io" : host}`;
  return createRegistry({ url, auth, ...(await transportOptions(context, true)) });
}
