import type { Conditions } from "../../engine/http/conditions.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { conflict, forbidden, type PlatformError, refuse } from "../../engine/platform-error.ts";
import type { Services, WithRows } from "../../engine/services.ts";
import type { Store } from "../../store/store.ts";
import type { Right } from "./access/rights.ts";
import { teamNamed } from "./account-names.ts";
import {
  deletedTeamTable,
  membershipId,
  membershipTable,
  type TeamRow,
  type TokenRow,
  tokenTable,
  type UserRow,
  userTable,
} from "./tables.ts";
import { findToken, seenTokens } from "./tokens.ts";

const maxDeletedTeams = 1000;

export function rememberTeam({ rows }: WithRows, { id, slug }: TeamRow): void {
  const memberIds = rows(membershipTable)
    .by("team", id)
    .flatMap(({ userId, confirmed }) => (confirmed ? userId : []));
  const deletedTeams = rows(deletedTeamTable);
  const [oldest] = deletedTeams.size < maxDeletedTeams ? [] : deletedTeams.all();
  if (oldest) deletedTeams.remove(oldest.id);
  deletedTeams.put({ id, slug, memberIds });
}

/** Throws 410 to former members of a deleted team; others get the same answer as for an unknown one. */
export function refuseDeleted({ rows }: WithRows, idOrSlug: string, userId: string): void {
  const deletedTeams = rows(deletedTeamTable);
  const team = deletedTeams.get(idOrSlug) ?? deletedTeams.by("slug", idOrSlug).at(-1);
  if (team?.memberIds.includes(userId)) throw refuse("team_deleted", { team: idOrSlug });
}

export interface Grant {
  /** A repository, such as `acme/site/web`. */
  readonly name: string;
  readonly actions: readonly string[];
}

export interface Identity {
  readonly user: UserRow;
  readonly tokenId: string;
  /** Set for the registry's tokens, which allow nothing else. */
  readonly grants?: readonly Grant[];
  /** The only account that the token may act for: a team, or the user for a project of the user's own. Absent: all of its user's. */
  readonly boundTo?: string;
  readonly boundProjectId?: string;
  /** End of the token in ms, where it precedes that of the platform token behind it. */
  readonly expiresAt?: number;
}

export interface Scope extends Identity {
  readonly team?: TeamRow;
  readonly accountId: string;
  readonly accounts: readonly string[];
  reaches(accountId: string): boolean;
}

export const nobody: Identity = {
  user: { id: "", username: "", email: "", name: null, defaultTeamId: null, createdAt: 0, updatedAt: 0 },
  tokenId: "",
};

type TokenServices = Pick<Services, "rows" | "clock" | "service">;

export function requireBearer(request: Request): string {
  const token = bearerOf(request);
  if (token === undefined) throw refuse("token_missing", { missingToken: true });
  return token;
}

export function bearerOf(request: Request): string | undefined {
  return /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}

/** The user of a valid platform token. */
export function identify(token: string, services: TokenServices): Identity | undefined {
  const identity = holderOf(findToken(token, services), services);
  if (identity) services.service(seenTokens).add(token);
  return identity;
}

export function identifyById(tokenId: string, services: TokenServices): Identity | undefined {
  return holderOf(services.rows(tokenTable).get(tokenId), services);
}

function holderOf(token: TokenRow | undefined, { rows, clock }: TokenServices): Identity | undefined {
  if (!token || (token.expiresAt !== undefined && token.expiresAt <= clock.now())) return undefined;
  const user = rows(userTable).get(token.userId);
  const { id: tokenId, projectId: boundProjectId } = token;
  const boundTo = token.teamId ?? (boundProjectId === undefined ? undefined : token.userId);
  return user && { user, tokenId, ...omitUndefined({ boundTo, boundProjectId }) };
}

export function resetMeanwhile(): PlatformError {
  return conflict("The emulator was reset while the request was under way");
}

/** Identifies the caller again after a wait. Throws 403 where user or token are gone, and 409 after a reset. */
export function identifyAgain(
  identity: Identity,
  generation: number,
  services: TokenServices & Pick<Services, "store">,
): Identity {
  if (services.store.generation !== generation) throw resetMeanwhile();
  if (identity === nobody) return identity;
  const present = identifyById(identity.tokenId, services);
  const isOver = (identity.expiresAt ?? Infinity) <= services.clock.now();
  if (present?.user.id !== identity.user.id || isOver) throw refuse("token_invalid", { invalidToken: true });
  return { ...identity, ...present };
}

export function resolveScope(
  identity: Identity,
  requested: { teamId?: string | undefined; slug?: string | undefined },
  declared: boolean,
  store: Store,
): Scope {
  const { user, boundTo } = identity;
  const own = boundTo ?? (declared ? defaultTeamOf(user) : undefined);
  const reference = requested.teamId || requested.slug || (own === user.id ? undefined : own);
  if (!reference) {
    const teams = declared ? [] : store.rows(membershipTable).by("user", user.id);
    const accounts = [user.id, ...teams.flatMap(({ teamId, confirmed }) => (confirmed ? teamId : []))];
    return { ...identity, accountId: user.id, accounts, reaches: (accountId) => accounts.includes(accountId) };
  }
  const team = teamNamed(store, reference);
  if (!team && boundTo === undefined) refuseDeleted(store, reference, user.id);
  if (!team || !store.rows(membershipTable).get(membershipId(team.id, user.id))?.confirmed)
    throw refuse("team_foreign", { team: reference });
  checkBound(identity, team);
  return { ...identity, team, accountId: team.id, accounts: [team.id], reaches: (accountId) => accountId === team.id };
}

/** Throws 403 where the token is bound to another team, or to a team while the request is about its user. */
export function checkBound(
  { boundTo, boundProjectId }: Pick<Identity, "boundTo" | "boundProjectId">,
  team?: TeamRow,
): void {
  if (boundTo === undefined || boundTo === team?.id) return;
  const only = boundProjectId === undefined ? `team ${boundTo}` : `project ${boundProjectId}`;
  throw forbidden(`Not authorized: the token is for the ${only} only`);
}

/** The team of a request that names none; accounts of the older kind act for themselves. */
function defaultTeamOf({ version, defaultTeamId }: UserRow): string | null {
  return version === "northstar" ? defaultTeamId : null;
}

export interface Context extends Services {
  readonly scope: Scope;
  readonly needs: readonly Right[];
  readonly conditions: Conditions;
  readonly requestId: string;
  /** The sandbox session that sent the request. Absent: it came from outside. */
  readonly askedIn: string | undefined;
  readonly url: URL;
  /** The body of an upload, readable once; empty where there is none. */
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly signal: AbortSignal;
}
