import type { Context } from "../../../engine/context.ts";
import { happened } from "../../../engine/happened.ts";
import { takeNamesBelow } from "../../projects/ports/take-names.ts";
import { happenings } from "../happenings.ts";
import { type AccountDomainRow, accountDomainTable } from "../tables.ts";
import { addDomain } from "./add-domain.ts";

/**
 * Gives an account a domain that it has proven to be its own. What another one had of it ends: its records and certificates go, and
 * the names below it that projects had wait for a proof of their own.
 */
export function takeDomain(context: Context, name: string, accountId: string): AccountDomainRow {
  const rows = context.rows(accountDomainTable);
  const before = rows.first("name", name);
  if (before?.accountId === accountId) return before;
  takeNamesBelow(context, name, accountId);
  if (before) {
    rows.remove(before.id);
    const text = `Another account has proven that ${name} is its own`;
    happened(context, happenings["domain-move-out"], {
      text,
      accountId: before.accountId,
      entityId: before.id,
      payload: { name },
    });
  }
  const { user } = context.scope;
  const taken = addDomain(context, { name, accountId, creatorId: user.id });
  const text = `${user.username} has proven that ${name} is this account's`;
  happened(context, happenings["domain-move-in"], { text, accountId, entityId: taken.id, payload: { name } });
  return taken;
}
