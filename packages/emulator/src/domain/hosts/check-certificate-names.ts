import { domainProblem, plainName } from "../../engine/addresses/domain-name.ts";
import { invalid, refuse } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import type { Context } from "../accounts/scope.ts";
import { requireVisible } from "../accounts/visible-rows.ts";
import { domainState } from "../names/domain-config.ts";
import { type AccountDomainRow, accountDomainTable, domainOf } from "../names/domain-tables.ts";
import { isAnothers } from "./host-names.ts";

const maxNames = 100;

/** Checks a certificate's names and finds their common domain. Throws 400 for invalid ones, 403 and 404 for foreign ones. */
export function checkNames(
  context: Context,
  cns: readonly string[],
): { readonly names: readonly string[]; readonly domain: AccountDomainRow } {
  const names = [...new Set(cns.map(plainName))];
  if (names.length === 0 || names.length > maxNames) throw invalid(`\`cns\` should have 1 to ${maxNames} host names`);
  const domains = names.map((name) => domainFor(context, name));
  const [domain, ...others] = domains;
  if (!domain || others.some(({ id }) => id !== domain.id)) throw refuse("cert_names_of_two_domains", { cns: names });
  return { names, domain };
}

/** Throws 449 or 400 where DNS forbids a certificate of the platform. */
export function checkConfigured(services: Services, names: readonly string[]): void {
  for (const name of names) {
    const { acceptedChallenges, isRefused } = domainState(services, name);
    if (isRefused) throw refuse("cert_authority_refused", { name, cns: names });
    if (acceptedChallenges.length > 0) continue;
    throw refuse(name.startsWith("*.") ? "cert_wildcard_not_allowed" : "cert_not_configured", { name, cns: names });
  }
}

function domainFor(context: Context, name: string): AccountDomainRow {
  const host = name.replace(/^\*\./, "");
  const problem = host.includes(".") ? domainProblem(host) : "has to be a host name";
  if (problem !== undefined) throw refuse("cert_name_invalid", { name: JSON.stringify(name), problem, cns: [name] });
  const domain = domainOf(context, host);
  if (!domain) throw refuse("cert_domain_not_found", { domain: host });
  if (!context.scope.reaches(domain.accountId) || isAnothers(context, host, domain.accountId))
    throw refuse("cert_name_foreign", { name: host });
  return requireVisible(context, accountDomainTable, domain);
}
