import { isPlatformHost, sandboxDomain } from "../../engine/addresses/platform-hosts.ts";
import type { Services } from "../../engine/services.ts";
import { domainTable } from "../projects/tables.ts";
import { aliasTable } from "./alias-tables.ts";

type Parts = Pick<Services, "hosts" | "rows">;

/** Whether the emulator answers for a host (in lower case): the API's, its own domains' and projects'. */
export function isServed(services: Parts, host: string): boolean {
  const { hosts } = services;
  return isPlatformHost(host) || hosts.isApi(host) || hosts.isOwn(host) || isDeployedAt(services, host);
}

/** Whether the emulator has sites at a host (in lower case), and not its API. */
export function isSite(services: Parts, host: string): boolean {
  return isServed(services, host) && !services.hosts.isApi(host) && !isPublicName(host);
}

/** Whether a host is one of the platform's own, which stands for the API. */
export function isPublicName(host: string): boolean {
  return isPlatformHost(host) && !host.endsWith(`.${sandboxDomain}`);
}

/** Whether a host (in lower case) exists only in this emulator: below its base domain, or added here. */
export function isOnlyHere(services: Parts, host: string): boolean {
  return host.endsWith(`.${services.hosts.baseDomain}`) || (!isPlatformHost(host) && isDeployedAt(services, host));
}

function isDeployedAt({ rows }: Parts, host: string): boolean {
  if (rows(aliasTable).by("alias", host).length > 0) return true;
  return rows(domainTable)
    .by("name", host)
    .some(({ verified }) => verified);
}
