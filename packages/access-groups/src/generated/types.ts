// Generated from contract/ by `npm run generate`. Changes here are lost.
import type {
  CursorPagination, GrantableProjectRole, ProjectRole, ProjectRoleAssignment, TeamPermission, TeamRole,
} from "../../../../shapes/generated/types.ts";
export type {
  CursorPagination, GrantableProjectRole, ProjectRole, ProjectRoleAssignment, TeamPermission, TeamRole,
} from "../../../../shapes/generated/types.ts";

/** A set of people who get roles in projects together. */
export interface AccessGroup {
  name: string;
  accessGroupId: string;
  createdAt: string;
  membersCount: number;
  projectsCount: number;
  /** The ID of a team: `team_…`. */
  teamId: string;
  updatedAt: string;
  /** The team roles that the group gives. */
  teamRoles?: string[] | undefined;
  /** Whether the synchronised directory manages its members. */
  isDsyncManaged: boolean;
  /** Entitlements of the members in addition to those of their roles. */
  entitlements?: "v0"[] | undefined;
  /** Team permissions of the members in addition to those of their roles. */
  teamPermissions?: TeamPermission[] | undefined;
}

/** An access group in a list, with its first members and projects. */
export interface AccessGroupListItem {
  name: string;
  accessGroupId: string;
  createdAt: string;
  membersCount: number;
  projectsCount: number;
  /** The ID of a team: `team_…`. */
  teamId: string;
  updatedAt: string;
  /** The team roles that the group gives. */
  teamRoles?: string[] | undefined;
  /** Whether the synchronised directory manages its members. */
  isDsyncManaged: boolean;
  /** Entitlements of the members in addition to those of their roles. */
  entitlements?: string[] | undefined;
  /** The IDs of the first members, at most `membersLimit`. */
  members?: string[] | undefined;
  /** The IDs of the first projects, at most `projectsLimit`. */
  projects?: string[] | undefined;
  /** Team permissions of the members in addition to those of their roles. */
  teamPermissions?: string[] | undefined;
}

/** A member of an access group. */
export interface AccessGroupMember {
  /** The ID of a user. */
  uid: string;
  name?: string | undefined;
  email: string;
  /** The role in the team. */
  teamRole: TeamRole;
  username: string;
  avatar?: string | undefined;
  createdAt?: string | undefined;
}

/** Page of members. */
export interface AccessGroupMemberPage {
  members: AccessGroupMember[];
  pagination: CursorPagination;
}

/** Page of access groups. */
export interface AccessGroupPage {
  accessGroups: AccessGroupListItem[];
  pagination: CursorPagination;
}

/** The role of an access group in a project. */
export interface AccessGroupProject {
  accessGroupId: string;
  createdAt: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  role: ProjectRole;
  /** The ID of a team: `team_…`. */
  teamId: string;
  updatedAt: string;
}

/** A project of an access group. */
export interface AccessGroupProjectItem {
  createdAt: string;
  /** Summary of the project. */
  project: {
    name?: string | undefined;
    framework?: string | null | undefined;
    latestDeploymentId?: string | undefined;
  };
  /** The ID of a project: `prj_…`. */
  projectId: string;
  role: ProjectRole;
  updatedAt: string;
}

/** Page of projects. */
export interface AccessGroupProjectPage {
  pagination: CursorPagination;
  /** The projects and the roles in them. */
  projects: AccessGroupProjectItem[];
}

/** A new access group. */
export interface CreateAccessGroupRequest {
  /** The name that it gets: letters, digits, spaces, `_` and `-`. At most 50 characters. Pattern: `^[A-z0-9_ -]+$`. */
  name: string;
  /** The users to add, by ID. */
  membersToAdd?: readonly string[] | undefined;
  /** The projects and the roles in them. */
  projects?: readonly ProjectRoleAssignment[] | undefined;
}

/** The access group after the change. */
export interface SavedAccessGroup {
  name: string;
  accessGroupId: string;
  createdAt: string;
  membersCount: number;
  projectsCount: number;
  /** The ID of a team: `team_…`. */
  teamId: string;
  updatedAt: string;
  /** The team roles that the group gives. */
  teamRoles?: string[] | undefined;
  /** Entitlements of the members in addition to those of their roles. */
  entitlements: "v0"[];
  /** Team permissions of the members in addition to those of their roles. */
  teamPermissions?: string[] | undefined;
}

/** Changes to an access group. */
export interface UpdateAccessGroupRequest {
  /** The new name: letters, digits, spaces, `_` and `-`. At most 50 characters. Pattern: `^[A-z0-9_ -]+$`. */
  name?: string | undefined;
  /** The users to add, by ID. */
  membersToAdd?: readonly string[] | undefined;
  /** The users to remove, by ID. */
  membersToRemove?: readonly string[] | undefined;
  /** The projects and the roles in them. */
  projects?: readonly ProjectRoleAssignment[] | undefined;
}

/** Input of `getAccessGroup`. */
export interface GetAccessGroupInput {
  /** The access group, by its ID or its name. */
  idOrName: string;
}

/** Answer of `getAccessGroup`. */
export type GetAccessGroupOutput = AccessGroup;

/** Input of `updateAccessGroup`. */
export interface UpdateAccessGroupInput extends UpdateAccessGroupRequest {
  /** The access group, by its ID or its name. */
  idOrName: string;
}

/** Answer of `updateAccessGroup`. */
export type UpdateAccessGroupOutput = SavedAccessGroup;

/** Input of `deleteAccessGroup`. */
export interface DeleteAccessGroupInput {
  /** The access group, by its ID or its name. */
  idOrName: string;
}

/** Answer of `deleteAccessGroup`. */
export type DeleteAccessGroupOutput = void;

/** Input of `listAccessGroupMembers`. */
export interface ListAccessGroupMembersInput {
  /** The access group, by its ID or its name. */
  idOrName: string;
  /** Maximum number of items per page. At least 1, at most 100. */
  limit?: number | undefined;
  /** Cursor of the page to return, from the answer of the previous page. */
  next?: string | undefined;
  /** A part of the name, user name or e-mail address. */
  search?: string | undefined;
}

/** Answer of `listAccessGroupMembers`. */
export type ListAccessGroupMembersOutput = AccessGroupMemberPage;

/** Input of `listAccessGroups`. */
export interface ListAccessGroupsInput {
  /** Maximum number of items per page. At least 1, at most 100. */
  limit?: number | undefined;
  /** Number of members to list for each group. At least 1, at most 100. */
  membersLimit?: number | undefined;
  /** Cursor of the page to return, from the answer of the previous page. */
  next?: string | undefined;
  /** Only groups of this project. */
  projectId?: string | undefined;
  /** Number of projects to list for each group. At least 1, at most 100. */
  projectsLimit?: number | undefined;
  /** A part of the name. */
  search?: string | undefined;
}

/** Answer of `listAccessGroups`. */
export type ListAccessGroupsOutput = AccessGroupPage;

/** Input of `createAccessGroup`. */
export type CreateAccessGroupInput = CreateAccessGroupRequest;

/** Answer of `createAccessGroup`. */
export type CreateAccessGroupOutput = SavedAccessGroup;

/** Input of `listAccessGroupProjects`. */
export interface ListAccessGroupProjectsInput {
  /** The access group, by its ID or its name. */
  idOrName: string;
  /** Maximum number of items per page. At least 1, at most 100. */
  limit?: number | undefined;
  /** Cursor of the page to return, from the answer of the previous page. */
  next?: string | undefined;
}

/** Answer of `listAccessGroupProjects`. */
export type ListAccessGroupProjectsOutput = AccessGroupProjectPage;

/** Input of `createAccessGroupProject`. */
export interface CreateAccessGroupProjectInput {
  /** The access group, by its ID or its name. */
  accessGroupIdOrName: string;
  /** The project, by its ID. At most 256 characters. */
  projectId: string;
  /** Role of the group's members in the project. */
  role: GrantableProjectRole;
}

/** Answer of `createAccessGroupProject`. */
export type CreateAccessGroupProjectOutput = AccessGroupProject;

/** Input of `getAccessGroupProject`. */
export interface GetAccessGroupProjectInput {
  /** The access group, by its ID or its name. */
  accessGroupIdOrName: string;
  /** The project, by its ID. */
  projectId: string;
}

/** Answer of `getAccessGroupProject`. */
export type GetAccessGroupProjectOutput = AccessGroupProject;

/** Input of `updateAccessGroupProject`. */
export interface UpdateAccessGroupProjectInput {
  /** The access group, by its ID or its name. */
  accessGroupIdOrName: string;
  /** The project, by its ID. */
  projectId: string;
  /** Role of the group's members in the project. */
  role: GrantableProjectRole;
}

/** Answer of `updateAccessGroupProject`. */
export type UpdateAccessGroupProjectOutput = AccessGroupProject;

/** Input of `deleteAccessGroupProject`. */
export interface DeleteAccessGroupProjectInput {
  /** The access group, by its ID or its name. */
  accessGroupIdOrName: string;
  /** The project that the group loses, by its ID. */
  projectId: string;
}

/** Answer of `deleteAccessGroupProject`. */
export type DeleteAccessGroupProjectOutput = void;
