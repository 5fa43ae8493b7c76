import { plainName } from "../../engine/addresses/domain-name.ts";
import type { WithRows } from "../../engine/services.ts";
import type { RecordType } from "../world/record-value.ts";
import { type DnsAnswer, worldRecords } from "../world/world.ts";
import {
  type AccountDomainRow,
  domainOf,
  type RecordData,
  type RecordRow,
  recordTable,
  zonePlace,
} from "./domain-tables.ts";
import { platformAddress, platformName, platformNameservers } from "./platform-names.ts";
import { system } from "./system-records.ts";

interface Found {
  readonly type: RecordData["type"];
  readonly value: string;
}

const mostAliases = 8;

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
  for (let hops = 0; hops < mostAliases; hops++) {
    const records = recordsAt(rows, at);
    const found = records.filter((record) => record.type === type);
    if (found.length > 0) return { aliases, values: [...new Set(found.map(answered))], exists: true };
    const other = records.find((record) => record.type === "CNAME" || (record.type === "ALIAS" && /^A+$/.test(type)));
    if (!other) return { aliases, values: [], exists: records.length > 0 };
    at = plainName(other.value);
    // What a zone calls ALIAS is followed by who answers, and neither it nor what comes after it is seen by anybody else.
    isHidden ||= other.type === "ALIAS";
    if (!isHidden) aliases.push(at);
  }
  return { aliases, values: [], exists: true };
}

/** A record's value in an answer: of hosts' names the last dot goes, which a zone may have or not. */
function answered({ type, value }: Found): string {
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

function recordsAt(rows: WithRows, name: string): Found[] {
  const domain = domainOf(rows, name);
  const nameservers = domain ? nameserversOf(rows, domain.name) : [];
  if (!domain?.zone) return inWorld(rows, name);
  if (arePlatforms(nameservers)) return inZone(rows, domain, name, () => true);
  const said = inWorld(rows, name);
  if (nameservers.length > 0 || said.some(({ type }) => type === "CNAME")) return said;
  const made = inZone(rows, domain, name, ({ creatorId }) => creatorId !== system);
  return [...said, ...made.filter((record) => !said.some(({ type }) => type === record.type))];
}

function inWorld(rows: WithRows, name: string): Found[] {
  const at = (one: string): Found[] =>
    worldRecords(rows, one).flatMap(({ type, values }) => values.map((value) => ({ type, value })));
  const names = worldRecords(rows).map((record) => record.name);
  const found = lookUp(name, at, names);
  // What is the platform's own, the world need not say.
  return found.length === 0 && name === platformName ? [{ type: "A", value: platformAddress }] : found;
}

function inZone(
  rows: WithRows,
  { id, name: domain }: AccountDomainRow,
  name: string,
  counts: (record: RecordRow) => boolean,
): Found[] {
  const at = (one: string): Found[] => answersOf(rows.rows(recordTable).by("place", zonePlace(id, one)).filter(counts));
  const records = rows.rows(recordTable).by("domain", id).filter(counts);
  const found = lookUp(
    name === domain ? "" : name.slice(0, -domain.length - 1),
    at,
    records.map((record) => record.name),
  );
  const servers = name === domain ? worldRecords(rows, name).filter(({ type }) => type === "NS") : [];
  return [...found, ...servers.flatMap(({ type, values }) => values.map((value) => ({ type, value })))];
}

/** What a name has: by itself or, where there is nothing below it either, by the wildcard next above it (RFC 4592). */
function lookUp(name: string, at: (name: string) => Found[], names: readonly string[]): Found[] {
  const isThere = (one: string) => names.some((each) => each === one || each.endsWith(`.${one}`));
  if (name === "" || isThere(name)) return at(name);
  for (let dot = name.indexOf("."); dot !== -1; dot = name.indexOf(".", dot + 1)) {
    const parent = name.slice(dot + 1);
    const found = at(`*.${parent}`);
    if (found.length > 0 || isThere(parent)) return found;
  }
  return at("*");
}

const addresses: readonly string[] = ["A", "AAAA", "ALIAS", "CNAME"];

/** What a zone answers of the records of a name: what leads elsewhere takes the place of the platform's own. */
function answersOf(records: readonly RecordRow[]): Found[] {
  const leads = records.some(({ type, creatorId }) => addresses.includes(type) && creatorId !== system);
  return records
    .filter(({ type, creatorId }) => !(leads && creatorId === system && addresses.includes(type)))
    .map((record) => ({ type: record.type, value: textOf(record) }));
}

function textOf({ value, priority }: Pick<RecordData, "value" | "priority">): string {
  return priority === undefined ? value : `${priority} ${value}`;
}
