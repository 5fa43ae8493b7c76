import { domainProblem, plainName } from "../../engine/addresses/domain-name.ts";
import { conflict, PlatformError } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import { accountDomainTable } from "../names/domain-tables.ts";
import { isAnothers, isPlatformsName } from "./host-names.ts";

/** A name that an account may add as a domain. Throws 400 for what is none, and 409 for one that somebody has. */
export function freeName(services: Services, text: string, accountId: string): string {
  const name = plainName(text.trim());
  const problem = name.includes(".") ? domainProblem(name) : "has to have a dot, as example.com does";
  if (problem !== undefined) throw invalid(text, problem);
  const { hosts, rows } = services;
  if (hosts.isOwn(name) || isPlatformsName(services, name))
    throw invalid(text, "must not be one of the platform's own");
  const isMine = rows(accountDomainTable).first("name", name)?.accountId === accountId;
  if (isMine) throw conflict(`The account has the domain ${name} already`, "domain_already_exists");
  if (isAnothers(services, name, accountId)) {
    const how = "publish the TXT record of its verification, and claim it";
    throw conflict(`Another account has the domain ${name}; if it is yours, ${how}`, "domain_already_exists");
  }
  return name;
}

function invalid(text: string, problem: string): PlatformError {
  return new PlatformError(400, "invalid_name", `The name ${JSON.stringify(text)} ${problem}`);
}
