import type { Operations } from "@slipway/authentication/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { membershipId, membershipTable, teamTable, tokenTable, userTable } from "../../domain/accounts/tables.ts";
import { hashToken, seenTokens } from "../../domain/accounts/tokens.ts";
import { type SsoCodeRow, ssoCodeTable } from "../../domain/world/world.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { refuse } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/authentication/contract.ts";
import type { Handler } from "../../pipeline/handler.ts";
import { newId } from "../../store/ids.ts";

type Exchange = Operations["exchangeSsoToken"];
type Installation = Unlisted["exchangeIntegrationCode"];

type SignOn = Pick<SsoCodeRow, "clientId" | "clientHash" | "userId" | "accountId" | "installationId">;

const identityLasts = 60 * 60;
const refreshLasts = 30 * 24 * 60 * 60;
const refreshPurpose = "sso refresh token";

/** A code is good once; a refresh token until it is over. There are no integrations that an access token could act for. */
export const exchangeSsoToken: Handler<Exchange["input"], Exchange["output"]> = (body, context) => {
  const { client_id: clientId, client_secret: secret } = body;
  const signOn =
    body.grant_type === "refresh_token" ? readRefresh(context, body.refresh_token) : read(context, body.code);
  checkClient(signOn, clientId, secret);
  if (body.grant_type === "authorization_code") context.rows(ssoCodeTable).remove(hashToken(body.code));
  return {
    id_token: context.keys.signToken(claimsOf(context, signOn)),
    access_token: null,
    token_type: null,
    refresh_token: sealRefresh(context, signOn),
  };
};

/** A code is good once. The token acts for the user who signed on, in the team that the integration is installed in. */
export const exchangeIntegrationCode: Handler<Installation["input"], Installation["output"]> = (input, context) => {
  const { rows, service } = context;
  const signOn = read(context, input.code);
  checkClient(signOn, input.client_id, input.client_secret);
  rows(ssoCodeTable).remove(hashToken(input.code));
  const { userId, installationId } = signOn;
  const team = rows(teamTable).get(signOn.accountId);
  const token = newId("", 24);
  service(seenTokens).add(token);
  const fingerprint = { hash: hashToken(token), suffix: token.slice(-4) };
  rows(tokenTable).add({ userId, name: signOn.clientId, ...fingerprint, ...omitUndefined({ teamId: team?.id }) });
  const about = { installation_id: installationId, user_id: userId, team_id: team?.id ?? null };
  return { access_token: token, token_type: "Bearer", ...about };
};

function checkClient({ clientId, clientHash }: SignOn, id: string, secret: string): void {
  if (clientId !== id || clientHash !== hashToken(secret)) throw refuse("sso_client_wrong");
}

function read({ rows }: Context, code: string): SignOn {
  const row = rows(ssoCodeTable).get(hashToken(code));
  if (row) return row;
  throw refuse("sso_code_unknown");
}

interface Sealed extends SignOn {
  /** When it is over, in seconds since 1970. */
  readonly exp: number;
}

function sealRefresh({ keys, clock }: Context, signOn: SignOn): string {
  const { clientId, clientHash, userId, accountId, installationId } = signOn;
  const exp = Math.floor(clock.now() / 1000) + refreshLasts;
  const sealed: Sealed = { clientId, clientHash, userId, accountId, installationId, exp };
  return keys.encrypt(JSON.stringify(sealed), refreshPurpose);
}

function readRefresh({ keys, clock, rows }: Context, token: string): SignOn {
  try {
    // A text that decrypts for this purpose was encrypted by sealRefresh.
    const sealed: Sealed = JSON.parse(keys.decrypt(token, refreshPurpose));
    if (sealed.exp * 1000 > clock.now() && rows(userTable).get(sealed.userId)) return sealed;
  } catch {
    // An unreadable token is refused like an expired one.
  }
  throw refuse("sso_refresh_unknown");
}

/** Claims as the published examples of integrations read them, issued by the emulator itself. */
function claimsOf({ rows, hosts, clock }: Context, signOn: SignOn): Record<string, unknown> {
  const { clientId, userId, accountId, installationId } = signOn;
  const user = rows(userTable).get(userId);
  const role = rows(membershipTable).get(membershipId(accountId, userId))?.role;
  const iat = Math.floor(clock.now() / 1000);
  return {
    iss: hosts.url,
    aud: clientId,
    sub: `account:${accountId}:user:${userId}`,
    account_id: accountId,
    installation_id: installationId,
    user_id: userId,
    user_role: accountId === userId || role === "OWNER" ? "ADMIN" : "USER",
    ...omitUndefined({ user_email: user?.email, user_name: user?.name ?? user?.username }),
    iat,
    nbf: iat,
    exp: iat + identityLasts,
  };
}
