import type { Identity } from "../../domain/accounts/scope.ts";
import { identifyFor } from "../../domain/credentials/authenticate.ts";
import { RegistryError } from "../../domain/images/errors.ts";
import { issueRefreshToken, issueToken, readToken, service } from "../../domain/images/tokens.ts";
import { RequestBody } from "../../engine/http/request-body.ts";
import { PlatformError } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import { ownFault } from "../../pipeline/api.ts";
import { identityOf, refusalOf, wrongPassword } from "./credentials.ts";
import { registryFailure, registryHeaders } from "./failure.ts";

/** Room for a token and the scopes of many repositories. Nobody has shown a token before the form is read: it is in there. */
const formLimit = 64 * 1024;

/** Hands out tokens: GET with a token of the platform or a project as basic password or bearer token, or the OAuth2 form (`password`, `refresh_token`). */
export async function serveRegistryToken(request: Request, services: Services): Promise<Response> {
  const url = new URL(request.url);
  try {
    return await answer(request, url, services);
  } catch (error) {
    return registryFailure(error instanceof PlatformError ? error : ownFault(error));
  }
}

async function answer(request: Request, { searchParams }: URL, services: Services): Promise<Response> {
  if (request.method === "GET") {
    return tokenFor(services, basicOrBearer(request, services), searchParams, {
      offline: searchParams.get("offline_token") === "true",
    });
  }
  if (request.method !== "POST") {
    throw new RegistryError(405, "UNSUPPORTED", "Tokens are to be had by GET and POST", {
      headers: { allow: "GET, POST" },
    });
  }
  const form = new URLSearchParams(await new RequestBody(request, services.closing).text(formLimit));
  return tokenFor(services, byForm(form, services), form, { offline: form.get("access_type") === "offline" });
}

function basicOrBearer(request: Request, services: Services): Identity {
  const identity = identityOf(request, services);
  if (!identity) throw refused(refusalOf(request));
  if (identity.grants)
    throw refused("A token of the registry gives no further tokens; show the platform's or a project's");
  return identity;
}

function byForm(form: URLSearchParams, services: Services): Identity {
  const grantType = form.get("grant_type");
  if (grantType !== "password" && grantType !== "refresh_token") {
    const message = `grant_type should be password or refresh_token, not ${grantType}`;
    throw new RegistryError(400, "UNSUPPORTED", message);
  }
  if (grantType === "refresh_token") {
    const identity = readToken(services, form.get("refresh_token") ?? "", "refresh");
    if (!identity) throw refused("The form's refresh_token is none of the registry's, or its time is over");
    return identity;
  }
  const identity = identifyFor(form.get("password") ?? "", "registry log-in", services);
  if (!identity) throw refused(`Not authenticated: ${wrongPassword}`);
  return identity;
}

function tokenFor(
  services: Services,
  identity: Identity,
  parameters: URLSearchParams,
  { offline }: { readonly offline: boolean },
): Response {
  const scopes = parameters.getAll("scope").flatMap((scope) => scope.split(" "));
  const { token, lasts } = issueToken(services, identity, scopes);
  const answer = {
    token,
    access_token: token,
    expires_in: lasts,
    issued_at: new Date(services.clock.now()).toISOString(),
    ...(offline ? { refresh_token: issueRefreshToken(services, identity) } : {}),
  };
  return Response.json(answer, { headers: { "cache-control": "no-store", ...registryHeaders } });
}

function refused(message: string): RegistryError {
  return new RegistryError(401, "UNAUTHORIZED", message, {
    headers: { "www-authenticate": `Basic realm="${service}"` },
  });
}
