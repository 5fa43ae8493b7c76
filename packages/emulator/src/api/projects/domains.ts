import type { Operations } from "@slipway/projects/contract";
import type { WebhookPayloads } from "@slipway/webhooks";
import { can, type ResourceScope, requireRight } from "../../domain/accounts/access/require-right.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import { customEnvironmentIn } from "../../domain/environment/custom-environments.ts";
import { recordAndDeliver, subjectOf } from "../../domain/events/record-event.ts";
import {
  changeDomain,
  checkHeld,
  type DomainInput,
  isProven,
  keepProof,
  putDomain,
} from "../../domain/hosts/domain-store.ts";
import { directDomain, takeFromOthers } from "../../domain/hosts/domain-traffic.ts";
import { isAnothers } from "../../domain/hosts/host-names.ts";
import { dropAlias } from "../../domain/hosts/point-alias.ts";
import { presentProjectDomain } from "../../domain/hosts/present-domain.ts";
import { takeDomain } from "../../domain/hosts/take-domain.ts";
import { takeName } from "../../domain/hosts/take-names.ts";
import { ensureDomain } from "../../domain/names/add-domain.ts";
import { accountDomainTable } from "../../domain/names/domain-tables.ts";
import { eventTypes } from "../../domain/projects/event-types.ts";
import { findProject, scopeOfProject } from "../../domain/projects/find-project.ts";
import { followsProduction } from "../../domain/projects/production-domain.ts";
import { type DomainRow, domainTable, type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import type { EventType, WebhookEvent } from "../../engine/event-type.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { pageOf, pageOldestFirst } from "../../engine/page.ts";
import { invalid, refuse, requireFound } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/projects/contract.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { actOn, onProject } from "../../pipeline/resource.ts";
import { type Clause, having } from "../../store/rows.ts";

const onDomain = actOn(findDomain);

export const domainHandlers: SomeHandlers<
  Operations & Unlisted,
  `${string}ProjectDomain${"" | "s" | "ByName"}` | "addProjectAlias"
> = {
  listProjectDomains: onProject((project, { customEnvironmentId: named, ...filter }, context) => {
    const custom = named === undefined ? undefined : customEnvironmentIn(context, project.id, named);
    const { production, target, gitBranch, redirect, redirects, verified } = filter;
    const matches = context
      .rows(domainTable)
      .where([
        ...having("project", project.id),
        ...withState("production", production || undefined),
        ...withState("production", target && target === "production"),
        ...withState("branch", gitBranch),
        ...withState("environment", custom?.id),
        ...withState("redirect", redirect),
        ...withState("redirects", redirects === false ? false : undefined),
        ...withState("verified", verified),
      ]);
    const { items, pagination } = filter.order === "ASC" ? pageOldestFirst(matches, filter) : pageOf(matches, filter);
    return { domains: items.map(presentProjectDomain), pagination };
  }),

  addProjectDomain: onProject((project, { idOrName: _, ...input }, context) =>
    presentProjectDomain(addDomain(context, project, input)),
  ),

  addProjectAlias: onProject((project, { domain }, context) => {
    addDomain(context, project, { name: domain });
    const all = context.rows(domainTable).by("project", project.id);
    return all.map(({ name, createdAt }) => ({ domain: name, target: "PRODUCTION", createdAt }));
  }),

  getProjectDomain: onDomain(({ domain }) => presentProjectDomain(domain)),

  getProjectDomainByName({ domain }, context) {
    const sameName = context.rows(domainTable).by("name", domain.toLowerCase());
    const inScope = sameName.filter(({ accountId }) => context.scope.accounts.includes(accountId));
    const visible = inScope.find((one) => can(context, "read", one));
    return presentProjectDomain(requireFound(visible, "Project domain"));
  },

  updateProjectDomain: onDomain(({ project, domain }, { idOrName: _, domain: __, ...input }, context) => {
    const changed = changeDomain(context, domain, input);
    checkProduction(context, project, domain, changed);
    directDomain(context, changed);
    const [previous, next] = [deliveredState(domain), deliveredState(changed)];
    const delivered = { project: { id: project.id }, previous, next };
    record(context, eventTypes["project-domain-updated"], project, changed, delivered);
    return presentProjectDomain(changed);
  }),

  removeProjectDomain: onDomain(({ project, domain }, { removeRedirects }, context) => {
    const rows = context.rows(domainTable);
    const redirects = rows.by("project", project.id).filter(({ redirect }) => redirect === domain.name);
    if (redirects.length > 0 && removeRedirects !== true) {
      const names = redirects.map((redirect) => redirect.name).join(", ");
      throw refuse("domain_redirected_to", { name: domain.name, names });
    }
    checkProduction(context, project, domain, ...redirects);
    for (const each of [domain, ...redirects]) {
      rows.remove(each.id);
      dropAlias(context, each.name, project.id);
      record(context, eventTypes["project-domain-deleted"], project, each, deliveredDomain(each));
    }
    return {};
  }),

  moveProjectDomain: onDomain(({ project, domain }, { idOrName: _, domain: __, projectId, ...changes }, context) => {
    const target = findProject(context, projectId);
    if (target.id === project.id) throw invalid(`\`projectId\`: ${domain.name} is a domain of ${project.name} already`);
    checkProduction(context, project, domain);
    context.rows(domainTable).remove(domain.id);
    dropAlias(context, domain.name, project.id);
    const input = { name: domain.name, gitBranch: domain.gitBranch, ...omitUndefined(changes) };
    const put = putDomain(context, target, input, seenBy(context));
    const moved = target.accountId === domain.accountId ? keepProof(context, put, domain) : put;
    checkProduction(context, target, moved);
    useDomain(context, moved);
    const route = { from: { projectId: project.id }, to: { projectId: target.id } };
    const delivered = { domain: { name: moved.name }, ...route, isRedirect: moved.redirect !== null };
    record(context, eventTypes["project-domain-moved"], target, moved, delivered);
    return presentProjectDomain(moved);
  }),

  verifyProjectDomain: onDomain(({ project, domain }, _, context) => {
    if (domain.verified) return presentProjectDomain(domain);
    if (isProven(context, domain)) takeProven(context, domain);
    else if (isAnothers(context, domain.name, domain.accountId))
      throw refuse("project_domain_unproven", { ...domain, record: domain.challenge });
    checkHeld(context, project, domain.name, seenBy(context));
    const { challenge: __, ...rest } = domain;
    const verified = context.rows(domainTable).put({ ...rest, verified: true });
    useDomain(context, verified);
    record(context, eventTypes["project-domain-verified"], project, verified, deliveredDomain(verified));
    return presentProjectDomain(verified);
  }),
};

function addDomain(context: Context, project: ProjectRow, input: DomainInput): DomainRow {
  const domain = putDomain(context, project, input, seenBy(context));
  useDomain(context, domain);
  record(context, eventTypes["project-add-alias"], project, domain, deliveredDomain(domain));
  return domain;
}

function withState(name: string, value: string | boolean | undefined): readonly Clause<"state">[] {
  return having("state", value === undefined ? undefined : `${name}=${value}`);
}

function findDomain({ idOrName, domain: name }: Readonly<Record<"idOrName" | "domain", string>>, context: Context) {
  const project = findProject(context, idOrName);
  const row = context.rows(domainTable).get(`${project.id}/${name.toLowerCase()}`);
  return { project, domain: requireFound(row, "Project domain") };
}

function takeProven(context: Context, { name, accountId }: DomainRow): void {
  takeName(context, name, accountId);
  if (context.rows(accountDomainTable).count("name", name) > 0) takeDomain(context, name, accountId);
}

/** Gives a domain to its account where it is verified, and its visitors to its project. */
function useDomain(context: Context, domain: DomainRow): void {
  const { name, apexName, accountId, verified } = domain;
  if (verified && !context.hosts.isOwn(name))
    ensureDomain(context, name, apexName, { accountId, creatorId: context.scope.user.id });
  takeFromOthers(context, domain);
  directDomain(context, domain);
}

/** Throws 403 where one of the domains follows production and one may not deploy there: it says what production's visitors see. */
function checkProduction(context: Context, project: ProjectRow, ...domains: readonly DomainRow[]): void {
  if (domains.some(followsProduction)) requireRight(context, "deploy.production", scopeOfProject(project));
}

function seenBy(context: Context): (place: ResourceScope) => boolean {
  return (place) => can(context, "read", place);
}

function deliveredDomain({ projectId, name }: DomainRow): { project: { id: string }; domain: { name: string } } {
  return { project: { id: projectId }, domain: { name } };
}

function deliveredState({ name: domain, redirect, redirectStatusCode, gitBranch }: DomainRow) {
  return { domain, redirect, redirectStatusCode, gitBranch };
}

/** Records what the request's user did to a project's domain. */
function record<Event extends WebhookEvent>(
  context: Context,
  eventType: EventType<string, Event>,
  project: ProjectRow,
  { name }: DomainRow,
  delivered: WebhookPayloads[NoInfer<Event>],
): void {
  const text = `${context.scope.user.username}: ${name} of ${project.name}`;
  const payload = { projectId: project.id, domain: name };
  const about = { ...subjectOf(projectTable, project), text, entityId: name, payload };
  recordAndDeliver(context, eventType, about, () => delivered);
}
