// Generated from contract/ by `npm run generate`. Changes here are lost.
import type {
  GrantableProjectRole, MembersPagination, ProjectRole, TeamRole,
} from "../../../../shapes/generated/types.ts";
export type {
  GrantableProjectRole, MembersPagination, ProjectRole, TeamRole,
} from "../../../../shapes/generated/types.ts";

/** A user by e-mail address. */
export interface MemberByEmail {
  /** The user, by ID; the address is enough. */
  uid?: string | undefined;
  /** The user's e-mail address. */
  email: string;
  /** Role of the member in the project. */
  role: GrantableProjectRole;
  /** The user's name on the platform; the address is enough. */
  username?: string | undefined;
}

/** A user by ID. */
export interface MemberById {
  /** The user, by ID. */
  uid: string;
  /** Role of the member in the project. */
  role: GrantableProjectRole;
  /** The user's e-mail address; the ID is enough. */
  email?: string | undefined;
  /** The user's name on the platform; the ID is enough. */
  username?: string | undefined;
}

/** A user by user name. */
export interface MemberByUsername {
  /** The user, by ID; the name is enough. */
  uid?: string | undefined;
  /** Role of the member in the project. */
  role: GrantableProjectRole;
  /** The user's name on the platform. */
  username: string;
  /** The user's e-mail address; the name is enough. */
  email?: string | undefined;
}

/** A member of a project. */
export interface ProjectMember {
  /** The ID of a user. */
  uid: string;
  name?: string | undefined;
  /** The role in the project that follows from all that the member has. */
  computedProjectRole: ProjectRole;
  /** Unix time in milliseconds. */
  createdAt: number;
  email: string;
  /** The role in the project itself. */
  role: ProjectRole;
  /** The role in the team. */
  teamRole: TeamRole;
  username: string;
  avatar?: string | undefined;
}

/** Page of members. */
export interface ProjectMemberPage {
  members: ProjectMember[];
  pagination: MembersPagination;
}

/** Input of `listProjectMembers`. */
export interface ListProjectMembersInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** Maximum number of items per page. At least 1, at most 100. */
  limit?: number | undefined;
  /** A part of the name, user name or e-mail address. */
  search?: string | undefined;
  /** Only items created after this time, as Unix time in milliseconds. */
  since?: number | undefined;
  /** Only items created before this time, as Unix time in milliseconds. */
  until?: number | undefined;
}

/** Answer of `listProjectMembers`. */
export type ListProjectMembersOutput = ProjectMemberPage;

/** Input of `addProjectMember`. */
export type AddProjectMemberInput = {
  /** The project, by its ID or its name. */
  idOrName: string;
} & (MemberById | MemberByUsername | MemberByEmail);

/** Answer of `addProjectMember`. */
export interface AddProjectMemberOutput {
  /** The ID of a user. */
  id: string;
}

/** Input of `removeProjectMember`. */
export interface RemoveProjectMemberInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The member. */
  uid: string;
}

/** Answer of `removeProjectMember`. */
export interface RemoveProjectMemberOutput {
  /** The ID of a user. */
  id: string;
}
