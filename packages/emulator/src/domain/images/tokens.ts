import type { Services } from "../../engine/services.ts";
import { type Identity, identifyById } from "../accounts/scope.ts";
import { identifyInProject } from "../projects/sign-project-token.ts";
import { type Action, allActions, findRepositoryScope } from "./place.ts";

export const service = "slipway-registry";

/** In seconds. */
const tokenLifetime = 300;
const refreshLifetime = 90 * 24 * 3600;

type Use = "access" | "refresh";

interface Claims {
  readonly sub: string;
  readonly tid: string;
  readonly use: Use;
  readonly exp: number;
  /** Project and end (in ms) of the project token behind it. */
  readonly bound?: { readonly projectId: string; readonly until: number };
  readonly access: readonly {
    readonly type: "repository";
    readonly name: string;
    readonly actions: readonly string[];
  }[];
}

interface IssuedToken {
  readonly token: string;
  /** In seconds. */
  readonly lasts: number;
}

export function issueToken(services: Services, identity: Identity, scopes: readonly string[]): IssuedToken {
  const access = scopes.flatMap((scope) => grantScope(services, identity, scope));
  return seal(services, identity, "access", tokenLifetime, access);
}

/** Issues a token for further tokens, so that clients need not store the platform's own. */
export function issueRefreshToken(services: Services, identity: Identity): string {
  return seal(services, identity, "refresh", refreshLifetime, []).token;
}

export function readToken(services: Services, token: string, use: Use): Identity | undefined {
  const { keys, clock } = services;
  const claims = open(keys, token);
  if (claims?.use !== use || claims.exp * 1000 <= clock.now()) return undefined;
  const { tid, bound } = claims;
  const identity = bound ? identifyInProject(tid, bound.projectId, bound.until, services) : identifyById(tid, services);
  if (identity?.user.id !== claims.sub) return undefined;
  return { ...identity, ...(use === "access" ? { grants: claims.access } : {}) };
}

/** Encrypts instead of signing: only this registry reads its tokens, and a key pair takes long to generate. */
function seal(
  { keys, clock }: Services,
  { user, tokenId, boundProjectId, expiresAt }: Identity,
  use: Use,
  lifetime: number,
  access: Claims["access"],
): IssuedToken {
  const now = Math.floor(clock.now() / 1000);
  const isBound = boundProjectId !== undefined && expiresAt !== undefined;
  const lasts = isBound ? Math.min(lifetime, Math.floor(expiresAt / 1000) - now) : lifetime;
  const claims: Claims = {
    ...{ sub: user.id, tid: tokenId, use, exp: now + lasts, access },
    ...(isBound && { bound: { projectId: boundProjectId, until: expiresAt } }),
  };
  return { token: keys.encrypt(JSON.stringify(claims), service), lasts };
}

function open(keys: Services["keys"], token: string): Claims | undefined {
  try {
    // Decryption checks the purpose, so that other encrypted values are not tokens.
    return JSON.parse(keys.decrypt(token, service));
  } catch {
    return undefined;
  }
}

function grantScope({ store }: Services, identity: Identity, scope: string): Claims["access"] {
  const [, name, wanted] = /^repository(?:\([^)]*\))?:([^:]+):([^:]*)$/.exec(scope) ?? [];
  if (name === undefined || wanted === undefined) return [];
  const names = wanted.split(",");
  const requested: readonly Action[] = allActions.filter((action) => names.includes(action) || names.includes("*"));
  try {
    const { may } = findRepositoryScope(store, identity, name);
    const actions = requested.filter((action) => may.includes(action));
    return actions.length === 0 ? [] : [{ type: "repository", name, actions }];
  } catch {
    // Unknown and foreign repositories are not granted; using them reports why.
    return [];
  }
}
