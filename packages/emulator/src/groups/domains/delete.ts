import { mayThere } from "../../engine/access/there.ts";
import type { Context } from "../../engine/context.ts";
import { conflict } from "../../engine/platform-error.ts";
import { aliasTable } from "../aliases/tables.ts";
import { apexOf, isOrIsBelow } from "../projects/ports/host-names.ts";
import { domainTable, projectTable } from "../projects/tables.ts";
import type { AccountDomainRow } from "./tables.ts";

/** Throws 409 while projects of the account have names below a domain, as their domains or as aliases. */
export function checkUnused(context: Context, { name: domain, accountId }: AccountDomainRow): void {
  const { rows } = context;
  const isOurs = (one: { readonly accountId: string }, name: string) =>
    one.accountId === accountId && isOrIsBelow(name, domain);
  const aliases = rows(aliasTable)
    .by("account", accountId)
    .filter((alias) => isOurs(alias, alias.alias));
  const domains = rows(domainTable)
    .by("apex", apexOf(domain))
    .filter((one) => isOurs(one, one.name));
  if (aliases.length + domains.length === 0) return;
  const seen = domains
    .filter((place) => mayThere(context, "read", place))
    .map(({ name, projectId }) => `${name} of ${rows(projectTable).get(projectId)?.name}`);
  const users = seen.length > 0 ? seen.join(", ") : domains.length > 0 ? "a project" : "aliases";
  throw conflict(`The domain ${domain} is in use by ${users}; remove that first`, "domain_removal_conflict", {
    aliases: aliases.map(({ id }) => id),
    certs: [],
    resolvable: domains.length === 0,
    suffix: false,
    transferring: false,
    pendingAsyncPurchase: false,
  });
}
