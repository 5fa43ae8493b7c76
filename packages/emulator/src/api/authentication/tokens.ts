import type { Operations } from "@slipway/authentication/contract";
import { can } from "../../domain/accounts/access/require-right.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import { type TokenRow, teamTable, tokenTable } from "../../domain/accounts/tables.ts";
import { hashToken } from "../../domain/accounts/tokens.ts";
import { scopeOfProject } from "../../domain/projects/find-project.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { byMoment, wholeList } from "../../engine/page.ts";
import { forbidden, invalid, notFound } from "../../engine/platform-error.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { ofOwner, resource } from "../../pipeline/resource.ts";
import { newId } from "../../store/ids.ts";
import { eventTypes } from "./event-types.ts";

const prefix = "vcp_";

const pageOrAll: typeof byMoment = (matches, request) => {
  if (request.limit !== undefined || request.until !== undefined) return byMoment(matches, request);
  return wholeList(matches, request);
};

const tokens = resource(
  ofOwner(
    tokenTable,
    "user",
    (_, { scope }) => scope.user,
    ({ tokenId }: { readonly tokenId: string }, context) => findToken(context, tokenId),
  ),
  {
    present: presentToken,
    events: { created: eventTypes["user-token-created"], deleted: eventTypes["user-token-deleted"] },
    details: ({ name = "", userId }) => ({ text: `the token ${name}`, accountId: userId }),
  },
);

export const tokenHandlers: SomeHandlers<Operations, `${string}AuthToken${"" | "s"}`> = {
  listAuthTokens: tokens.list(pageOrAll, (views, { pagination }) => ({ tokens: views, pagination }), {
    filter: (_, context) => (token) => isTold(context, token),
  }),
  createAuthToken: tokens.create(
    ({ name, expiresAt, projectId }, context, { id: userId }, bearer) => {
      const { scope, clock } = context;
      if (scope.boundTo !== undefined)
        throw forbidden("Not authorized: only a token for the whole account creates others, and this one is for less");
      if (expiresAt !== undefined && expiresAt <= clock.now()) throw invalid("`expiresAt` is over already");
      const fingerprint = { hash: hashToken(bearer), suffix: bearer.slice(-4) };
      return { userId, name, ...fingerprint, ...omitUndefined({ expiresAt, ...reachOf(context, projectId) }) };
    },
    (token, bearerToken) => ({ bearerToken, token }),
    { secret: () => prefix + newId("", 56) },
  ),
  getAuthToken: tokens.get((token) => ({ token })),
  deleteAuthToken: tokens.remove(({ id: tokenId }) => ({ tokenId })),
};

/** The team or project that a new token is bound to. Throws 404 for a project that the user may not read. */
function reachOf(context: Context, projectId: string | undefined): Pick<TokenRow, "teamId" | "projectId"> {
  const { rows, scope, url } = context;
  // Not the team that a request is for when it names none.
  const isNamed = url.searchParams.get("teamId") || url.searchParams.get("slug");
  if (projectId === undefined) return omitUndefined({ teamId: isNamed ? scope.team?.id : undefined });
  const project = rows(projectTable).get(projectId);
  if (!project || !can(context, "read", scopeOfProject(project)) || (isNamed && project.accountId !== scope.accountId))
    throw notFound(projectTable.called);
  return { projectId, ...omitUndefined({ teamId: rows(teamTable).get(project.accountId)?.id }) };
}

function findToken(context: Context, tokenId: string): TokenRow {
  const { rows, scope } = context;
  const token = rows(tokenTable).get(tokenId === "current" ? scope.tokenId : tokenId);
  if (token?.userId !== scope.user.id || !isTold(context, token)) throw notFound(tokenTable.called);
  return token;
}

function isTold({ scope: { boundTo, tokenId } }: Context, { id }: TokenRow): boolean {
  return boundTo === undefined || id === tokenId;
}

function presentToken(token: TokenRow, { scope, clock }: Context): Operations["getAuthToken"]["output"]["token"] {
  const { id, name = "", createdAt, expiresAt, suffix, teamId, projectId } = token;
  const scopeOf = { createdAt, origin: "manual" as const, ...omitUndefined({ expiresAt }) };
  return {
    id,
    name,
    type: "token",
    origin: "manual",
    createdAt,
    // When others were used is not kept: a request that only asks would have to be written.
    activeAt: id === scope.tokenId ? clock.now() : createdAt,
    scopes: [teamId === undefined ? { type: "user", ...scopeOf } : { type: "team", teamId, ...scopeOf }],
    ...omitUndefined({ teamId, projectId, expiresAt, suffix, prefix: suffix === undefined ? undefined : prefix }),
  };
}
