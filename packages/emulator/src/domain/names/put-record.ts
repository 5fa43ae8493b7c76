import { refuse } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import {
  type AccountDomainRow,
  type RecordData,
  type RecordRow,
  recordTable,
  system,
  zonePlace,
} from "./domain-tables.ts";

/** Adds a record, or replaces `before`. Throws 409 for duplicates, and for other records beside a CNAME. */
export function putRecord(
  services: Services,
  domain: AccountDomainRow,
  data: RecordData,
  creatorId: string,
  before?: RecordRow,
): RecordRow {
  const rows = services.rows(recordTable);
  const others = rows
    .by("place", zonePlace(domain.id, data.name))
    .filter((record) => record.id !== before?.id && record.creatorId !== system);
  const same = others.find((record) => isSame(record, data));
  if (same) throw recordConflict(domain, data, `has this ${data.type} record already`, same);
  const alone = others.find(({ type }) => type === "CNAME" || data.type === "CNAME");
  if (alone) throw recordConflict(domain, data, `has a ${alone.type} record, and a CNAME is alone at its name`, alone);
  const row = { ...data, accountId: domain.accountId, domainId: domain.id, creatorId };
  return before ? rows.put({ ...row, id: before.id }) : rows.add(row);
}

function isSame(one: RecordData, other: RecordData): boolean {
  return one.type === other.type && one.value === other.value && one.priority === other.priority;
}

function recordConflict({ name }: AccountDomainRow, data: RecordData, why: string, { id }: RecordRow): Error {
  const at = data.name === "" ? name : `${data.name}.${name}`;
  return refuse("dns_record_exists", { at, why, oldId: id });
}
