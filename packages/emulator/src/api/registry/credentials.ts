import type { Identity } from "../../domain/accounts/scope.ts";
import { identifyFor } from "../../domain/credentials/authenticate.ts";
import type { Services } from "../../engine/services.ts";

export const wrongPassword =
  "the password is not a token of the platform or a project, or its time is over; the username may be anything";

export function identityOf(request: Request, services: Services): Identity | undefined {
  const { scheme, value: given } = credentialsOf(request);
  switch (scheme) {
    case "bearer":
      return identifyFor(given, "registry", services);
    case "basic":
      return identifyFor(passwordOf(given) ?? "", "registry log-in", services);
    default:
      return undefined;
  }
}

export function showsCredentials(request: Request): boolean {
  return (request.headers.get("authorization") ?? "").trim() !== "";
}

export function refusalOf(request: Request): string {
  if (!showsCredentials(request)) {
    return "The request is missing a token; give the platform's token as password, or as bearer token";
  }
  const { scheme, value: given } = credentialsOf(request);
  if (scheme === "bearer") {
    return "Not authenticated: this bearer token is none of the platform's, a project's or the registry's, or its time is over";
  }
  if (scheme !== "basic") return "Not authenticated: the credentials are neither Bearer nor Basic";
  return passwordOf(given) === undefined
    ? "Not authenticated: the Basic credentials are not `username:password` in base64"
    : `Not authenticated: ${wrongPassword}`;
}

function credentialsOf(request: Request): { readonly scheme: string; readonly value: string } {
  const [, scheme = "", given = ""] = /^(\S+)\s+(\S+)\s*$/.exec(request.headers.get("authorization") ?? "") ?? [];
  return { scheme: scheme.toLowerCase(), value: given };
}

function passwordOf(credentials: string): string | undefined {
  const text = Buffer.from(credentials, "base64").toString("utf8");
  const colon = text.indexOf(":");
  return colon < 0 ? undefined : text.slice(colon + 1);
}
