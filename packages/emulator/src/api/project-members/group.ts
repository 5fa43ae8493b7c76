import type { Operations } from "@slipway/project-members/contract";
import { type Group, group } from "../../pipeline/group.ts";
import { happenings } from "./event-types.ts";
import { projectMemberHandlers } from "./handlers.ts";

export const projectMemberGroup: Group = group<Operations>({
  handlers: projectMemberHandlers,
  // What operations on a project's members need. https://vercel.com/docs/rbac/managing-team-members (2025-09-24) has owners of the team
  // assign roles in projects; that a project's ADMIN does not is chosen.
  // /
  access: {
    addProjectMember: "members",
    removeProjectMember: "members",
  },
  happenings,
});
