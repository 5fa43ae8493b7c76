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

/** Limit of a token service's answer, in bytes: tokens travel in headers. */
const MAX_ANSWER = 256 * 1024;
/** Lifetime of a token in seconds where the service states none. */
const DEFAULT_LIFETIME = 60;
/** User name that Docker sends with a refresh token in place of a password. */
const REFRESH_TOKEN_USER = "<token>";

interface TokenCall {
  readonly operation: Operation;
  readonly url: string;
  readonly input: { readonly body?: string };
  readonly authorization?: string | undefined;
}

/**
 * Requests a token: by GET with name and password or OAuth2's POST with a refresh token, then by the other. An `AuthError` quotes nothing
 * of the answer.
 */
export async function requestToken(options: TokenClientOptions, request: TokenRequest): Promise<Token> {
  const { credential } = request;
  const methods =
    credential && "refreshToken" in credential
      ? [tokenByPost, tokenByGet]
      : credential
        ? [tokenByGet, tokenByPost]
        : [tokenByGet];
  for (const method of methods) {
    try {
      return readToken(await sendTokenCall(options, request, method(request)), request);
    } catch (error) {
      const unknown = isApiError(error) && (error.status === 404 || error.status === 405);
      if (error instanceof AuthError) throw error;
      if (!unknown || method === methods.at(-1)) throw tokenError(error, request);
    }
  }
  throw tokenError(undefined, request);
}

function tokenByGet({ realm, service, scopes, credential }: TokenRequest): TokenCall {
  const url = new URL(realm);
  if (service !== undefined) url.searchParams.set("service", service);
  for (const scope of scopes) url.searchParams.append("scope", scope);
  const authorization =
    credential &&
    ("refreshToken" in credential
      ? basic(REFRESH_TOKEN_USER, credential.refreshToken)
      : basic(credential.username, credential.password));
  return { operation: { route: "GET /token", secret: true }, url: url.href, input: {}, authorization };
}

function tokenByPost({ realm, service, scopes, credential }: TokenRequest): TokenCall {
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

async function sendTokenCall(
  options: TokenClientOptions,
  { realm, credential }: TokenRequest,
  { operation, url, input, authorization }: TokenCall,
): Promise<string> {
  const client = createClient({
    ...options,
    baseUrl: realm.origin,
    // `checkRealm` has allowed this URL, be it `http:`.
    allowInsecure: true,
    authorization: {
      header: async () => authorization,
      secrets: () => secretsOf(credential),
      refused: () => false,
    },
  });
  // Credentials never follow a redirect to another place.
  const how = { url, body: "text", redirect: "refuse" } as const;
  return (await send(client, operation, input, { maxResponseSize: MAX_ANSWER }, how)).text ?? "";
}

function readToken(text: string, { host }: TokenRequest): Token {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    // The check below refuses it; the parser's error would quote the text.
  }
  // A member of an unknown object is unknown.
  const { token, access_token, expires_in } = Object(answer) as Readonly<Record<string, unknown>>;
  const value = token || access_token;
  // A header refuses other characters with an error that quotes them.
  if (typeof value !== "string" || !/^[!-~]+$/.test(value)) {
    throw new AuthError(`the token service of ${host} answered without a token`, { host, status: 200 });
  }
  return { value, lifetime: Number(expires_in) > 0 ? Number(expires_in) : DEFAULT_LIFETIME };
}

function tokenError(error: unknown, { host, realm, credential }: TokenRequest): AuthError {
  // Without an answer, core's message quotes nothing: "failed on the network (auth.example, ECONNREFUSED)".
  const isUnanswered = isNetworkError(error) || isTimeoutError(error);
  const status = isApiError(error) ? error.status : undefined;
  const problem = isRedirectError(error)
    ? "redirects, and credentials are sent only to the URL that the registry named"
    : isDecodeError(error)
      ? `answered with more than ${MAX_ANSWER} bytes`
      : isUnanswered
        ? error.message.replace(/^\S+ \/token /, "")
        : status === undefined
          ? "gave no answer"
          : `answered ${status}`;
  const refused = status === 400 || status === 401 || status === 403;
  const hint = refused ? (credential ? ": check the credentials" : ": it requires credentials") : "";
  return new AuthError(`the token service of ${host} at ${shortLine(realm.host)} ${problem}${hint}`, {
    host,
    status,
    cause: isUnanswered ? error : undefined,
  });
}
