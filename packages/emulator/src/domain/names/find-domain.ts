import { plainName } from "../../engine/addresses/domain-name.ts";
import { refuse } from "../../engine/platform-error.ts";
import type { Context } from "../accounts/context.ts";
import { requireVisible } from "../accounts/visible-rows.ts";
import { type AccountDomainRow, accountDomainTable, domainOf } from "./domain-tables.ts";

/** A domain within reach, by its name. Throws 404 for what one may not look at, 403 for another account's or what one may not do. */
export function findDomain(context: Context, name: string): AccountDomainRow {
  return inSight(context, context.rows(accountDomainTable).first("name", plainName(name)));
}

export function findDomainOf(context: Context, name: string): AccountDomainRow {
  return inSight(context, domainOf(context, plainName(name)));
}

/** Who has a domain is no secret: DNS says it. */
function inSight(context: Context, domain: AccountDomainRow | undefined): AccountDomainRow {
  if (domain && !context.scope.reaches(domain.accountId)) throw refuse("domain_foreign", { name: domain.name });
  return requireVisible(context, accountDomainTable, domain);
}
