import type { Services } from "../../engine/services.ts";
import { accountName } from "../accounts/account-names.ts";
import { type Identity, identifyById } from "../accounts/scope.ts";
import { seenTokens } from "../accounts/tokens.ts";
import { type ProjectRow, projectTable } from "./tables.ts";

/** In seconds. */
const tokenLifetime = 12 * 60 * 60;

/** Signs a project's OIDC token for an environment. @param tid the platform token that bounds its lifetime; absent for deployed code */
export function signProjectToken(services: Services, project: ProjectRow, environment: string, tid?: string): string {
  const { hosts, clock, keys } = services;
  const owner = accountName(services, project.accountId);
  const sub = `owner:${owner}:project:${project.name}:environment:${environment}`;
  return keys.signToken({
    iss: project.settings.oidcTokenConfig?.issuerMode === "team" ? `${hosts.url}/${owner}` : hosts.url,
    aud: `${hosts.url}/${owner}`,
    sub,
    scope: sub,
    owner,
    owner_id: project.accountId,
    project: project.name,
    project_id: project.id,
    environment,
    ...(tid !== undefined && { tid }),
    ...lifetime(clock.now(), tokenLifetime),
  });
}

export function lifetime(now: number, seconds: number): { iat: number; nbf: number; exp: number } {
  const iat = Math.floor(now / 1000);
  return { iat, nbf: iat, exp: iat + seconds };
}

/** Identifies the user of a project's OIDC token, bound to the project. Undefined for invalid and expired tokens. */
export function readProjectToken(token: string, services: Services): Identity | undefined {
  const { project_id: projectId, tid, exp } = services.keys.readToken(token) ?? {};
  if (typeof projectId !== "string" || typeof tid !== "string" || typeof exp !== "number") return undefined;
  const identity = identifyInProject(tid, projectId, exp * 1000, services);
  if (identity) services.service(seenTokens).add(token);
  return identity;
}

/** The user of a platform token, bound to an existing project until a time in ms. */
export function identifyInProject(
  tokenId: string,
  boundProjectId: string,
  expiresAt: number,
  services: Services,
): Identity | undefined {
  const boundTo = services.rows(projectTable).get(boundProjectId)?.accountId;
  const identity = identifyById(tokenId, services);
  if (!identity || boundTo === undefined || expiresAt <= services.clock.now()) return undefined;
  return { ...identity, boundTo, boundProjectId, expiresAt };
}
