import type { Operations } from "@slipway/projects/contract";
import { answer } from "../../engine/answer.ts";
import { newId } from "../../engine/ids.ts";
import type { SomeHandlers } from "../../engine/operation.ts";
import { notFound, PlatformError } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import type { ProjectRecord } from "../../store/records.ts";
import { recordEvent } from "../user/record-event.ts";
import { checkName } from "./create.ts";
import { findProject } from "./find-project.ts";

const offerLasts = 24 * 60 * 60 * 1000;

export const transferHandlers: SomeHandlers<
  Operations,
  "createProjectTransferRequest" | "acceptProjectTransferRequest"
> = {
  createProjectTransferRequest({ idOrName }, context) {
    const project = findProject(context, idOrName);
    const createdAt = context.clock.stamp();
    const code = newId("", 40);
    context.state.transfers.put({
      id: code,
      projectId: project.id,
      createdAt,
      expiresAt: context.clock.now() + offerLasts,
    });
    recordEvent(context, {
      type: "project-move-out-started",
      text: `${context.scope.user.username} offered the project ${project.name}`,
      accountId: project.accountId,
      projectId: project.id,
      entityId: project.id,
    });
    return { code };
  },

  acceptProjectTransferRequest({ code, newProjectName }, context) {
    const { state, clock, scope } = context;
    const transfer = state.transfers.get(code);
    const project = transfer && state.projects.get(transfer.projectId);
    if (!project) throw notFound("Transfer request");
    if (transfer.expiresAt <= clock.now()) throw new PlatformError(410, "expired", "The transfer request has expired");
    if (project.accountId === scope.accountId) {
      throw new PlatformError(422, "same_account", `The project ${project.name} belongs to this account already`);
    }
    const name = newProjectName ?? project.name;
    checkName(context, scope.accountId, name);
    for (const { id } of state.transfers.by("project", project.id)) state.transfers.delete(id);
    handOver(context, project, name, scope.accountId);
    for (const type of ["project-move-out-success", "project-move-in-success"] as const) {
      const accountId = type === "project-move-out-success" ? project.accountId : scope.accountId;
      const text = `${scope.user.username} took the project ${name} over`;
      recordEvent(context, { type, text, accountId, projectId: project.id, entityId: project.id });
    }
    return answer(202, { partnerCalls: [], resourceTransferErrors: [], transferredStoreIds: [] });
  },
};

function handOver({ state, clock }: Services, project: ProjectRecord, name: string, accountId: string): void {
  const updatedAt = clock.stamp();
  const settings = { ...project.settings, transferCompletedAt: updatedAt, transferredFromAccountId: project.accountId };
  state.projects.update(project.id, { accountId, name, updatedAt, settings });
  for (const { id } of state.domains.by("project", project.id)) state.domains.update(id, { accountId });
  for (const { id } of state.deployments.by("project", project.id)) state.deployments.update(id, { accountId });
  for (const { id } of state.aliases.by("project", project.id)) state.aliases.update(id, { accountId });
}
