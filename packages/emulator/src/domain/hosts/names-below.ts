import type { Services } from "../../engine/services.ts";
import type { AccountDomainRow } from "../names/domain-tables.ts";
import { type DomainRow, domainTable } from "../projects/tables.ts";
import { type AliasRow, aliasTable } from "./alias-tables.ts";

/** What an account has at a domain or below it: domains of its projects, and aliases. */
export function namesBelow(
  { rows }: Pick<Services, "rows">,
  { name: domain, accountId }: Pick<AccountDomainRow, "name" | "accountId">,
): { readonly domains: readonly DomainRow[]; readonly aliases: readonly AliasRow[] } {
  const isOwn = (one: DomainRow | AliasRow) => one.accountId === accountId;
  return {
    domains: rows(domainTable).by("within", domain).filter(isOwn),
    aliases: rows(aliasTable).by("domain", domain).filter(isOwn),
  };
}
