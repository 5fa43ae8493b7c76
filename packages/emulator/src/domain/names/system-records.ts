import type { Services } from "../../engine/services.ts";
import { type AccountDomainRow, type RecordData, recordTable } from "./domain-tables.ts";
import { platformIssuer, platformName } from "./platform-names.ts";

export const system = "system";

// Every zone lists these; users' records hide them in answers.
const records: readonly Omit<RecordData, "ttl">[] = [
  { name: "", type: "CAA", value: `0 issue "${platformIssuer}"` },
  { name: "*", type: "ALIAS", value: platformName },
  { name: "", type: "ALIAS", value: platformName },
];

export function addSystemRecords({ rows }: Services, { id: domainId, accountId }: AccountDomainRow): void {
  for (const record of records) rows(recordTable).add({ ...record, ttl: 60, domainId, accountId, creatorId: system });
}
