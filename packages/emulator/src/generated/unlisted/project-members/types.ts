// Generated from contract/ by `npm run generate`. Changes here are lost.

/** The user to add, and the role. */
export type AddProjectMemberRequest = MemberById | MemberByUsername | MemberByEmail;

/** A role in a project that can be given. */
export type GrantableProjectRole = "ADMIN" | "PROJECT_DEVELOPER" | "PROJECT_VIEWER";

/** A user by e-mail address. */
export interface MemberByEmail {
  /** The user, by ID; the address is enough. */
  uid?: string | undefined;
  /** The user's e-mail address. */
  email: string;
  /** What the member may do in the project. */
  role: GrantableProjectRole;
  /** The user's name on the platform; the address is enough. */
  username?: string | undefined;
}

/** A user by ID. */
export interface MemberById {
  /** The user, by ID. */
  uid: string;
  /** What the member may do in the project. */
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
  /** What the member may do in the project. */
  role: GrantableProjectRole;
  /** The user's name on the platform. */
  username: string;
  /** The user's e-mail address; the name is enough. */
  email?: string | undefined;
}

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
