import type { Operations } from "@slipway/projects/contract";
import { inviteTable, projectRoleTable } from "../../domain/accounts/tables.ts";
import { hashToken } from "../../domain/accounts/tokens.ts";
import { contentsOf, holdFiles } from "../../domain/deployments/held-files.ts";
import { deploymentTable } from "../../domain/deployments/tables.ts";
import { unlinkAll } from "../../domain/environment/env-store.ts";
import { recordChange } from "../../domain/events/record-event.ts";
import { aliasTable } from "../../domain/hosts/alias-tables.ts";
import { namesBelow } from "../../domain/hosts/host-names.ts";
import { moveDomain } from "../../domain/names/add-domain.ts";
import { domainOf } from "../../domain/names/domain-tables.ts";
import { eventTypes } from "../../domain/projects/event-types.ts";
import { domainTable, type ProjectRow, projectTable, transferTable } from "../../domain/projects/tables.ts";
import { checkName } from "../../domain/sites/create-project.ts";
import { refuse, requireFound } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import { answer, type SomeHandlers } from "../../pipeline/handler.ts";
import { onProject } from "../../pipeline/resource.ts";
import { newId } from "../../store/ids.ts";

const offerLasts = 24 * 60 * 60 * 1000;

export const transferHandlers: SomeHandlers<Operations, `${string}ProjectTransferRequest`> = {
  createProjectTransferRequest: onProject((project, _, context) => {
    const code = newId("", 40);
    const expiresAt = context.clock.now() + offerLasts;
    context.rows(transferTable).put({ id: hashToken(code), projectId: project.id, expiresAt });
    const event = eventTypes["project-move-out-started"];
    recordChange(context, event, projectTable, project, `offered the project ${project.name}`);
    return { code };
  }),

  acceptProjectTransferRequest({ code, newProjectName }, context) {
    const { rows, clock, scope } = context;
    const transfer = requireFound(rows(transferTable).get(hashToken(code)), "Transfer request");
    const project = requireFound(rows(projectTable).get(transfer.projectId), "Transfer request");
    if (transfer.expiresAt <= clock.now()) throw refuse("transfer_expired");
    if (project.accountId === scope.accountId) throw refuse("transfer_to_owner", { name: project.name });
    const name = newProjectName ?? project.name;
    checkName(context, scope.accountId, name);
    for (const { id } of rows(transferTable).by("project", project.id)) rows(transferTable).remove(id);
    handOver(context, project, name, scope.accountId);
    // The event of each account has the project's name there.
    const { "project-move-out-success": movedOut, "project-move-in-success": movedIn } = eventTypes;
    const { accountId } = scope;
    recordChange(context, movedOut, projectTable, project, `took the project ${project.name} over`);
    recordChange(context, movedIn, projectTable, project, `took the project ${name} over`, { accountId });
    return answer(202, { partnerCalls: [], resourceTransferErrors: [], transferredStoreIds: [] });
  },
};

function handOver(services: Services, project: ProjectRow, name: string, accountId: string): void {
  const { rows, clock } = services;
  const updatedAt = clock.now();
  // The groups of its former team are not the other one's.
  const { microfrontends: _, ...remaining } = project.settings;
  const settings = { ...remaining, transferCompletedAt: updatedAt, transferredFromAccountId: project.accountId };
  rows(projectTable).change(project.id, { accountId, name, settings });
  const domains = rows(domainTable).by("project", project.id);
  for (const { id } of domains) rows(domainTable).change(id, { accountId });
  for (const { id } of rows(deploymentTable).by("project", project.id)) {
    rows(deploymentTable).change(id, { accountId });
    holdFiles(services, accountId, contentsOf(services, id));
  }
  for (const { id } of rows(aliasTable).by("project", project.id)) rows(aliasTable).change(id, { accountId });
  for (const { name } of domains) moveUnusedDomain(services, name, project.accountId, accountId);
  unlinkAll(services, project.id);
  endRoles(rows, project);
}

function moveUnusedDomain(services: Services, name: string, from: string, to: string): void {
  const domain = domainOf(services, name);
  if (domain?.accountId !== from) return;
  const { domains, aliases } = namesBelow(services, domain);
  if (domains.length + aliases.length === 0) moveDomain(services, domain, to);
}

function endRoles(rows: Services["rows"], { id: projectId, accountId }: ProjectRow): void {
  const isIn = (assignment: { readonly projectId: string }) => assignment.projectId === projectId;
  const isOther = (assignment: { readonly projectId: string }) => !isIn(assignment);
  for (const { id } of rows(projectRoleTable).by("project", projectId)) rows(projectRoleTable).remove(id);
  for (const { id, projects } of rows(inviteTable).by("team", accountId))
    if (projects?.some(isIn)) rows(inviteTable).change(id, { projects: projects.filter(isOther) });
}
