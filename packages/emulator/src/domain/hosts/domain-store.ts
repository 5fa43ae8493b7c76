import { apexOf, isFullHostName } from "../../engine/addresses/domain-name.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { badRequest, invalid, type PlatformError, refuse } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import type { Draft } from "../../store/table.ts";
import type { ResourceScope } from "../accounts/access/require-right.ts";
import { customEnvironmentIdOf } from "../environment/custom-environments.ts";
import { resolveName } from "../names/resolve.ts";
import { type DomainRow, domainTable, type ProjectRow, projectTable } from "../projects/tables.ts";
import { type Holder, holdersOf, isAnothers, isPlatformsName } from "./host-names.ts";
import { newChallenge } from "./take-names.ts";

export interface DomainWish {
  readonly name: string;
  readonly gitBranch?: string | null | undefined;
  readonly customEnvironmentId?: string | null | undefined;
  readonly redirect?: string | null | undefined;
  readonly redirectStatusCode?: DomainRow["redirectStatusCode"] | undefined;
}

type IsSeen = (place: ResourceScope) => boolean;

/** Adds a domain, with a TXT challenge while another account has it. Throws 400, 409. @param isSeen whether a project may be named */
export function putDomain(services: Services, project: ProjectRow, wish: DomainWish, isSeen?: IsSeen): DomainRow {
  const { rows, hosts } = services;
  const name = wish.name.toLowerCase();
  if (!isFullHostName(name.replace(/^\*\./, "")) || hosts.isTooDeep(name))
    throw invalid(`\`name\`: "${wish.name}" is no domain name`);
  if (isPlatformsName(services, name)) throw badRequest(`Cannot add ${name} since it is the platform's own`);
  const customEnvironmentId = environmentIdIn(services, project.id, wish) ?? null;
  const waiting = rows(domainTable).by("name", name);
  refuseHeld(services, project, name, [...waiting, ...holdersOf(services, name)], isSeen);
  const verified = !isAnothers(services, name, project.accountId);
  if (!verified && hosts.isOwn(name)) throw assignedElsewhere(name);
  checkBranch(project, wish);
  const draft: Draft<DomainRow> & { readonly id: string } = {
    id: `${project.id}/${name}`,
    projectId: project.id,
    accountId: project.accountId,
    name,
    apexName: apexOf(name),
    verified,
    gitBranch: wish.gitBranch ?? null,
    customEnvironmentId,
    ...checkRedirect(services, project.id, name, wish),
  };
  return rows(domainTable).put(verified ? draft : { ...draft, challenge: newChallenge(name) });
}

export function keepProof({ rows }: Services, put: DomainRow, before: DomainRow): DomainRow {
  const { challenge: _, ...domain } = put;
  return rows(domainTable).put({
    ...domain,
    verified: before.verified,
    ...omitUndefined({ challenge: before.challenge }),
  });
}

/** Whether DNS proves whose a domain is: the platform looks for its challenge below the apex. */
export function isProven(services: Services, { apexName, challenge }: DomainRow): boolean {
  return challenge !== undefined && resolveName(services, `_vercel.${apexName}`, "TXT").includes(challenge);
}

export function changeDomain(services: Services, domain: DomainRow, wish: Omit<DomainWish, "name">): DomainRow {
  const redirect = wish.redirect === undefined ? {} : checkRedirect(services, domain.projectId, domain.name, wish);
  const { gitBranch, redirectStatusCode } = wish;
  const customEnvironmentId = environmentIdIn(services, domain.projectId, wish);
  const changes = omitUndefined({ gitBranch, redirectStatusCode, customEnvironmentId });
  const project = services.rows(projectTable).get(domain.projectId);
  if (project) checkBranch(project, { ...domain, ...changes, ...redirect });
  return services.rows(domainTable).change(domain.id, { ...changes, ...redirect });
}

/** Throws 400 for a branch that is production's, and for one of a domain that leads on. */
function checkBranch({ settings: { link } }: ProjectRow, { gitBranch, redirect }: Omit<DomainWish, "name">): void {
  if (!gitBranch) return;
  if (redirect) throw invalid(`\`gitBranch\`: ${gitBranch} cannot be beside \`redirect\``);
  if (link?.productionBranch === gitBranch)
    throw invalid(`\`gitBranch\`: ${gitBranch} is the production branch; leave it out for a domain of production`);
}

function environmentIdIn(services: Services, projectId: string, { customEnvironmentId: id }: Omit<DomainWish, "name">) {
  return id && customEnvironmentIdOf(services, projectId, id, "customEnvironmentId");
}

/** Throws 409 for a domain that another project of the account has verified meanwhile. */
export function checkHeld(services: Services, project: ProjectRow, name: string, isSeen: IsSeen): void {
  const held = holdersOf(services, name).filter(({ projectId }) => projectId !== project.id);
  refuseHeld(services, project, name, held, isSeen);
}

function assignedElsewhere(name: string): PlatformError {
  return badRequest(`Cannot add ${name} since it is assigned to another project already`);
}

/** Throws 409 where the account has a domain already, by one of its projects or as URL of a deployment, and 400 for a name of the platform's. */
function refuseHeld(
  { rows, hosts }: Services,
  { id, accountId }: ProjectRow,
  name: string,
  holders: readonly (Omit<Holder, "by"> & { readonly by?: Holder["by"] })[],
  isSeen: IsSeen = () => true,
): void {
  const holder = holders.find((one) => one.accountId === accountId && one.by !== "alias");
  if (!holder?.projectId) return;
  const { projectId } = holder;
  if (hosts.isOwn(name) && projectId !== id) throw assignedElsewhere(name);
  const seen = isSeen(holder);
  const other = seen ? `the project ${rows(projectTable).get(projectId)?.name}` : "another project";
  const named = projectId === id ? "this project" : other;
  const owner = holder.by === "deployment" ? `a deployment of ${named}` : named;
  throw refuse("domain_in_use", { name, owner, projectId: seen ? projectId : undefined, domain: { name } });
}

function leadsTo({ rows }: Services, domain: DomainRow, name: string): boolean {
  const passed = new Set<string>();
  for (let at: DomainRow | undefined = domain; at?.redirect && !passed.has(at.name); ) {
    if (at.redirect === name) return true;
    passed.add(at.name);
    at = rows(domainTable).get(`${at.projectId}/${at.redirect}`);
  }
  return false;
}

function checkRedirect(
  services: Services,
  projectId: string,
  name: string,
  { redirect = null, redirectStatusCode = null }: Omit<DomainWish, "name">,
): Pick<DomainRow, "redirect" | "redirectStatusCode"> {
  if (redirect === null) return { redirect: null, redirectStatusCode: null };
  const target = services.rows(domainTable).get(`${projectId}/${redirect.toLowerCase()}`);
  if (!target) throw invalid(`\`redirect\`: ${redirect} is no domain of the project`);
  if (target.name === name) throw invalid(`\`redirect\`: ${redirect} would lead to itself`);
  if (leadsTo(services, target, name))
    throw invalid(`\`redirect\`: ${redirect} leads back to ${name}, and nobody would arrive`);
  return { redirect: target.name, redirectStatusCode };
}
