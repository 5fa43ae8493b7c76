import { type Client, isApiError } from "@slipway/core/call";
import { tokenOf, transportOptionsOf } from "@slipway/core/internal";
import { send } from "@slipway/core/raw";
import type { Credential } from "./auth/credentials.ts";
import { createRegistry, type Registry } from "./registry.ts";

/** The platform's API, by both of its addresses. */
const API = /^https:\/\/(?:api\.vercel\.com|vercel\.com\/api)$/;
/** https://vercel.com/docs/container-registry/getting-started, 2026-08-13 */
const REGISTRY = "https://vcr.vercel.com";

/**
 * Makes a client of the platform's own registry, `vcr.vercel.com`, from a client of its API. With another base URL, such as an
 * emulator's, the registry is there, too. Nothing is sent yet.
 *
 * It logs in with the client's token: with a project's OIDC token, such as `oidcToken()` finds, as `oidc`; with an access token under
 * the ID of the team, which it asks the API for. How the client sends (`retry`, `middleware`, `fetch`, …) goes along, and its headers where the host is its own.
 *
 * @throws `InputError` for what `createClient` has not made.
 * @example
 * ```ts
 * const web = platformRegistry(client).repository("acme/site/web"); // vcr.vercel.com/acme/site/web
 * for await (const tag of web.tags.list()) console.log(tag);
 * ```
 */
export function platformRegistry(client: Client): Registry {
  const sending = transportOptionsOf(client);
  const lastToken = new Map<string | undefined, string>();

  const auth = async (_host: string, name?: string): Promise<Credential | undefined> => {
    // A second call for a repository follows a refusal of its token.
    const password = await tokenOf(client, lastToken.get(name));
    if (password === undefined) return undefined;
    lastToken.set(name, password);
    return { username: isOidcToken(password) ? "oidc" : await teamOf(client, name), password };
  };
  const { baseUrl } = client;
  if (API.test(baseUrl)) return createRegistry({ ...sending, url: REGISTRY, auth });
  return createRegistry({ ...sending, url: baseUrl, headers: client.headers?.(), auth });
}

/** An access token is not a JSON Web Token. */
function isOidcToken(token: string): boolean {
  return /^eyJ[\w-]*\.[\w-]+\.[\w-]+$/.test(token);
}

/** The ID of the team that a repository's name begins with: an access token's user. A name of no team is used unchanged. */
async function teamOf(client: Client, name: string | undefined): Promise<string> {
  const team = name?.split("/")[0] || client.team;
  if (team === undefined) return "anyone";
  try {
    const { text } = await send(client, { route: "GET /v2/teams/{teamId}" }, { teamId: team }, {}, { body: "text" });
    const { id }: { readonly id?: unknown } = JSON.parse(text ?? "");
    return typeof id === "string" ? id : team;
  } catch (error) {
    if (isApiError(error) && error.status < 500) return team;
    throw error;
  }
}
