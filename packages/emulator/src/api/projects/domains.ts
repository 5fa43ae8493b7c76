import type { Operations } from "@slipway/projects/contract";
import { can, type ResourceScope, requireRight } from "../../domain/accounts/access/require-right.ts";
import type { Context } from "../../domain/accounts/context.ts";
import { customEnvironmentIn } from "../../domain/environment/custom-environments.ts";
import { recordEvent, subjectOf } from "../../domain/events/record-event.ts";
import {
  changeDomain,
  checkHeld,
  type DomainWish,
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
import { keepDomainOf } from "../../domain/names/add-domain.ts";
import { accountDomainTable } from "../../domain/names/domain-tables.ts";
import { eventTypes } from "../../domain/projects/event-types.ts";
import { findProject, placeOf } from "../../domain/projects/find-project.ts";
import { followsProduction } from "../../domain/projects/production-domain.ts";
import { type DomainRow, domainTable, type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { pageOf, pageOldestFirst } from "../../engine/page.ts";
import { invalid, notFound, refuse } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/projects/contract.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { type Clause, having } from "../../store/rows.ts";

export const domainHandlers: SomeHandlers<Operations, `${string}ProjectDomain${"" | "s"}`> &
  SomeHandlers<Unlisted, "getProjectDomainByName" | "addProjectAlias"> = {
  listProjectDomains({ idOrName, customEnvironmentId: named, ...filter }, context) {
    const project = findProject(context, idOrName);
    const custom = named === undefined ? undefined : customEnvironmentIn(context, project.id, named);
    const { production, target, gitBranch, redirect, redirects, verified } = filter;
    const found = context
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
    const { items, pagination } = filter.order === "ASC" ? pageOldestFirst(found, filter) : pageOf(found, filter);
    return { domains: items.map(presentProjectDomain), pagination };
  },

  addProjectDomain({ idOrName, ...wish }, context) {
    return presentProjectDomain(addDomain(context, findProject(context, idOrName), wish));
  },

  addProjectAlias({ idOrName, domain }, context) {
    const project = findProject(context, idOrName);
    addDomain(context, project, { name: domain });
    const all = context.rows(domainTable).by("project", project.id);
    return all.map(({ name, createdAt }) => ({ domain: name, target: "PRODUCTION", createdAt }));
  },

  getProjectDomain({ idOrName, domain }, context) {
    return presentProjectDomain(findDomain(context, idOrName, domain).domain);
  },

  getProjectDomainByName({ domain }, context) {
    const named = context.rows(domainTable).by("name", domain.toLowerCase());
    const inScope = named.filter(({ accountId }) => context.scope.accounts.includes(accountId));
    const found = inScope.find((one) => can(context, "read", one));
    if (!found) throw notFound("Project domain");
    return presentProjectDomain(found);
  },

  updateProjectDomain({ idOrName, domain: name, ...wish }, context) {
    const { project, domain } = findDomain(context, idOrName, name);
    const changed = changeDomain(context, domain, wish);
    checkProduction(context, project, domain, changed);
    directDomain(context, changed);
    recordEvent(context, eventTypes["project-domain-updated"], {
      ...aboutDomain(context, project, changed.name),
      webhooks: {
        "project.domain.updated": () => ({
          project: { id: project.id },
          previous: deliveredState(domain),
          next: deliveredState(changed),
        }),
      },
    });
    return presentProjectDomain(changed);
  },

  removeProjectDomain({ idOrName, domain: name, removeRedirects }, context) {
    const { project, domain } = findDomain(context, idOrName, name);
    const { rows } = context;
    const redirects = rows(domainTable)
      .by("project", project.id)
      .filter(({ redirect }) => redirect === domain.name);
    if (redirects.length > 0 && removeRedirects !== true) {
      const names = redirects.map((redirect) => redirect.name).join(", ");
      throw refuse("domain_redirected_to", { name: domain.name, names });
    }
    checkProduction(context, project, domain, ...redirects);
    for (const gone of [domain, ...redirects]) {
      rows(domainTable).remove(gone.id);
      dropAlias(context, gone.name, project.id);
      recordEvent(context, eventTypes["project-domain-deleted"], {
        ...aboutDomain(context, project, gone.name),
        webhooks: { "project.domain.deleted": () => deliveredDomain(gone) },
      });
    }
    return {};
  },

  moveProjectDomain({ idOrName, domain: name, projectId, ...wish }, context) {
    const { project, domain } = findDomain(context, idOrName, name);
    const target = findProject(context, projectId);
    if (target.id === project.id) throw invalid(`\`projectId\`: ${domain.name} is a domain of ${project.name} already`);
    checkProduction(context, project, domain);
    const { rows } = context;
    rows(domainTable).remove(domain.id);
    dropAlias(context, domain.name, project.id);
    const kept = { name: domain.name, gitBranch: domain.gitBranch };
    const put = putDomain(context, target, { ...kept, ...omitUndefined(wish) }, seenBy(context));
    const moved = target.accountId === domain.accountId ? keepProof(context, put, domain) : put;
    checkProduction(context, target, moved);
    keepDomain(context, moved);
    takeFromOthers(context, moved);
    directDomain(context, moved);
    recordEvent(context, eventTypes["project-domain-moved"], {
      ...aboutDomain(context, target, moved.name),
      webhooks: {
        "project.domain.moved": () => ({
          domain: { name: moved.name },
          from: { projectId: project.id },
          to: { projectId: target.id },
          isRedirect: moved.redirect !== null,
        }),
      },
    });
    return presentProjectDomain(moved);
  },

  verifyProjectDomain({ idOrName, domain: name }, context) {
    const { project, domain } = findDomain(context, idOrName, name);
    if (domain.verified) return presentProjectDomain(domain);
    if (isProven(context, domain)) takeProven(context, domain);
    else if (isAnothers(context, domain.name, domain.accountId))
      throw refuse("project_domain_unproven", { ...domain, record: domain.challenge });
    checkHeld(context, project, domain.name, seenBy(context));
    const { challenge: _, ...rest } = domain;
    const verified = context.rows(domainTable).put({ ...rest, verified: true });
    keepDomain(context, verified);
    takeFromOthers(context, verified);
    directDomain(context, verified);
    recordEvent(context, eventTypes["project-domain-verified"], {
      ...aboutDomain(context, project, verified.name),
      webhooks: { "project.domain.verified": () => deliveredDomain(verified) },
    });
    return presentProjectDomain(verified);
  },
};

function addDomain(context: Context, project: ProjectRow, wish: DomainWish): DomainRow {
  const domain = putDomain(context, project, wish, seenBy(context));
  keepDomain(context, domain);
  takeFromOthers(context, domain);
  directDomain(context, domain);
  recordEvent(context, eventTypes["project-add-alias"], {
    ...aboutDomain(context, project, domain.name),
    webhooks: { "project.domain.created": () => deliveredDomain(domain) },
  });
  return domain;
}

function withState(name: string, value: string | boolean | undefined): readonly Clause<"state">[] {
  return having("state", value === undefined ? undefined : `${name}=${value}`);
}

function findDomain(context: Context, idOrName: string, name: string): { project: ProjectRow; domain: DomainRow } {
  const project = findProject(context, idOrName);
  const domain = context.rows(domainTable).get(`${project.id}/${name.toLowerCase()}`);
  if (!domain) throw notFound("Project domain");
  return { project, domain };
}

function takeProven(context: Context, { name, accountId }: DomainRow): void {
  takeName(context, name, accountId);
  if (context.rows(accountDomainTable).count("name", name) > 0) takeDomain(context, name, accountId);
}

function keepDomain(context: Context, { name, apexName, accountId, verified }: DomainRow): void {
  if (!verified || context.hosts.isOwn(name)) return;
  keepDomainOf(context, name, apexName, { accountId, creatorId: context.scope.user.id });
}

/** Throws 403 where one of the domains follows production and one may not deploy there: it says what production's visitors see. */
function checkProduction(context: Context, project: ProjectRow, ...domains: readonly DomainRow[]): void {
  if (domains.some(followsProduction)) requireRight(context, "deploy.production", placeOf(project));
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

function aboutDomain({ scope }: Context, project: ProjectRow, name: string) {
  const text = `${scope.user.username}: ${name} of ${project.name}`;
  return {
    ...subjectOf(projectTable, project),
    text,
    entityId: name,
    payload: { projectId: project.id, domain: name },
  };
}
