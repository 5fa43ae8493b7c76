import {
  type ClientOptions,
  type Clock,
  isApiError,
  isDecodeError,
  isNetworkError,
  isRedirectError,
  isTimeoutError,
  type Operation,
} from "@slipway/core/call";
import { createClient } from "@slipway/core/fetch";
import { shortLine } from "@slipway/core/internal";
import { send } from "@slipway/core/raw";
import { AuthError } from "../errors/auth-error.ts";
import { basic, type Credential, secretsOf } from "./credentials.ts";
import type { Scope } from "./scope.ts";
import type { Token } from "./token-cache.ts";

export type TokenClientOptions = Pick<ClientOptions, "fetch" | "timeout" | "retry"> & { readonly clock: Clock };

export interface TokenRequest {
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

interface Way {
  readonly operation: Operation;
  readonly url: string;
  readonly input: { readonly body?: string };
  readonly authorization?: string | undefined;
}

/** Asks a token service: by GET with name and password, or OAuth2's POST with a refresh token, else the other way. An `AuthError` quotes nothing of it. */
export async function requestToken(options: TokenClientOptions, request: TokenRequest): Promise<Token> {
  const { credential } = request;
  const ways = credential && "refreshToken" in credential ? [post, get] : credential ? [get, post] : [get];
  for (const way of ways) {
    try {
      return readToken(await askFor(options, request, way(request)), request);
    } catch (error) {
      const unknown = isApiError(error) && (error.status === 404 || error.status === 405);
      if (error instanceof AuthError) throw error;
      if (!unknown || way === ways.at(-1)) throw refusal(error, request);
    }
  }
  throw refusal(undefined, request);
}

function get({ realm, service, scopes, credential }: TokenRequest): Way {
  const url = new URL(realm);
  if (service !== undefined) url.searchParams.set("service", service);
  for (const scope of scopes) url.searchParams.append("scope", scope);
  const authorization =
    credential &&
    ("refreshToken" in credential
      ? basic(BY_TOKEN, credential.refreshToken)
      : basic(credential.username, credential.password));
  return { operation: { route: "GET /token", secret: true }, url: url.href, input: {}, authorization };
}

function post({ realm, service, scopes, credential }: TokenRequest): Way {
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
  const operation: Operation = {
    route: "POST /token",
    body: "application/x-www-form-urlencoded",
    safe: true,
    secret: true,
  };
  return { operation, url: realm.href, input: { body: String(form) } };
}

async function askFor(
  options: TokenClientOptions,
  { realm, credential }: TokenRequest,
  { operation, url, input, authorization }: Way,
): Promise<string> {
  const client = createClient({
    ...options,
    baseUrl: realm.origin,
    // `checkRealm` knows which of them may be `http:`.
    allowInsecure: true,
    authorization: {
      header: async () => authorization,
      secrets: () => secretsOf(credential),
      refused: () => false,
    },
  });
  // What is sent is for the one that it is sent to.
  const how = { url, body: "text", redirect: "refuse" } as const;
  return (await send(client, operation, input, { maxResponseSize: LONGEST }, how)).text ?? "";
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

function refusal(error: unknown, { host, realm, credential }: TokenRequest): AuthError {
  // What there was no answer to quotes nothing of one, in core's words: "failed on the network (auth.example, ECONNREFUSED)".
  const isUnanswered = isNetworkError(error) || isTimeoutError(error);
  const status = isApiError(error) ? error.status : undefined;
  const problem = isRedirectError(error)
    ? "redirects, and credentials go to no other place than the one that was named"
    : isDecodeError(error)
      ? `answered with more than ${LONGEST} bytes`
      : isUnanswered
        ? error.message.replace(/^\S+ \/token /, "")
        : status === undefined
          ? "gave no answer"
          : `answered ${status}`;
  const refused = status === 400 || status === 401 || status === 403;
  const hint = refused ? (credential ? ": check the credentials" : ": it wants credentials") : "";
  return new AuthError(`the token service of ${host} at ${shortLine(realm.host)} ${problem}${hint}`, {
    host,
    status,
    cause: isUnanswered ? error : undefined,
  });
}
