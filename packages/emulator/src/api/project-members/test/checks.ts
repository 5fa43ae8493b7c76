import * as projectMembers from "@slipway/project-members";
import type { Operations } from "@slipway/project-members/contract";
import type { Cases } from "../../../../test/checks.ts";

export const projectMemberCases: Cases<Operations> = {
  listProjectMembers: (client, { project }) => projectMembers.listProjectMembers(client, { idOrName: project }),
  addProjectMember: (client, { project, userIds }) =>
    projectMembers.addProjectMember(client, {
      idOrName: project,
      uid: userIds.get("contributor") ?? "",
      role: "PROJECT_VIEWER",
    }),
  removeProjectMember: (client, { project, things }) =>
    projectMembers.removeProjectMember(client, { idOrName: project, uid: things.projectMembers.member.id }),
};
