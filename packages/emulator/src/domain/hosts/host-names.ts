import { apexOf } from "../../engine/addresses/domain-name.ts";
import { isPlatformHost } from "../../engine/addresses/platform-hosts.ts";
import type { Services, WithRows } from "../../engine/services.ts";
import { deploymentTable } from "../deployments/tables.ts";
import { type AccountDomainRow, domainOf } from "../names/domain-tables.ts";
import { type DomainRow, domainTable, type ProjectRow } from "../projects/tables.ts";
import { type AliasRow, aliasTable } from "./alias-tables.ts";

type Names = Pick<Services, "rows" | "hosts">;

export interface Holder {
  readonly accountId: string;
  readonly projectId: string | null;
  readonly by: "domain" | "alias" | "deployment";
}

/** Who has a host name, in whichever spelling (`site.vercel.app` is `site.localhost`). A domain that waits to be verified holds nothing. */
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

/** Whether a name is the platform's own: one of its API, under which nothing else is ever reached, or what all names of projects are below. */
export function isPlatformsName({ hosts }: Names, name: string): boolean {
  return hosts.isBase(name) || isPlatformHost(name) || hosts.spellings(name).some(hosts.isApi);
}

/** Whether another account has a name or, if nobody has, its domain or a verified one of its apex, and this account has neither. */
export function isAnothers(services: Names, name: string, accountId: string): boolean {
  const holders = holdersOf(services, name);
  const { rows, hosts } = services;
  if (holders.length > 0 || hosts.isOwn(name)) return holders.some((holder) => holder.accountId !== accountId);
  const beside = rows(domainTable)
    .by("within", apexOf(name))
    .filter(({ verified }) => verified);
  const owners = [...beside, domainOf(services, name)].flatMap((domain) => domain?.accountId ?? []);
  return owners.length > 0 && !owners.includes(accountId);
}

/** Whether a project may be given a name that nobody asked for: nobody has it, or the project itself as a mere alias. */
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
