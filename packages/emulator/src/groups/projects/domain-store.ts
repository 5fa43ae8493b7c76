import { randomBytes } from "node:crypto";
import { given } from "../../engine/given.ts";
import { badRequest, conflict } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import type { Draft } from "../../store/table.ts";
import { type DomainRow, domainTable, type ProjectRow, projectTable } from "./tables.ts";

/** What a caller says about a domain. */
export interface DomainWish {
  readonly name: string;
  readonly gitBranch?: string | null | undefined;
  readonly customEnvironmentId?: string | undefined;
  readonly redirect?: string | null | undefined;
  readonly redirectStatusCode?: DomainRow["redirectStatusCode"] | undefined;
}

/**
 * Adds a domain to a project.
 *
 * The rule for verification: names under the emulator's own domains, and those whose apex no other account's project
 * has, are verified at once. Otherwise a TXT challenge is set, and `verify` passes when the other account has let go.
 * Throws 400 for a bad name, 409 where a project of the same account has the domain.
 */
export function putDomain(services: Services, project: ProjectRow, wish: DomainWish): DomainRow {
  const { rows } = services;
  const name = wish.name.toLowerCase();
  if (!/^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/.test(name) || name.length > 253) {
    throw badRequest(`Invalid request: \`name\`: "${wish.name}" is no domain name`);
  }
  const holder = rows(domainTable)
    .by("name", name)
    .find((domain) => domain.accountId === project.accountId);
  if (holder) {
    const own = holder.projectId === project.id;
    const owner = own ? "this project" : `the project ${rows(projectTable).get(holder.projectId)?.name}`;
    throw conflict(`The domain ${name} is already in use by ${owner}`, "domain_already_in_use", {
      projectId: holder.projectId,
      domain: { name },
    });
  }
  const draft: Draft<DomainRow> & { readonly id: string } = {
    id: `${project.id}/${name}`,
    projectId: project.id,
    accountId: project.accountId,
    name,
    apexName: apexOf(name),
    verified: true,
    gitBranch: wish.gitBranch ?? null,
    customEnvironmentId: wish.customEnvironmentId ?? null,
    ...checkRedirect(services, project.id, name, wish),
  };
  const free = isFree(services, draft);
  return rows(domainTable).put(
    free
      ? draft
      : { ...draft, verified: false, challenge: `vc-domain-verify=${name},${randomBytes(10).toString("hex")}` },
  );
}

/** Changes branch and redirect; throws 400 for a redirect that leads nowhere. */
export function changeDomain(services: Services, domain: DomainRow, wish: Omit<DomainWish, "name">): DomainRow {
  const redirect = wish.redirect === undefined ? {} : checkRedirect(services, domain.projectId, domain.name, wish);
  const changes = given({ gitBranch: wish.gitBranch, redirectStatusCode: wish.redirectStatusCode });
  return services.rows(domainTable).change(domain.id, { ...changes, ...redirect });
}

/** Whether no project of another account has a verified domain of the same apex; under our own, of the same name. */
export function isFree({ rows, hosts }: Services, domain: Pick<DomainRow, "name" | "apexName" | "accountId">): boolean {
  const rivals = hosts.isOwn(domain.name)
    ? rows(domainTable).by("name", domain.name)
    : rows(domainTable).by("apex", domain.apexName);
  return !rivals.some(({ accountId, verified }) => verified && accountId !== domain.accountId);
}

/** The last two labels: the emulator has no list of public suffixes. */
function apexOf(name: string): string {
  return name.split(".").slice(-2).join(".");
}

function checkRedirect(
  { rows }: Services,
  projectId: string,
  name: string,
  { redirect = null, redirectStatusCode = null }: Omit<DomainWish, "name">,
): Pick<DomainRow, "redirect" | "redirectStatusCode"> {
  if (redirect === null) return { redirect: null, redirectStatusCode: null };
  const target = rows(domainTable).get(`${projectId}/${redirect.toLowerCase()}`);
  if (!target) throw badRequest(`Invalid request: \`redirect\`: ${redirect} is no domain of the project`);
  if (target.name === name) throw badRequest(`Invalid request: \`redirect\`: ${redirect} would lead to itself`);
  return { redirect: target.name, redirectStatusCode };
}
