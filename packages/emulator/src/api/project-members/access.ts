import type { Operations } from "@slipway/project-members/contract";
import type { Exceptions } from "../../pipeline/right-of.ts";

/**
 * What operations on a project's members need. https://vercel.com/docs/rbac/managing-team-members (2025-09-24) has owners of the team
 * assign roles in projects; that a project's ADMIN does not is chosen.
 */
export const projectMemberExceptions: Exceptions<Operations> = {
  addProjectMember: "members",
  removeProjectMember: "members",
};
