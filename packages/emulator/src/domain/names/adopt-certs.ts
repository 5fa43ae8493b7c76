import { isOrIsBelow } from "../../engine/addresses/domain-name.ts";
import type { Services } from "../../engine/services.ts";
import { certTable } from "./cert-tables.ts";
import type { AccountDomainRow } from "./domain-tables.ts";

/** Makes the certificates that an account uploaded before it had a domain the domain's own: they go where it goes, and end with it. */
export function adoptCerts({ rows }: Pick<Services, "rows">, { id, accountId, name }: AccountDomainRow): void {
  for (const cert of rows(certTable).by("account", accountId)) {
    const isOfIt = cert.cns.every((host) => isOrIsBelow(host.replace(/^\*\./, ""), name));
    if (cert.domainId === null && isOfIt) rows(certTable).change(cert.id, { domainId: id });
  }
}
