import type { Services } from "../../engine/services.ts";
import { type AccountDomainRow, type RecordData, recordTable } from "./domain-tables.ts";
import { platformIssuer, platformName } from "./platform-names.ts";

export const system = "system";

// They are always listed; what users make of a name takes their place in answers.
const records: readonly Omit<RecordData, "ttl">[] = [
  { name: "", type: "CAA", value: `0 issue "${platformIssuer}"` },
  { name: "*", type: "ALIAS", value: platformName },
  { name: "", type: "ALIAS", value: platformName },
];

/** Puts the records into a domain's zone that every domain has. */
export function addSystemRecords({ rows }: Services, { id: domainId, accountId }: AccountDomainRow): void {
  for (const record of records) rows(recordTable).add({ ...record, ttl: 60, domainId, accountId, creatorId: system });
}
