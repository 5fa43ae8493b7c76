// Generated from contract/ by `npm run generate`. Changes here are lost.
import type {
  MemberByEmail, MemberById, MemberByUsername,
} from "@slipway/project-members";

/** The user to add, and the role. */
export type AddProjectMemberRequest = MemberById | MemberByUsername | MemberByEmail;

/** Input of `addProjectMembers`. */
export interface AddProjectMembersInput {
  /** The project, by its ID or name. */
  idOrName: string;
  /** The members of the team, each with a role. At most 100 items. */
  members: readonly AddProjectMemberRequest[];
}

/** Answer of `addProjectMembers`. */
export type AddProjectMembersOutput = { [key: string]: unknown };

/** Input of `updateProjectMembers`. */
export interface UpdateProjectMembersInput {
  /** The project, by its ID or name. */
  idOrName: string;
  /** The members, each with the role. At most 100 items. */
  members: readonly MemberById[];
}

/** Answer of `updateProjectMembers`. */
export type UpdateProjectMembersOutput = { [key: string]: unknown };

/** Input of `removeProjectMembers`. */
export interface RemoveProjectMembersInput {
  /** The project, by its ID or name. */
  idOrName: string;
  /** The members, by their IDs. At most 100 items. */
  members: readonly string[];
}

/** Answer of `removeProjectMembers`. */
export type RemoveProjectMembersOutput = { [key: string]: unknown };

/** Input of `countProjectMembers`. */
export interface CountProjectMembersInput {
  /** The project, by its ID or name. */
  idOrName: string;
}

/** Answer of `countProjectMembers`. */
export type CountProjectMembersOutput = { [key: string]: number };
