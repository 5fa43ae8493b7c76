import type { Services } from "../../engine/services.ts";
import { certTable } from "./cert-tables.ts";
import { recordTable } from "./dns-tables.ts";
import { type AccountDomainRow, accountDomainTable } from "./domain-tables.ts";

/** Gives a domain to another account, with its records and certificates. */
export function moveDomain(
  { rows }: Services,
  { id, offer: _, ...domain }: AccountDomainRow,
  accountId: string,
): AccountDomainRow {
  for (const record of rows(recordTable).by("domain", id)) rows(recordTable).change(record.id, { accountId });
  for (const cert of rows(certTable).by("domain", id)) rows(certTable).change(cert.id, { accountId });
  return rows(accountDomainTable).put({ ...domain, id, accountId });
}
