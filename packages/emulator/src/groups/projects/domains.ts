import type { Operations } from "@slipway/projects/contract";
import { mayThere, type Place, requireRight } from "../../engine/access/there.ts";
import type { Context } from "../../engine/context.ts";
import { given } from "../../engine/given.ts";
import { about, happened } from "../../engine/happened.ts";
import type { Happening } from "../../engine/happenings.ts";
import type { SomeHandlers } from "../../engine/operation.ts";
import { pageOf, pageOldestFirst } from "../../engine/page.ts";
import { badRequest, conflict, notFound, PlatformError } from "../../engine/platform-error.ts";
import { dropAlias } from "../aliases/ports/point-alias.ts";
import { changeDomain, checkHeld, isProven, keepProof, putDomain, takeProven } from "./domain-store.ts";
import { directDomain, takeFromOthers } from "./domain-traffic.ts";
import { happenings } from "./happenings.ts";
import { findProject, placeOf } from "./ports/find-project.ts";
import { isAnothers } from "./ports/host-names.ts";
import { presentDomain } from "./ports/present-domain.ts";
import { followsProduction } from "./ports/production.ts";
import { type DomainRow, domainTable, type ProjectRow, projectTable } from "./tables.ts";

export const domainHandlers: SomeHandlers<
  Operations,
  | "listProjectDomains"
  | "addProjectDomain"
  | "getProjectDomain"
  | "updateProjectDomain"
  | "removeProjectDomain"
  | "moveProjectDomain"
  | "verifyProjectDomain"
> = {
  listProjectDomains({ idOrName, ...filter }, context) {
    const project = findProject(context, idOrName);
    const domains = context
      .rows(domainTable)
      .by("project", project.id)
      .filter((domain) => fits(domain, filter));
    const rows = context.rows(domainTable);
    const { items, pagination } =
      filter.order === "ASC" ? pageOldestFirst(rows, domains, filter) : pageOf(rows, domains.reverse(), filter);
    return { domains: items.map(presentDomain), pagination };
  },

  addProjectDomain({ idOrName, ...wish }, context) {
    const project = findProject(context, idOrName);
    const domain = putDomain(context, project, wish, seenBy(context));
    takeFromOthers(context, domain);
    directDomain(context, domain);
    recordDomainEvent(context, happenings["project-add-alias"], project, domain.name);
    return presentDomain(domain);
  },

  getProjectDomain({ idOrName, domain }, context) {
    return presentDomain(findDomain(context, idOrName, domain).domain);
  },

  updateProjectDomain({ idOrName, domain: name, ...wish }, context) {
    const { project, domain } = findDomain(context, idOrName, name);
    const changed = changeDomain(context, domain, wish);
    checkProduction(context, project, domain, changed);
    directDomain(context, changed);
    recordDomainEvent(context, happenings["project-domain-updated"], project, changed.name);
    return presentDomain(changed);
  },

  removeProjectDomain({ idOrName, domain: name, removeRedirects }, context) {
    const { project, domain } = findDomain(context, idOrName, name);
    const { rows } = context;
    const redirects = rows(domainTable)
      .by("project", project.id)
      .filter(({ redirect }) => redirect === domain.name);
    if (redirects.length > 0 && removeRedirects !== true) {
      const names = redirects.map((redirect) => redirect.name).join(", ");
      throw conflict(
        `${domain.name} is the target of redirects (${names}); set \`removeRedirects\` to remove them too`,
      );
    }
    checkProduction(context, project, domain, ...redirects);
    for (const { id, name: gone } of [domain, ...redirects]) {
      rows(domainTable).remove(id);
      dropAlias(context, gone, project.id);
      recordDomainEvent(context, happenings["project-domain-deleted"], project, gone);
    }
    return {};
  },

  moveProjectDomain({ idOrName, domain: name, projectId, ...wish }, context) {
    const { project, domain } = findDomain(context, idOrName, name);
    const target = findProject(context, projectId);
    if (target.id === project.id)
      throw badRequest(`Invalid request: \`projectId\`: ${domain.name} is a domain of ${project.name} already`);
    checkProduction(context, project, domain);
    const { rows } = context;
    rows(domainTable).remove(domain.id);
    dropAlias(context, domain.name, project.id);
    const kept = { name: domain.name, gitBranch: domain.gitBranch };
    const put = putDomain(context, target, { ...kept, ...given(wish) }, seenBy(context));
    const moved = target.accountId === domain.accountId ? keepProof(context, put, domain) : put;
    checkProduction(context, target, moved);
    takeFromOthers(context, moved);
    directDomain(context, moved);
    recordDomainEvent(context, happenings["project-domain-moved"], target, moved.name);
    return presentDomain(moved);
  },

  verifyProjectDomain({ idOrName, domain: name }, context) {
    const { project, domain } = findDomain(context, idOrName, name);
    if (domain.verified) return presentDomain(domain);
    if (isProven(context, domain)) takeProven(context, domain);
    else if (isAnothers(context, domain.name, domain.accountId)) {
      throw new PlatformError(
        400,
        "missing_txt_record",
        `_vercel.${domain.apexName} lacks the TXT record "${domain.challenge}": another account still has ${domain.name} or a domain of ${domain.apexName}`,
      );
    }
    checkHeld(context, project, domain.name, seenBy(context));
    const { challenge: _, ...rest } = domain;
    const verified = context.rows(domainTable).put({ ...rest, verified: true });
    takeFromOthers(context, verified);
    directDomain(context, verified);
    recordDomainEvent(context, happenings["project-domain-verified"], project, verified.name);
    return presentDomain(verified);
  },
};

function fits(domain: DomainRow, filter: Omit<Operations["listProjectDomains"]["input"], "idOrName">): boolean {
  const { production, target, gitBranch, customEnvironmentId, redirect, redirects, verified } = filter;
  const isProduction = followsProduction(domain);
  return (
    (!production || isProduction) &&
    (target === undefined || isProduction === (target === "production")) &&
    (gitBranch === undefined || domain.gitBranch === gitBranch) &&
    (customEnvironmentId === undefined || domain.customEnvironmentId === customEnvironmentId) &&
    (redirect === undefined || domain.redirect === redirect) &&
    (redirects !== false || domain.redirect === null) &&
    (verified === undefined || domain.verified === verified)
  );
}

function findDomain(context: Context, idOrName: string, name: string): { project: ProjectRow; domain: DomainRow } {
  const project = findProject(context, idOrName);
  const domain = context.rows(domainTable).get(`${project.id}/${name.toLowerCase()}`);
  if (!domain) throw notFound("Project domain");
  return { project, domain };
}

/** Throws 403 where one of the domains follows production and one may not deploy there: it says what production's visitors see. */
function checkProduction(context: Context, project: ProjectRow, ...domains: readonly DomainRow[]): void {
  if (domains.some(followsProduction)) requireRight(context, "deploy.production", placeOf(project));
}

/** Whether whoever asks may look at a place. */
function seenBy(context: Context): (place: Place) => boolean {
  return (place) => mayThere(context, "read", place);
}

function recordDomainEvent(context: Context, happening: Happening, project: ProjectRow, name: string): void {
  happened(context, happening, {
    text: `${context.scope.user.username}: ${name} of ${project.name}`,
    ...about(projectTable, project),
    entityId: name,
    payload: { projectId: project.id, domain: name },
  });
}
