import { invalid, notFound, refuse } from "../../engine/platform-error.ts";
import { newId } from "../../store/ids.ts";
import { can } from "../accounts/access/require-right.ts";
import { accountNamed, teamNamed } from "../accounts/account-names.ts";
import type { Context } from "../accounts/scope.ts";
import { userTable } from "../accounts/tables.ts";
import { hashToken } from "../accounts/tokens.ts";
import { recordEvent, subjectOf } from "../events/record-event.ts";
import { moveDomain } from "../names/add-domain.ts";
import { type AccountDomainRow, accountDomainTable, domainEventTypes } from "../names/domain-tables.ts";
import { checkUnused } from "./delete-domain.ts";
import { takeNamesBelow } from "./take-names.ts";

export function moveOut(
  context: Context,
  domain: AccountDomainRow,
  destination: string | undefined,
): { moved: true } | { moved: false; token: string } {
  if (!destination) throw invalid("`destination` is missing: the ID, name or e-mail address of an account");
  const accountId = accountFor(context, destination);
  if (accountId === undefined || accountId === domain.accountId) {
    const why = accountId === undefined ? "is not an account" : "has the domain already";
    throw refuse("domain_move_nowhere", { destination: JSON.stringify(destination), why });
  }
  if (can(context, "write", { accountId })) {
    move(context, domain, accountId);
    return { moved: true };
  }
  checkUnused(context, domain, "domain_move_conflict");
  const token = newId("", 40);
  context.rows(accountDomainTable).change(domain.id, { offer: { accountId, tokenHash: hashToken(token) } });
  recordEvent(context, domainEventTypes["domain-move-out-request-sent"], {
    text: `${context.scope.user.username} offered the domain ${domain.name} to another account`,
    ...subjectOf(accountDomainTable, domain),
    payload: { name: domain.name },
  });
  return { moved: false, token };
}

/** Accepts an offered domain. Throws 404 without an offer, and 403 for a wrong token. */
export function moveIn(context: Context, name: string, token: string | undefined): AccountDomainRow {
  if (!token) throw invalid("`token` is missing: the one that the other account got");
  const domain = context.rows(accountDomainTable).first("name", name);
  const { accountId } = context.scope;
  if (!domain || domain.offer?.accountId !== accountId) throw notFound(accountDomainTable.called);
  if (domain.offer.tokenHash !== hashToken(token)) throw refuse("domain_offer_token");
  return move(context, domain, accountId);
}

function move(context: Context, domain: AccountDomainRow, accountId: string): AccountDomainRow {
  const { user } = context.scope;
  const { name } = domain;
  takeNamesBelow(context, name, accountId);
  const moved = moveDomain(context, domain, accountId);
  const details = { text: `${user.username} moved the domain ${name}`, entityId: domain.id, payload: { name } };
  recordEvent(context, domainEventTypes["domain-move-out"], { ...details, accountId: domain.accountId });
  recordEvent(context, domainEventTypes["domain-move-in"], { ...details, accountId });
  return moved;
}

function accountFor({ rows }: Context, text: string): string | undefined {
  const user = rows(userTable).get(text) ?? rows(userTable).first("email", text);
  return teamNamed({ rows }, text)?.id ?? user?.id ?? accountNamed({ rows }, text);
}
