import { type Client, isApiError, isDecodeError, isNetworkError, isTimeoutError } from "@slipway/core";
import { Secrets } from "../connection/secrets.ts";
import { shownCause } from "../connection/shown-cause.ts";
import { AuthError } from "../errors/auth-error.ts";
import { quoted } from "../quoted.ts";
import { basic, type Credential } from "./credentials.ts";
import type { Scope } from "./scope.ts";
import type { Token } from "./token-cache.ts";

/** What a token is asked for. */
export interface TokenRequest {
  /** The registry, with its port. */
  readonly host: string;
  /** The token service; it was checked. */
  readonly realm: URL;
  readonly service: string | undefined;
  readonly scopes: readonly Scope[];
  readonly credential: Exclude<Credential, { readonly accessToken: string }> | undefined;
}

/** What a token service says at most, in bytes: tokens go in headers. */
const LONGEST = 256 * 1024;
/** Seconds that a token is good for where its service does not say. */
const LIFETIME = 60;
/** Docker's name for whoever shows a refresh token in place of a password. */
const BY_TOKEN = "<token>";

/**
 * Asks a token service for a token: with GET and a name and a password, or with the POST of OAuth2 and a refresh token. Where
 * it does not know the one it is asked in the other way.
 *
 * @param client one that adds nothing of its own
 * @throws `AuthError`, without what the service said: it may quote what it was sent.
 */
export async function requestToken(client: Client, request: TokenRequest): Promise<Token> {
  const { credential } = request;
  const ways = credential && "refreshToken" in credential ? [post, get] : credential ? [get, post] : [get];
  for (const way of ways) {
    try {
      return readToken(await send(client, way(request)), request);
    } catch (error) {
      const unknown = isApiError(error) && (error.status === 404 || error.status === 405);
      if (error instanceof AuthError) throw error;
      if (!unknown || way === ways.at(-1)) throw refusal(error, request);
    }
  }
  throw refusal(undefined, request);
}

interface Sending {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

function get({ realm, service, scopes, credential }: TokenRequest): Sending {
  const url = new URL(realm);
  if (service !== undefined) url.searchParams.set("service", service);
  for (const scope of scopes) url.searchParams.append("scope", scope);
  const [username, password] = !credential
    ? []
    : "refreshToken" in credential
      ? [BY_TOKEN, credential.refreshToken]
      : [credential.username, credential.password];
  const authorization = username !== undefined &&
    password !== undefined && { authorization: basic(username, password) };
  return { method: "GET", url: url.href, headers: { accept: "application/json", ...authorization } };
}

function post({ realm, service, scopes, credential }: TokenRequest): Sending {
  const form = new URLSearchParams({ client_id: "slipway", scope: scopes.join(" ") });
  if (service !== undefined) form.set("service", service);
  if (credential && "refreshToken" in credential) {
    form.set("grant_type", "refresh_token");
    form.set("refresh_token", credential.refreshToken);
  } else if (credential) {
    form.set("grant_type", "password");
    form.set("username", credential.username);
    form.set("password", credential.password);
  }
  const headers = { accept: "application/json", "content-type": "application/x-www-form-urlencoded" };
  return { method: "POST", url: realm.href, headers, body: String(form) };
}

async function send(client: Client, sending: Sending): Promise<string> {
  const route = `${sending.method} token`;
  const { text } = await client.send(
    { route, ...sending },
    // What is sent is for the one that it is sent to: a redirect is its answer, and an error.
    { operation: { route, safe: true }, options: { maxResponseSize: LONGEST }, text: true, redirect: "manual" },
  );
  return text ?? "";
}

function readToken(text: string, { host }: TokenRequest): Token {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    // It is judged next; the parser's error would quote it.
  }
  // A member of an unknown object is unknown.
  const { token, access_token, expires_in } = Object(answer) as Readonly<Record<string, unknown>>;
  const value = token || access_token;
  // A header refuses other characters with an error that quotes them.
  if (typeof value !== "string" || !/^[!-~]+$/.test(value)) {
    throw new AuthError(`the token service of ${host} answered without a token`, { host, status: 200 });
  }
  return { value, lifetime: Number(expires_in) > 0 ? Number(expires_in) : LIFETIME };
}

function isUnanswered(error: unknown): error is Error {
  return isNetworkError(error) || isTimeoutError(error);
}

/** How there was no answer, in core's words, which quote nothing: "failed on the network (ECONNREFUSED)". */
function wayOf(error: unknown): string {
  return isUnanswered(error) ? error.message.replace(/^\S+ token /, "") : "gave no answer";
}

function refusal(error: unknown, { host, realm, credential }: TokenRequest): AuthError {
  const status = isApiError(error) ? error.status : undefined;
  const said = isDecodeError(error)
    ? `answered with more than ${LONGEST} bytes`
    : status === undefined
      ? wayOf(error)
      : `answered ${status}`;
  const refused = status === 400 || status === 401 || status === 403;
  const redirects = status === 0 || (status !== undefined && status >= 300 && status < 400);
  const hint = redirects
    ? ": it redirects, and credentials go to no other place than the one that was named"
    : refused
      ? credential
        ? ": check the credentials"
        : ": it wants credentials"
      : "";
  const secrets = new Secrets();
  for (const secret of Object.values(credential ?? {})) secrets.add(secret);
  // Of an answer nothing is told: it may quote what it was sent.
  const cause = isUnanswered(error) ? shownCause(error, (text) => secrets.clean(text)) : undefined;
  return new AuthError(`the token service of ${host} at ${quoted(realm.host)} ${said}${hint}`, { host, status, cause });
}
