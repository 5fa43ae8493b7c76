import { apexOf, domainProblem, plainName } from "../../engine/addresses/domain-name.ts";
import { isPlatformHost } from "../../engine/addresses/platform-hosts.ts";
import { type PlatformError, refuse } from "../../engine/platform-error.ts";
import type { Services, WithRows } from "../../engine/services.ts";
import { deploymentTable } from "../deployments/tables.ts";
import { type AccountDomainRow, accountDomainTable, domainOf } from "../names/domain-tables.ts";
import { type DomainRow, domainTable, type ProjectRow } from "../projects/tables.ts";
import { type AliasRow, aliasTable } from "./alias-tables.ts";

type Names = Pick<Services, "rows" | "hosts">;

export interface Holder {
  readonly accountId: string;
  readonly projectId: string | null;
  readonly by: "domain" | "alias" | "deployment";
}

/** Holders of a host name in any spelling (`site.vercel.app` is `site.localhost`). Unverified domains hold nothing. */
export function holdersOf({ rows, hosts }: Names, name: string): Holder[] {
  return hosts.spellings(name).flatMap((host) => [
    ...rows(domainTable)
      .by("name", host)
      .filter(({ verified }) => verified)
      .map((domain) => ({ ...placeIn(domain), by: "domain" as const })),
    ...rows(deploymentTable)
      .by("host", host)
      .map((deployment) => ({ ...placeIn(deployment), by: "deployment" as const })),
    ...rows(aliasTable)
      .by("alias", host)
      .map((alias) => ({ ...placeIn(alias), by: "alias" as const })),
  ]);
}

/** Whether a name is the platform's own: a host of its API, or the base of projects' names. */
export function isPlatformsName({ hosts }: Names, name: string): boolean {
  return hosts.isBase(name) || isPlatformHost(name) || hosts.spellings(name).some(hosts.isApi);
}

/** Whether a name, or else its apex, belongs to another account and not to this one. */
export function isAnothers(services: Names, name: string, accountId: string): boolean {
  const holders = holdersOf(services, name);
  const { rows, hosts } = services;
  if (holders.length > 0 || hosts.isOwn(name)) return holders.some((holder) => holder.accountId !== accountId);
  const siblings = rows(domainTable)
    .by("within", apexOf(name))
    .filter(({ verified }) => verified);
  const owners = [...siblings, domainOf(services, name)].flatMap((domain) => domain?.accountId ?? []);
  return owners.length > 0 && !owners.includes(accountId);
}

/** Whether a generated name is free for a project, or its own alias already. */
export function isFreeFor(services: Names, name: string, { id, accountId }: ProjectRow): boolean {
  const isOwn = ({ projectId, by }: Holder) => projectId === id && by === "alias";
  return (
    !isPlatformsName(services, name) && !isAnothers(services, name, accountId) && holdersOf(services, name).every(isOwn)
  );
}

function placeIn({ accountId, projectId }: Omit<Holder, "by">): Omit<Holder, "by"> {
  return { accountId, projectId };
}

export function namesBelow(
  { rows }: WithRows,
  { name: domain, accountId }: Pick<AccountDomainRow, "name" | "accountId">,
): { readonly domains: readonly DomainRow[]; readonly aliases: readonly AliasRow[] } {
  const isOwn = (one: DomainRow | AliasRow) => one.accountId === accountId;
  return {
    domains: rows(domainTable).by("within", domain).filter(isOwn),
    aliases: rows(aliasTable).by("domain", domain).filter(isOwn),
  };
}

/** Checks the name of a new domain. Throws 400 for an invalid one, and 409 for one in use. */
export function freeName(services: Services, text: string, accountId: string): string {
  const name = plainName(text.trim());
  const problem = name.includes(".") ? domainProblem(name) : "has to have a dot, as example.com does";
  if (problem !== undefined) throw invalid(text, problem);
  const { hosts, rows } = services;
  if (hosts.isOwn(name) || isPlatformsName(services, name))
    throw invalid(text, "must not be one of the platform's own");
  const isMine = rows(accountDomainTable).first("name", name)?.accountId === accountId;
  if (isMine) throw refuse("domain_exists", { name });
  if (isAnothers(services, name, accountId)) throw refuse("domain_of_another_account", { name });
  return name;
}

function invalid(text: string, problem: string): PlatformError {
  return refuse("domain_name_invalid", { name: JSON.stringify(text), problem });
}
