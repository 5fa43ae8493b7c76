import type { Operations } from "@slipway/dns/contract";
import type { RecordRow } from "../../domain/names/dns-tables.ts";
import { given } from "../../engine/omit-undefined.ts";

type Listed = Extract<Operations["listDnsRecords"]["output"], { pagination: unknown }>["records"][number];
type Detail = Operations["getDnsRecord"]["output"];

/** A record as lists show it. */
export function presentRecord({ id, name, type, value, priority, ttl, comment, ...row }: RecordRow): Listed {
  return {
    id,
    slug: "",
    name,
    type,
    value,
    ttl,
    creator: row.creatorId,
    created: row.createdAt,
    createdAt: row.createdAt,
    updated: row.updatedAt,
    updatedAt: row.updatedAt,
    ...given({ comment, ...(type === "MX" ? { mxPriority: priority } : { priority }) }),
  };
}

/** The same by itself, with its domain. */
export function presentDetail(
  { id, name, type, value, ttl, comment, creatorId, createdAt }: RecordRow,
  domain: string,
): Omit<Detail, "type"> {
  return { id, name, recordType: type, value, ttl, creator: creatorId, createdAt, domain, ...given({ comment }) };
}
