import { plainName } from "../../engine/addresses/domain-name.ts";
import type { WithRows } from "../../engine/services.ts";
import type { RecordType } from "../world/record-value.ts";
import { type DnsAnswer, worldRecords } from "../world/world.ts";
import {
  type AccountDomainRow,
  domainOf,
  platformAddress,
  platformName,
  platformNameservers,
  type RecordData,
  type RecordRow,
  recordTable,
  system,
  zonePlace,
} from "./domain-tables.ts";

interface ResolvedRecord {
  readonly type: RecordData["type"];
  readonly value: string;
}

const maxAliases = 8;

/**
 * What DNS answers for a name, by way of what it is another name of: from the world and from the platform's own zones.
 *
 * Who answers for a domain of an account is what the world says: where its NS records are the platform's, the zone alone; where
 * they are others, the world alone. Where it has none, the world comes first, and what users have put into the zone comes next;
 * what the platform has put there by itself counts only when the domain was handed to it.
 */
export function resolveName(rows: WithRows, name: string, type: RecordType): string[] {
  return answerTo(rows, name, type).values;
}

export function answerTo(rows: WithRows, name: string, type: RecordType): DnsAnswer {
  let at = plainName(name);
  const aliases: string[] = [];
  let isHidden = false;
  for (let hops = 0; hops < maxAliases; hops++) {
    const records = recordsAt(rows, at);
    const matching = records.filter((record) => record.type === type);
    if (matching.length > 0) return { aliases, values: [...new Set(matching.map(answerValue))], exists: true };
    const other = records.find((record) => record.type === "CNAME" || (record.type === "ALIAS" && /^A+$/.test(type)));
    if (!other) return { aliases, values: [], exists: records.length > 0 };
    at = plainName(other.value);
    // ALIAS records are flattened by the server: clients never see them nor the names behind.
    isHidden ||= other.type === "ALIAS";
    if (!isHidden) aliases.push(at);
  }
  return { aliases, values: [], exists: true };
}

/** A record's value in an answer, without the final dot of host names. */
function answerValue({ type, value }: ResolvedRecord): string {
  return type === "TXT" ? value : value.replace(/(?<=[^ ])\.$/, "");
}

export function nameserversOf({ rows }: WithRows, domain: string): string[] {
  return worldRecords({ rows }, plainName(domain)).flatMap(({ type, values }) =>
    type === "NS" ? values.map(plainName) : [],
  );
}

export function arePlatforms(nameservers: readonly string[]): boolean {
  return nameservers.length > 0 && nameservers.every((name) => platformNameservers.includes(name));
}

function recordsAt(rows: WithRows, name: string): ResolvedRecord[] {
  const domain = domainOf(rows, name);
  const nameservers = domain ? nameserversOf(rows, domain.name) : [];
  if (!domain?.zone) return inWorld(rows, name);
  if (arePlatforms(nameservers)) return inZone(rows, domain, name, () => true);
  const external = inWorld(rows, name);
  if (nameservers.length > 0 || external.some(({ type }) => type === "CNAME")) return external;
  const inOwnZone = inZone(rows, domain, name, ({ creatorId }) => creatorId !== system);
  return [...external, ...inOwnZone.filter((record) => !external.some(({ type }) => type === record.type))];
}

function inWorld(rows: WithRows, name: string): ResolvedRecord[] {
  const at = (one: string): ResolvedRecord[] =>
    worldRecords(rows, one).flatMap(({ type, values }) => values.map((value) => ({ type, value })));
  const names = worldRecords(rows).map((record) => record.name);
  const records = lookUp(name, at, names);
  // The platform's own name needs no record in the world.
  return records.length === 0 && name === platformName ? [{ type: "A", value: platformAddress }] : records;
}

function inZone(
  rows: WithRows,
  { id, name: domain }: AccountDomainRow,
  name: string,
  counts: (record: RecordRow) => boolean,
): ResolvedRecord[] {
  const at = (one: string): ResolvedRecord[] =>
    answersOf(rows.rows(recordTable).by("place", zonePlace(id, one)).filter(counts));
  const records = rows.rows(recordTable).by("domain", id).filter(counts);
  const matching = lookUp(
    name === domain ? "" : name.slice(0, -domain.length - 1),
    at,
    records.map((record) => record.name),
  );
  const servers = name === domain ? worldRecords(rows, name).filter(({ type }) => type === "NS") : [];
  return [...matching, ...servers.flatMap(({ type, values }) => values.map((value) => ({ type, value })))];
}

/** Looks a name up, or else the closest wildcard above it (RFC 4592). */
function lookUp(name: string, at: (name: string) => ResolvedRecord[], names: readonly string[]): ResolvedRecord[] {
  const isThere = (one: string) => names.some((each) => each === one || each.endsWith(`.${one}`));
  if (name === "" || isThere(name)) return at(name);
  for (let dot = name.indexOf("."); dot !== -1; dot = name.indexOf(".", dot + 1)) {
    const parent = name.slice(dot + 1);
    const records = at(`*.${parent}`);
    if (records.length > 0 || isThere(parent)) return records;
  }
  return at("*");
}

const addresses: readonly string[] = ["A", "AAAA", "ALIAS", "CNAME"];

/** Users' records hide the system's. */
function answersOf(records: readonly RecordRow[]): ResolvedRecord[] {
  const leads = records.some(({ type, creatorId }) => addresses.includes(type) && creatorId !== system);
  return records
    .filter(({ type, creatorId }) => !(leads && creatorId === system && addresses.includes(type)))
    .map((record) => ({ type: record.type, value: recordText(record) }));
}

function recordText({ value, priority }: Pick<RecordData, "value" | "priority">): string {
  return priority === undefined ? value : `${priority} ${value}`;
}
