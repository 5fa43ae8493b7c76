import { isOrIsBelow } from "../../engine/addresses/domain-name.ts";
import type { Services, WithRows } from "../../engine/services.ts";
import {
  type AccountDomainRow,
  accountDomainTable,
  addSystemRecords,
  certTable,
  domainOf,
  recordTable,
} from "./domain-tables.ts";

function adoptCerts({ rows }: WithRows, { id, accountId, name }: AccountDomainRow): void {
  for (const cert of rows(certTable).by("account", accountId)) {
    const isOfIt = cert.cns.every((host) => isOrIsBelow(host.replace(/^\*\./, ""), name));
    if (cert.domainId === null && isOfIt) rows(certTable).change(cert.id, { domainId: id });
  }
}

export function addDomain(
  services: Services,
  domain: Pick<AccountDomainRow, "accountId" | "creatorId" | "name"> & { readonly zone?: boolean | undefined },
): AccountDomainRow {
  const { accountId, creatorId, name, zone = true } = domain;
  const added = services.rows(accountDomainTable).add({ accountId, creatorId, name, zone, echMode: "auto" });
  addSystemRecords(services, added);
  adoptCerts(services, added);
  return added;
}

export function ensureDomain(
  services: Services,
  name: string,
  apex: string,
  owner: Omit<Parameters<typeof addDomain>[1], "name">,
): void {
  if (!domainOf(services, name)) addDomain(services, { ...owner, name: apex });
}

export function moveDomain(
  { rows }: Services,
  { id, offer: _, ...domain }: AccountDomainRow,
  accountId: string,
): AccountDomainRow {
  for (const record of rows(recordTable).by("domain", id)) rows(recordTable).change(record.id, { accountId });
  for (const cert of rows(certTable).by("domain", id)) rows(certTable).change(cert.id, { accountId });
  return rows(accountDomainTable).put({ ...domain, id, accountId });
}
