import { omitUndefined } from "../../engine/omit-undefined.ts";
import { conflict, forbidden, type PlatformError, refuse } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import type { Store } from "../../store/store.ts";
import { teamNamed } from "./account-names.ts";
import { refuseDeleted } from "./deleted-teams.ts";
import {
  membershipId,
  membershipTable,
  type TeamRow,
  type TokenRow,
  tokenTable,
  type UserRow,
  userTable,
} from "./tables.ts";
import { rowOf, seenTokens } from "./tokens.ts";

export interface Grant {
  /** Such as `acme/site/web`. */
  readonly name: string;
  readonly actions: readonly string[];
}

export interface Identity {
  readonly user: UserRow;
  readonly tokenId: string;
  /** Set where the token is one of the registry's: nothing else is allowed, whatever the user may do. */
  readonly grants?: readonly Grant[];
  /** The only account that the token is for: a team, or the user for one of the user's own projects. Absent: all that its user reaches. */
  readonly boundTo?: string;
  readonly boundProjectId?: string;
  /** When the token is over, in ms, where that is earlier than the end of the platform token behind it. */
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

type Known = Pick<Services, "rows" | "clock" | "part">;

export function demandBearer(request: Request): string {
  const token = bearerOf(request);
  if (token === undefined) throw refuse("token_missing", { missingToken: true });
  return token;
}

export function bearerOf(request: Request): string | undefined {
  return /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}

/** Whose token of the platform it is, while its time is not over. */
export function identify(token: string, known: Known): Identity | undefined {
  const identity = holderOf(rowOf(token, known), known);
  if (identity) known.part(seenTokens).add(token);
  return identity;
}

export function identifyById(tokenId: string, known: Known): Identity | undefined {
  return holderOf(known.rows(tokenTable).get(tokenId), known);
}

function holderOf(token: TokenRow | undefined, { rows, clock }: Known): Identity | undefined {
  if (!token || (token.expiresAt !== undefined && token.expiresAt <= clock.now())) return undefined;
  const user = rows(userTable).get(token.userId);
  const { id: tokenId, projectId: boundProjectId } = token;
  const boundTo = token.teamId ?? (boundProjectId === undefined ? undefined : token.userId);
  return user && { user, tokenId, ...omitUndefined({ boundTo, boundProjectId }) };
}

export function resetMeanwhile(): PlatformError {
  return conflict("The emulator was reset while the request was under way");
}

/** The same who, as they are now after a wait. Throws 403 where user or token are gone, and 409 when everything was reset. */
export function stillKnown(who: Identity, begun: number, services: Known & Pick<Services, "store">): Identity {
  if (services.store.generation !== begun) throw resetMeanwhile();
  if (who === nobody) return who;
  const present = identifyById(who.tokenId, services);
  const isOver = (who.expiresAt ?? Infinity) <= services.clock.now();
  if (present?.user.id !== who.user.id || isOver) throw refuse("token_invalid", { invalidToken: true });
  return { ...who, ...present };
}

export function resolveScope(
  who: Identity,
  named: { teamId?: string | undefined; slug?: string | undefined },
  declared: boolean,
  store: Store,
): Scope {
  const { user, boundTo } = who;
  const own = boundTo ?? (declared ? defaultTeamOf(user) : undefined);
  const reference = named.teamId || named.slug || (own === user.id ? undefined : own);
  if (!reference) {
    const teams = declared ? [] : store.rows(membershipTable).by("user", user.id);
    const accounts = [user.id, ...teams.flatMap(({ teamId, confirmed }) => (confirmed ? teamId : []))];
    return { ...who, accountId: user.id, accounts, reaches: (accountId) => accounts.includes(accountId) };
  }
  const team = teamNamed(store, reference);
  if (!team && boundTo === undefined) refuseDeleted(store, reference, user.id);
  if (!team || !store.rows(membershipTable).get(membershipId(team.id, user.id))?.confirmed)
    throw refuse("team_foreign", { team: reference });
  checkBound(who, team);
  return { ...who, team, accountId: team.id, accounts: [team.id], reaches: (accountId) => accountId === team.id };
}

/** Throws 403 where the token is for another team, or for a team at all and the request is about its user. */
export function checkBound(
  { boundTo, boundProjectId }: Pick<Identity, "boundTo" | "boundProjectId">,
  team?: TeamRow,
): void {
  if (boundTo === undefined || boundTo === team?.id) return;
  const only = boundProjectId === undefined ? `team ${boundTo}` : `project ${boundProjectId}`;
  throw forbidden(`Not authorized: the token is for the ${only} only`);
}

/** The team that a request without one acts for; accounts of the older kind act for themselves. */
function defaultTeamOf({ version, defaultTeamId }: UserRow): string | null {
  return version === "northstar" ? defaultTeamId : null;
}
