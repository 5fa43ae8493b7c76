import { domainProblem, plainName } from "../../engine/addresses/domain-name.ts";
import { badRequest, forbidden, PlatformError } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import type { Context } from "../accounts/context.ts";
import { inReach } from "../accounts/reach.ts";
import { domainState } from "../names/domain-config.ts";
import { domainOf } from "../names/domain-of.ts";
import { type AccountDomainRow, accountDomainTable } from "../names/domain-tables.ts";
import { isAnothers } from "./host-names.ts";

const mostNames = 100;

/**
 * The names that a certificate is asked for, with the domain that all of them are of. Throws 400 for what are none, 403 and 404 for
 * those of others.
 */
export function checkNames(
  context: Context,
  given: readonly string[],
): { readonly names: readonly string[]; readonly domain: AccountDomainRow } {
  const names = [...new Set(given.map(plainName))];
  if (names.length === 0 || names.length > mostNames)
    throw badRequest(`Invalid request: \`cns\` should have 1 to ${mostNames} host names`);
  const domains = names.map((name) => domainFor(context, name));
  const [domain, ...others] = domains;
  if (!domain || others.some(({ id }) => id !== domain.id))
    throw refused(400, "should_share_root_domain", "The names of a certificate have to be of one domain", names);
  return { names, domain };
}

/** Throws 449 or 400 where DNS does not let a certificate of the platform be issued for the names. */
export function checkConfigured(services: Services, names: readonly string[]): void {
  for (const name of names) {
    const { acceptedChallenges, isRefused } = domainState(services, name);
    if (isRefused) {
      const message = `A CAA record of ${name} lets other authorities issue its certificates, and not the platform's`;
      throw refused(400, "conflicting_caa_record", message, names);
    }
    if (acceptedChallenges.length > 0) continue;
    const [status, how] = name.startsWith("*.")
      ? [400, "a wildcard is proven by DNS, for which the domain has to have the platform's name servers"]
      : [449, "point it to the platform by an A, ALIAS or CNAME record, or by its name servers"];
    throw refused(status, "configuration_error", `DNS does not lead ${name} to the platform: ${how}`, names);
  }
}

function domainFor(context: Context, name: string): AccountDomainRow {
  const host = name.replace(/^\*\./, "");
  const problem = host.includes(".") ? domainProblem(host) : "has to be a host name";
  if (problem !== undefined) throw refused(400, "invalid_cn", `${JSON.stringify(name)} ${problem}`, [name]);
  const domain = domainOf(context, host);
  if (!domain || !context.scope.reaches(domain.accountId))
    throw new PlatformError(404, "not_found", "Domain not found", { extra: { domain: host } });
  inReach(context, accountDomainTable, domain);
  if (isAnothers(context, host, domain.accountId)) throw forbidden(`${host} belongs to another account`);
  return domain;
}

function refused(status: number, code: string, message: string, cns: readonly string[]): PlatformError {
  return new PlatformError(status, code, message, { extra: { cns } });
}
