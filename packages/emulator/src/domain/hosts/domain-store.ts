import { apexOf, isFullHostName } from "../../engine/addresses/domain-name.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { badRequest, conflict, invalid, type PlatformError, refuse } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import type { Draft } from "../../store/table.ts";
import type { ResourceScope } from "../accounts/access/require-right.ts";
import { customEnvironmentIdOf } from "../environment/custom-environments.ts";
import { resolveName } from "../names/resolve.ts";
import { type DomainRow, domainTable, type ProjectRow, projectTable } from "../projects/tables.ts";
import { type Holder, holdersOf, isAnothers, isPlatformsName } from "./host-names.ts";
import { newChallenge } from "./take-names.ts";

export interface DomainInput {
  readonly name: string;
  readonly gitBranch?: string | null | undefined;
  readonly customEnvironmentId?: string | null | undefined;
  readonly redirect?: string | null | undefined;
  readonly redirectStatusCode?: DomainRow["redirectStatusCode"] | undefined;
}

type IsSeen = (place: ResourceScope) => boolean;

/** Adds a domain, with a TXT challenge while another account has it. Throws 400, 409. @param isSeen whether errors may name the project */
export function putDomain(services: Services, project: ProjectRow, input: DomainInput, isSeen?: IsSeen): DomainRow {
  const { rows, hosts } = services;
  const name = input.name.toLowerCase();
  if (!isFullHostName(name.replace(/^\*\./, "")) || hosts.isTooDeep(name))
    throw invalid(`\`name\`: "${input.name}" is not a domain name`);
  if (isPlatformsName(services, name)) throw conflict(`Cannot add ${name} since it is the platform's own`);
  const customEnvironmentId = environmentIdIn(services, project.id, input) ?? null;
  const waiting = rows(domainTable).by("name", name);
  refuseHeld(services, project, name, [...waiting, ...holdersOf(services, name)], isSeen);
  const verified = !isAnothers(services, name, project.accountId);
  if (!verified && hosts.isOwn(name)) throw assignedElsewhere(name);
  checkBranch(project, input);
  const draft: Draft<DomainRow> & { readonly id: string } = {
    id: `${project.id}/${name}`,
    projectId: project.id,
    accountId: project.accountId,
    name,
    apexName: apexOf(name),
    verified,
    gitBranch: input.gitBranch ?? null,
    customEnvironmentId,
    ...checkRedirect(services, project.id, name, input),
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

/** Whether DNS has the challenge below the apex. */
export function isProven(services: Services, { apexName, challenge }: DomainRow): boolean {
  return challenge !== undefined && resolveName(services, `_vercel.${apexName}`, "TXT").includes(challenge);
}

export function changeDomain(services: Services, domain: DomainRow, input: Omit<DomainInput, "name">): DomainRow {
  const redirect = input.redirect === undefined ? {} : checkRedirect(services, domain.projectId, domain.name, input);
  const { gitBranch, redirectStatusCode } = input;
  const customEnvironmentId = environmentIdIn(services, domain.projectId, input);
  const changes = omitUndefined({ gitBranch, redirectStatusCode, customEnvironmentId });
  const project = services.rows(projectTable).get(domain.projectId);
  if (project) checkBranch(project, { ...domain, ...changes, ...redirect });
  return services.rows(domainTable).change(domain.id, { ...changes, ...redirect });
}

/** Throws 400 for the production branch, and for a branch beside a redirect. */
function checkBranch({ settings: { link } }: ProjectRow, { gitBranch, redirect }: Omit<DomainInput, "name">): void {
  if (!gitBranch) return;
  if (redirect) throw invalid(`\`gitBranch\`: ${gitBranch} cannot be beside \`redirect\``);
  if (link?.productionBranch === gitBranch)
    throw invalid(`\`gitBranch\`: ${gitBranch} is the production branch; leave it out for a domain of production`);
}

function environmentIdIn(
  services: Services,
  projectId: string,
  { customEnvironmentId: id }: Omit<DomainInput, "name">,
) {
  return id && customEnvironmentIdOf(services, projectId, id, "customEnvironmentId");
}

/** Throws 409 where another project of the account holds the domain. */
export function checkHeld(services: Services, project: ProjectRow, name: string, isSeen: IsSeen): void {
  const holders = holdersOf(services, name).filter(({ projectId }) => projectId !== project.id);
  refuseHeld(services, project, name, holders, isSeen);
}

function assignedElsewhere(name: string): PlatformError {
  return badRequest(`Cannot add ${name} since it is assigned to another project already`);
}

/** Throws 409 where the account holds the name already, and 400 for a name of the platform's. */
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
  const isVisible = isSeen(holder);
  const other = isVisible ? `the project ${rows(projectTable).get(projectId)?.name}` : "another project";
  const project = projectId === id ? "this project" : other;
  const owner = holder.by === "deployment" ? `a deployment of ${project}` : project;
  throw refuse("domain_in_use", { name, owner, projectId: isVisible ? projectId : undefined, domain: { name } });
}

function leadsTo({ rows }: Services, domain: DomainRow, name: string): boolean {
  const visited = new Set<string>();
  for (let at: DomainRow | undefined = domain; at?.redirect && !visited.has(at.name); ) {
    if (at.redirect === name) return true;
    visited.add(at.name);
    at = rows(domainTable).get(`${at.projectId}/${at.redirect}`);
  }
  return false;
}

function checkRedirect(
  services: Services,
  projectId: string,
  name: string,
  { redirect = null, redirectStatusCode = null }: Omit<DomainInput, "name">,
): Pick<DomainRow, "redirect" | "redirectStatusCode"> {
  if (redirect === null) return { redirect: null, redirectStatusCode: null };
  const target = services.rows(domainTable).get(`${projectId}/${redirect.toLowerCase()}`);
  if (!target) throw invalid(`\`redirect\`: ${redirect} is not a domain of the project`);
  if (target.name === name) throw invalid(`\`redirect\`: ${redirect} would lead to itself`);
  if (leadsTo(services, target, name))
    throw invalid(`\`redirect\`: ${redirect} leads back to ${name}, and nobody would arrive`);
  return { redirect: target.name, redirectStatusCode };
}
