import { plainName } from "../../engine/addresses/domain-name.ts";
import { refuse } from "../../engine/platform-error.ts";
import type { Context } from "../accounts/scope.ts";
import { requireVisible } from "../accounts/visible-rows.ts";
import { type AccountDomainRow, accountDomainTable, domainOf } from "./domain-tables.ts";

/** Finds a visible domain by name. Throws 404, and 403 for another account's. */
export function findDomain(context: Context, name: string): AccountDomainRow {
  return requireVisibleDomain(context, context.rows(accountDomainTable).first("name", plainName(name)));
}

export function findDomainOf(context: Context, name: string): AccountDomainRow {
  return requireVisibleDomain(context, domainOf(context, plainName(name)));
}

/** The 403 reveals nothing that DNS does not. */
function requireVisibleDomain(context: Context, domain: AccountDomainRow | undefined): AccountDomainRow {
  if (domain && !context.scope.reaches(domain.accountId)) throw refuse("domain_foreign", { name: domain.name });
  return requireVisible(context, accountDomainTable, domain);
}
