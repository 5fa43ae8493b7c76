import type { Store } from "../store/store.ts";
import {
  membershipId,
  membershipTable,
  type TeamRow,
  teamTable,
  tokenTable,
  type UserRow,
  userTable,
} from "./accounts.ts";
import { conflict, forbidden, PlatformError } from "./platform-error.ts";

/** What a token allows in a repository of the registry. */
export interface Grant {
  /** Such as `acme/site/web`. */
  readonly name: string;
  readonly actions: readonly string[];
}

/** Who is asking. */
export interface Identity {
  readonly user: UserRow;
  /** The token's identity, for the record of events. */
  readonly tokenId: string;
  /** Set where the token is one of the registry's: nothing else is allowed, whatever the user may do. */
  readonly grants?: readonly Grant[];
}

/** On whose behalf a request acts. */
export interface Scope extends Identity {
  readonly team?: TeamRow;
  /** The account that owns what is made: the team, or else the user. */
  readonly accountId: string;
  /** The accounts of which this request reaches what they own. */
  readonly accounts: readonly string[];
  reaches(accountId: string): boolean;
}

/** Who is asking. Throws 401 without a token and 403 for one that is not known. */
export function authenticate(request: Request, store: Store): Identity {
  const token = /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (token === undefined) {
    throw new PlatformError(401, "unauthorized", "The request is missing an authentication token", {
      extra: { missingToken: true },
    });
  }
  const identity = identify(token, store);
  if (!identity) throw forbidden("The token is not valid", { invalidToken: true });
  return identity;
}

/** Whose token of the platform it is. */
export function identify(token: string, store: Store): Identity | undefined {
  // Nobody's, whatever an older data folder holds: an empty one is what everybody has.
  const known = token === "" ? undefined : store.rows(tokenTable).by("token", token)[0];
  const user = known && store.rows(userTable).get(known.userId);
  return user && { user, tokenId: known.id };
}

/** The failure of a request that began before everything was reset: whatever it missed then was there. */
export function resetMeanwhile(): PlatformError {
  return conflict("The emulator was reset while the request was under way");
}

/**
 * The same who as they are now, after a wait: the request goes on for whom it began, unless user or token are gone.
 * Throws 403 when they are, and 409 when everything was reset.
 */
export function stillKnown(who: Identity, begun: number, store: Store): Identity {
  if (store.generation !== begun) throw resetMeanwhile();
  const user = store.rows(userTable).get(who.user.id);
  if (!user || !store.rows(tokenTable).get(who.tokenId))
    throw forbidden("The token is not valid", { invalidToken: true });
  return { ...who, user };
}

/**
 * The scope that a request names by `teamId` or `slug`. Throws 403 for a team that is not the user's.
 *
 * @param declared whether the operation has a scope of its own; without one everything of the user's is within reach.
 */
export function resolveScope(
  who: Identity,
  named: { teamId?: string | undefined; slug?: string | undefined },
  declared: boolean,
  store: Store,
): Scope {
  const { user } = who;
  const reference = named.teamId || named.slug;
  if (!reference) {
    const teams = declared ? [] : store.rows(membershipTable).by("user", user.id);
    const accounts = [user.id, ...teams.flatMap(({ teamId, confirmed }) => (confirmed ? teamId : []))];
    return { ...who, accountId: user.id, accounts, reaches: (accountId) => accounts.includes(accountId) };
  }
  // Some clients name a team by its slug wherever its ID can stand.
  const team = store.rows(teamTable).get(reference) ?? store.rows(teamTable).by("slug", reference)[0];
  if (!team || !store.rows(membershipTable).get(membershipId(team.id, user.id))?.confirmed) {
    throw forbidden(`Not authorized: the team ${reference} does not exist or you are not its member`);
  }
  return { ...who, team, accountId: team.id, accounts: [team.id], reaches: (accountId) => accountId === team.id };
}
