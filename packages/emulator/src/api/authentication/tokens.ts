import type { Operations } from "@slipway/authentication/contract";
import { mayThere } from "../../domain/accounts/access/there.ts";
import type { Context } from "../../domain/accounts/context.ts";
import { type TokenRow, teamTable, tokenTable } from "../../domain/accounts/tables.ts";
import { hashOf, heardTokens } from "../../domain/accounts/tokens.ts";
import { happened } from "../../domain/events/record-event.ts";
import { placeOf } from "../../domain/projects/find-project.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import { given } from "../../engine/omit-undefined.ts";
import { pageOf } from "../../engine/page.ts";
import { forbidden, invalid, notFound } from "../../engine/platform-error.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { newestOf } from "../../store/found.ts";
import { newId } from "../../store/ids.ts";
import { having } from "../../store/rows.ts";
import { happenings } from "./event-types.ts";

type AuthToken = Operations["getAuthToken"]["output"]["token"];

/** What the tokens begin with that the API makes. */
const prefix = "vcp_";

export const tokenHandlers: SomeHandlers<
  Operations,
  "listAuthTokens" | "createAuthToken" | "getAuthToken" | "deleteAuthToken"
> = {
  listAuthTokens({ limit }, context) {
    const rows = context.rows(tokenTable);
    const found = rows.where(having("user", context.scope.user.id), (token) => isTold(context, token));
    const whole = limit === undefined ? [...newestOf(found)] : [];
    // Without a limit all of them: no client is known to ask for a second page.
    const all = { items: whole, pagination: { count: whole.length, next: null, prev: null } };
    const { items, pagination } = limit === undefined ? all : pageOf(found, { limit });
    return { tokens: items.map((token) => presentToken(context, token)), pagination };
  },

  createAuthToken({ name, expiresAt, projectId }, context) {
    const { rows, scope, clock, part } = context;
    if (scope.boundTo !== undefined)
      throw forbidden("Not authorized: only a token for the whole account creates others, and this one is for less");
    if (expiresAt !== undefined && expiresAt <= clock.now()) throw invalid("`expiresAt` is over already");
    const bearerToken = prefix + newId("", 56);
    part(heardTokens).hear(bearerToken);
    const token = rows(tokenTable).add({
      hash: hashOf(bearerToken),
      userId: scope.user.id,
      name,
      suffix: bearerToken.slice(-4),
      ...given({ expiresAt, ...reachOf(context, projectId) }),
    });
    happened(context, happenings["user-token-created"], aboutToken(context, token, "created"));
    return { bearerToken, token: presentToken(context, token) };
  },

  getAuthToken({ tokenId }, context) {
    return { token: presentToken(context, findToken(context, tokenId)) };
  },

  deleteAuthToken({ tokenId }, context) {
    const token = findToken(context, tokenId);
    context.rows(tokenTable).remove(token.id);
    happened(context, happenings["user-token-deleted"], aboutToken(context, token, "deleted"));
    return { tokenId: token.id };
  },
};

/** What a new token is for: the team that the request names, or one project. Throws 404 for a project that one may not look at. */
function reachOf(context: Context, projectId: string | undefined): Pick<TokenRow, "teamId" | "projectId"> {
  const { rows, scope, url } = context;
  // Not the team that a request is for when it names none.
  const isNamed = url.searchParams.get("teamId") || url.searchParams.get("slug");
  if (projectId === undefined) return given({ teamId: isNamed ? scope.team?.id : undefined });
  const project = rows(projectTable).get(projectId);
  if (!project || !mayThere(context, "read", placeOf(project)) || (isNamed && project.accountId !== scope.accountId))
    throw notFound(projectTable.called);
  return { projectId, ...given({ teamId: rows(teamTable).get(project.accountId)?.id }) };
}

/** A token of the user's, by its id or as the one of the request. */
function findToken(context: Context, tokenId: string): TokenRow {
  const { rows, scope } = context;
  const token = rows(tokenTable).get(tokenId === "current" ? scope.tokenId : tokenId);
  if (token?.userId !== scope.user.id || !isTold(context, token)) throw notFound(tokenTable.called);
  return token;
}

/** A token for less than the whole account tells of itself and of no other one. */
function isTold({ scope: { boundTo, tokenId } }: Context, { id }: TokenRow): boolean {
  return boundTo === undefined || id === tokenId;
}

function presentToken({ scope, clock }: Context, token: TokenRow): AuthToken {
  const { id, name = "", createdAt, expiresAt, suffix, teamId } = token;
  const scopeOf = { createdAt, origin: "manual" as const, ...given({ expiresAt }) };
  return {
    id,
    name,
    type: "token",
    origin: "manual",
    createdAt,
    // When others were used is not kept: a request that only asks would have to be written.
    activeAt: id === scope.tokenId ? clock.now() : createdAt,
    scopes: [teamId === undefined ? { type: "user", ...scopeOf } : { type: "team", teamId, ...scopeOf }],
    ...given({ expiresAt, suffix, prefix: suffix === undefined ? undefined : prefix }),
  };
}

function aboutToken({ scope: { user } }: Context, { id, name = "" }: TokenRow, what: string) {
  return { text: `${user.username} ${what} the token ${name}`, accountId: user.id, entityId: id };
}
