import { domainProblem, plainName } from "../../engine/addresses/domain-name.ts";
import type { PlatformError } from "../../engine/platform-error.ts";
import { refuse } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import { accountDomainTable } from "../names/domain-tables.ts";
import { isAnothers, isPlatformsName } from "./host-names.ts";

/** Checks the name of a new domain. Throws 400 for an invalid one, and 409 for one in use. */
export function freeName(services: Services, text: string, accountId: string): string {
  const name = plainName(text.trim());
  const problem = name.includes(".") ? domainProblem(name) : "has to have a dot, as example.com does";
  if (problem !== undefined) throw invalid(text, problem);
  const { hosts, rows } = services;
  if (hosts.isOwn(name) || isPlatformsName(services, name))
    throw invalid(text, "must not be one of the platform's own");
  const isMine = rows(accountDomainTable).first("name", name)?.accountId === accountId;
  if (isMine) throw refuse("domain_exists", { name });
  if (isAnothers(services, name, accountId)) throw refuse("domain_of_another_account", { name });
  return name;
}

function invalid(text: string, problem: string): PlatformError {
  return refuse("domain_name_invalid", { name: JSON.stringify(text), problem });
}
