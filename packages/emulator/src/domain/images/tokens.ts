import type { Services } from "../../engine/services.ts";
import { type Identity, identifyById } from "../accounts/scope.ts";
import { identifyInProject } from "../projects/sign-project-token.ts";
import { type Action, allActions, findPlace } from "./place.ts";

export const service = "slipway-registry";

/** How long a token holds at most, in seconds. */
const tokenLifetime = 300;
const refreshLifetime = 90 * 24 * 3600;

type Use = "access" | "refresh";

interface Claims {
  readonly sub: string;
  readonly tid: string;
  readonly use: Use;
  readonly exp: number;
  /** The project of the token that it was given for, and when that one is over, in ms. */
  readonly bound?: { readonly projectId: string; readonly until: number };
  readonly access: readonly {
    readonly type: "repository";
    readonly name: string;
    readonly actions: readonly string[];
  }[];
}

interface Issued {
  readonly token: string;
  /** How long it holds, in seconds. */
  readonly lasts: number;
}

export function issueToken(services: Services, identity: Identity, scopes: readonly string[]): Issued {
  const access = scopes.flatMap((scope) => granted(services, identity, scope));
  return seal(services, identity, "access", tokenLifetime, access);
}

/** A token that can be given for further tokens, so that the platform's own one need not be kept. */
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

/** Nobody but this registry reads its tokens, so that they are sealed and not signed: a key pair takes long to make. */
function seal(
  { keys, clock }: Services,
  { user, tokenId, boundProjectId, expiresAt }: Identity,
  use: Use,
  lifetime: number,
  access: Claims["access"],
): Issued {
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
    // What else is sealed, such as the value of a variable, is no token.
    return JSON.parse(keys.decrypt(token, service));
  } catch {
    return undefined;
  }
}

function granted({ store }: Services, identity: Identity, scope: string): Claims["access"] {
  const [, name, wanted] = /^repository(?:\([^)]*\))?:([^:]+):([^:]*)$/.exec(scope) ?? [];
  if (name === undefined || wanted === undefined) return [];
  const named = wanted.split(",");
  const asked: readonly Action[] = allActions.filter((action) => named.includes(action) || named.includes("*"));
  try {
    const { may } = findPlace(store, identity, name);
    const actions = asked.filter((action) => may.includes(action));
    return actions.length === 0 ? [] : [{ type: "repository", name, actions }];
  } catch {
    // What is not there or not the user's is not granted; the registry says why when it is asked for.
    return [];
  }
}
