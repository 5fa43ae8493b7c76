import type { Context } from "../accounts/scope.ts";
import { recordEvent } from "../events/record-event.ts";
import { addDomain } from "../names/add-domain.ts";
import { type AccountDomainRow, accountDomainTable, domainEventTypes } from "../names/domain-tables.ts";
import { takeNamesBelow } from "./take-names.ts";

export function takeDomain(context: Context, name: string, accountId: string): AccountDomainRow {
  const rows = context.rows(accountDomainTable);
  const before = rows.first("name", name);
  if (before?.accountId === accountId) return before;
  takeNamesBelow(context, name, accountId);
  if (before) {
    rows.remove(before.id);
    const text = `Another account has proven that ${name} is its own`;
    recordEvent(context, domainEventTypes["domain-move-out"], {
      text,
      accountId: before.accountId,
      entityId: before.id,
      payload: { name },
    });
  }
  const { user } = context.scope;
  const domain = addDomain(context, { name, accountId, creatorId: user.id });
  const text = `${user.username} has proven that ${name} is this account's`;
  recordEvent(context, domainEventTypes["domain-move-in"], { text, accountId, entityId: domain.id, payload: { name } });
  return domain;
}
