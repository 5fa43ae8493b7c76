import type { Operations } from "@slipway/domains/contract";
import { apexOf, plainName } from "../../engine/addresses/domain-name.ts";
import type { Services } from "../../engine/services.ts";
import { readCaa } from "../world/record-value.ts";
import { type Domain, domainOf, platformAddress, platformIssuer, platformName } from "./domain-tables.ts";
import { arePlatforms, nameserversOf, resolveName } from "./resolve.ts";

type Config = Operations["getDomainConfig"]["output"];
type Challenge = "dns-01" | "http-01";
type Conflict = NonNullable<Config["conflicts"]>[number];

export interface DomainState {
  readonly acceptedChallenges: readonly Challenge[];
  readonly configuredBy: "A" | "CNAME" | "dns-01" | null;
  readonly misconfigured: boolean;
  readonly nameservers: readonly string[];
  readonly serviceType: Domain["serviceType"];
  readonly aValues: readonly string[];
  readonly cnames: readonly string[];
  readonly conflicts: readonly Conflict[];
  /** Whether CAA records forbid the platform's certificates. */
  readonly isRefused: boolean;
}

/** Whether DNS leads a name here, and which ACME challenges can prove it. */
export function domainState(services: Services, name: string): DomainState {
  const domain = domainOf(services, name)?.name ?? apexOf(name);
  const nameservers = nameserversOf(services, domain);
  const isDelegated = arePlatforms(nameservers);
  const aValues = resolveName(services, name, "A");
  const cnames = resolveName(services, name, "CNAME").map(plainName);
  const leads = leadsHere(services, name, aValues, cnames);
  const isWildcard = name.startsWith("*.");
  const acceptedChallenges: Challenge[] = [
    ...(isDelegated ? (["dns-01"] as const) : []),
    ...(leads !== null && !isWildcard ? (["http-01"] as const) : []),
  ];
  const configuredBy = leads ?? (isDelegated ? "dns-01" : null);
  const refusing = caaAgainst(services, name, domain);
  return {
    acceptedChallenges,
    configuredBy,
    misconfigured: configuredBy === null || acceptedChallenges.length === 0 || refusing.length > 0,
    nameservers,
    serviceType: serviceTypeOf(nameservers),
    aValues,
    cnames,
    conflicts: [
      ...(leads === null ? aValues.map((value) => ({ name, type: "A", value })) : []),
      ...refusing.map((value) => ({ name, type: "CAA", value })),
    ],
    isRefused: refusing.length > 0,
  };
}

export function serviceTypeOf(nameservers: readonly string[]): Domain["serviceType"] {
  if (nameservers.length === 0) return "na";
  return arePlatforms(nameservers) ? "zeit.world" : "external";
}

function leadsHere(
  { hosts }: Services,
  name: string,
  aValues: readonly string[],
  cnames: readonly string[],
): "A" | "CNAME" | null {
  if (hosts.isOwn(name) || cnames.some((other) => isPlatforms(other) || hosts.isOwn(other))) return "CNAME";
  return aValues.length > 0 && aValues.every((value) => value === platformAddress) ? "A" : null;
}

/** Projects have targets of their own, such as `1f2e.vercel-dns-017.com`. */
function isPlatforms(name: string): boolean {
  return name === platformName || /(^|\.)vercel-dns(-\d+)?\.com$/.test(name);
}

/** The closest CAA records that forbid the platform's certificates. */
function caaAgainst(services: Services, name: string, domain: string): string[] {
  const isWildcard = name.startsWith("*.");
  for (let at = isWildcard ? name.slice(2) : name; at.length >= domain.length; at = at.slice(at.indexOf(".") + 1)) {
    const records = resolveName(services, at, "CAA");
    const of = (...tags: string[]) => records.filter((record) => tags.includes(readCaa(record)?.tag ?? ""));
    // RFC 8659: an unknown critical tag forbids issuance.
    const unknown = records.filter(
      (record) => isCritical(record) && !of("issue", "issuewild", "iodef").includes(record),
    );
    if (unknown.length > 0) return unknown;
    const wild = isWildcard ? of("issuewild") : [];
    const relevant = wild.length > 0 ? wild : of("issue");
    if (records.length > 0) return relevant.some((record) => issuerOf(record) === platformIssuer) ? [] : relevant;
    if (!at.includes(".")) break;
  }
  return [];
}

function issuerOf(record: string): string | undefined {
  return readCaa(record)?.value.split(";")[0]?.trim().toLowerCase();
}

function isCritical(record: string): boolean {
  return ((readCaa(record)?.flags ?? 0) & 128) !== 0;
}
