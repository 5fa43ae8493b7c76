import { isPlatformHost } from "../engine/platform-hosts.ts";
import type { Services } from "../engine/services.ts";
import { aliasTable } from "../groups/aliases/tables.ts";
import { domainTable } from "../groups/projects/tables.ts";

/** Whether requests for a host, in lower case, are the emulator's to answer: the API's, those below its own domains, and a project's. */
export function isServed({ hosts, rows }: Pick<Services, "hosts" | "rows">, host: string): boolean {
  if (isPlatformHost(host) || hosts.isApi(host) || hosts.isOwn(host)) return true;
  if (rows(aliasTable).by("alias", host).length > 0) return true;
  return rows(domainTable)
    .by("name", host)
    .some(({ verified }) => verified);
}
