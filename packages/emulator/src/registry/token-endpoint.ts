import { PlatformError } from "../engine/platform-error.ts";
import { RequestBody } from "../engine/request-body.ts";
import { type Identity, identify } from "../engine/scope.ts";
import type { Platform } from "../platform.ts";
import type { ErrorCode } from "./errors.ts";
import { identityOf } from "./protocol.ts";
import { tokenPath } from "./token-path.ts";
import { issueRefreshToken, issueToken, readToken, service, tokenLifetime } from "./tokens.ts";

/** Room for a token and the scopes of many repositories. Nobody has shown a token before the form is read: it is in there. */
const formLimit = 64 * 1024;

/**
 * Hands out the registry's tokens: GET with the platform's token as basic password or bearer token, or the OAuth2 form
 * (`grant_type` `password` or `refresh_token`). `undefined` for any other path.
 */
export async function serveRegistryToken(request: Request, platform: Platform): Promise<Response | undefined> {
  const url = new URL(request.url);
  if (url.pathname !== tokenPath) return undefined;
  if (request.method === "GET") {
    const offline = url.searchParams.get("offline_token") === "true";
    return tokenFor(platform, basicOrBearer(request, platform), url.searchParams, offline);
  }
  if (request.method !== "POST")
    return failure(405, "UNSUPPORTED", "Tokens are to be had by GET and POST", { allow: "GET, POST" });
  const text = await new RequestBody(request, platform.closing).text(formLimit).catch((error: unknown) => {
    if (error instanceof PlatformError) return error;
    throw error;
  });
  if (text instanceof PlatformError) return failure(text.status, "SIZE_INVALID", text.message);
  const form = new URLSearchParams(text);
  const grantType = form.get("grant_type");
  if (grantType !== "password" && grantType !== "refresh_token") {
    return failure(400, "UNSUPPORTED", `grant_type should be password or refresh_token, not ${grantType}`);
  }
  return tokenFor(platform, byForm(form, platform), form, form.get("access_type") === "offline");
}

/** A token of the registry gives no further tokens: it was for less. */
function basicOrBearer(request: Request, platform: Platform): Identity | undefined {
  const identity = identityOf(request, platform);
  return identity?.grants ? undefined : identity;
}

function byForm(form: URLSearchParams, platform: Platform): Identity | undefined {
  if (form.get("grant_type") === "password") return identify(form.get("password") ?? "", platform.state);
  return readToken(platform, form.get("refresh_token") ?? "", "refresh");
}

function tokenFor(
  platform: Platform,
  identity: Identity | undefined,
  asked: URLSearchParams,
  offline: boolean,
): Response {
  if (!identity) {
    return failure(401, "UNAUTHORIZED", "The token of the platform is missing or not valid; give it as password", {
      "www-authenticate": `Basic realm="${service}"`,
    });
  }
  const scopes = asked.getAll("scope").flatMap((scope) => scope.split(" "));
  // The first one makes the key that seals them.
  const answer = platform.state.attempt(() => {
    const token = issueToken(platform, identity, scopes);
    return {
      token,
      access_token: token,
      expires_in: tokenLifetime,
      issued_at: new Date(platform.clock.now()).toISOString(),
      ...(offline ? { refresh_token: issueRefreshToken(platform, identity) } : {}),
    };
  });
  return Response.json(answer, { headers: { "cache-control": "no-store" } });
}

function failure(status: number, code: ErrorCode, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ code, message }] }, { status, headers });
}
