import type { Context } from "../../domain/accounts/scope.ts";
import { hashToken } from "../../domain/accounts/tokens.ts";
import { type OAuthAppRow, oauthAppTable, oauthSecretTable } from "../../domain/api-keys/tables.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { conflict, notFound, refuse } from "../../engine/platform-error.ts";
import type { Operations } from "../../generated/unlisted/authentication/contract.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { identity, noContent, ofAccount, ofOwner, resource } from "../../pipeline/resource.ts";
import { newId } from "../../store/ids.ts";
import { eventTypes } from "./event-types.ts";

const { "oauth-app-created": created, "oauth-app-updated": updated, "oauth-app-deleted": deleted, ...of } = eventTypes;
const { "oauth-app-secret-generated": generated, "oauth-app-secret-deleted": secretDeleted } = of;

const apps = resource(ofAccount(oauthAppTable, "clientId"), {
  present: presentApp,
  events: { created, updated, deleted },
});
const ofApp = ofAccount(oauthAppTable, "clientId").find;
const secrets = resource(
  ofOwner(oauthSecretTable, "app", ofApp, (input: { clientId: string; lastFourChars: string }, context) => {
    const own = context.rows(oauthSecretTable).by("app", ofApp(input, context).id);
    const match = own.find(({ lastFourChars }) => lastFourChars === input.lastFourChars);
    if (!match) throw notFound(oauthSecretTable.called);
    return match;
  }),
  {
    present: ({ appId }) => appId,
    events: { created: generated, deleted: secretDeleted },
  },
);

export const oauthAppHandlers: SomeHandlers<Operations, `${string}OAuthApp${string}`> = {
  createOAuthApp: apps.create(({ description = "", scopes, ...input }, context, { id: accountId }) => {
    demandFree(context, accountId, input.slug);
    return { accountId, description, ...omitUndefined({ ...input, scopes: scopes ?? ["openid"] }) };
  }, identity),
  getOAuthApp(input, context) {
    const app = context.rows(oauthAppTable).get(input.clientId);
    // Terraform's provider reads this answer where the app is gone, and no 404.
    if (!app || !context.scope.reaches(app.accountId)) throw refuse("oauth_app_unknown", { clientId: input.clientId });
    return apps.get((view) => ({ app: view }))(input, context);
  },
  updateOAuthApp: apps.update(({ clientId: _, ...input }, app, context) => {
    if (input.slug !== undefined && input.slug !== app.slug) demandFree(context, app.accountId, input.slug);
    return input;
  }, identity),
  deleteOAuthApp: apps.remove(noContent),
  createOAuthAppSecret: secrets.create(
    (_, __, { id: appId, accountId = "" }, secret) => {
      return { accountId, appId, hash: hashToken(secret), lastFourChars: secret.slice(-4) };
    },
    (clientId, clientSecret) => ({ clientId, clientSecret }),
    { secret: () => newId("", 40) },
  ),
  deleteOAuthAppSecret: secrets.remove(noContent),
};

function demandFree({ rows }: Context, accountId: string, slug: string): void {
  if (rows(oauthAppTable).first("slugInAccount", `${accountId}/${slug}`))
    throw conflict(`There is an OAuth app ${slug} in this team already`);
}

function presentApp(app: OAuthAppRow, { rows }: Context): Operations["getOAuthApp"]["output"]["app"] {
  const {
    id: clientId,
    accountId: teamId,
    createdAt: _,
    updatedAt: __,
    redirectUris = [],
    scopes = [],
    ...texts
  } = app;
  const clientSecrets = rows(oauthSecretTable)
    .by("app", clientId)
    .map(({ id, lastFourChars }) => ({ id, lastFourChars }));
  return { ...texts, clientId, teamId, redirectUris: [...redirectUris], scopes: [...scopes], clientSecrets };
}
