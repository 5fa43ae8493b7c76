// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const TeamPermission: v.GenericSchema<types.TeamPermission> = /* @__PURE__ */ v.picklist(["AiGatewayApiKeyOwnedBySelf", "AiGatewayBudgetManager", "AiGatewayCredits", "AiGatewaySettings", "AiGatewayTranscriptsManager", "AiGatewayTranscriptsViewer", "ConnectorManager", "CreateProject", "EnvVariableManager", "EnvironmentManager", "FullProductionDeployment", "IntegrationManager", "OrgAdmin", "OrgViewer", "UsageViewer", "V0Builder", "V0Chatter", "V0Viewer", "WorkflowDecryptor"]);

export const AccessGroup: v.GenericSchema<types.AccessGroup> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  accessGroupId: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.string(),
  membersCount: /* @__PURE__ */ v.number(),
  projectsCount: /* @__PURE__ */ v.number(),
  teamId: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.string(),
  teamRoles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  isDsyncManaged: /* @__PURE__ */ v.boolean(),
  entitlements: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.literal("v0"))),
  teamPermissions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TeamPermission)),
});

export const AccessGroupListItem: v.GenericSchema<types.AccessGroupListItem> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  accessGroupId: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.string(),
  membersCount: /* @__PURE__ */ v.number(),
  projectsCount: /* @__PURE__ */ v.number(),
  teamId: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.string(),
  teamRoles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  isDsyncManaged: /* @__PURE__ */ v.boolean(),
  entitlements: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  members: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  projects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  teamPermissions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const TeamRole: v.GenericSchema<types.TeamRole> = /* @__PURE__ */ v.picklist(["OWNER", "MEMBER", "DEVELOPER", "SECURITY", "BILLING", "VIEWER", "VIEWER_FOR_PLUS", "CONTRIBUTOR"]);

export const AccessGroupMember: v.GenericSchema<types.AccessGroupMember> = /* @__PURE__ */ v.looseObject({
  uid: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  email: /* @__PURE__ */ v.string(),
  teamRole: TeamRole,
  username: /* @__PURE__ */ v.string(),
  avatar: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const CursorPagination: v.GenericSchema<types.CursorPagination> = /* @__PURE__ */ v.looseObject({
  count: /* @__PURE__ */ v.number(),
  next: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
});

export const AccessGroupMemberPage: v.GenericSchema<types.AccessGroupMemberPage> = /* @__PURE__ */ v.looseObject({
  members: /* @__PURE__ */ v.array(AccessGroupMember),
  pagination: CursorPagination,
});

export const AccessGroupPage: v.GenericSchema<types.AccessGroupPage> = /* @__PURE__ */ v.looseObject({
  accessGroups: /* @__PURE__ */ v.array(AccessGroupListItem),
  pagination: CursorPagination,
});

export const ProjectRole: v.GenericSchema<types.ProjectRole> = /* @__PURE__ */ v.picklist(["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER", "PROJECT_GUEST"]);

export const AccessGroupProject: v.GenericSchema<types.AccessGroupProject> = /* @__PURE__ */ v.looseObject({
  accessGroupId: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  role: ProjectRole,
  teamId: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.string(),
});

export const AccessGroupProjectItem: v.GenericSchema<types.AccessGroupProjectItem> = /* @__PURE__ */ v.looseObject({
  createdAt: /* @__PURE__ */ v.string(),
  project: /* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    framework: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
    latestDeploymentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }),
  projectId: /* @__PURE__ */ v.string(),
  role: ProjectRole,
  updatedAt: /* @__PURE__ */ v.string(),
});

export const AccessGroupProjectPage: v.GenericSchema<types.AccessGroupProjectPage> = /* @__PURE__ */ v.looseObject({
  pagination: CursorPagination,
  projects: /* @__PURE__ */ v.array(AccessGroupProjectItem),
});

export const ProjectRoleAssignment: v.GenericSchema<types.ProjectRoleAssignment> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256)),
  role: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.picklist(["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER"])),
});

export const CreateAccessGroupRequest: v.GenericSchema<types.CreateAccessGroupRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(50), /* @__PURE__ */ v.regex(new RegExp("^[A-z0-9_ -]+$"))),
  membersToAdd: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  projects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ProjectRoleAssignment)),
});

export const GrantableProjectRole: v.GenericSchema<types.GrantableProjectRole> = /* @__PURE__ */ v.picklist(["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER"]);

export const SavedAccessGroup: v.GenericSchema<types.SavedAccessGroup> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  accessGroupId: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.string(),
  membersCount: /* @__PURE__ */ v.number(),
  projectsCount: /* @__PURE__ */ v.number(),
  teamId: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.string(),
  teamRoles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  entitlements: /* @__PURE__ */ v.array(/* @__PURE__ */ v.literal("v0")),
  teamPermissions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const UpdateAccessGroupRequest: v.GenericSchema<types.UpdateAccessGroupRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(50), /* @__PURE__ */ v.regex(new RegExp("^[A-z0-9_ -]+$")))),
  membersToAdd: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  membersToRemove: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  projects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ProjectRoleAssignment)),
});

export const GetAccessGroupInput: v.GenericSchema<types.GetAccessGroupInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
});

export const UpdateAccessGroupInput: v.GenericSchema<types.UpdateAccessGroupInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(50), /* @__PURE__ */ v.regex(new RegExp("^[A-z0-9_ -]+$")))),
  membersToAdd: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  membersToRemove: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  projects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ProjectRoleAssignment)),
});

export const DeleteAccessGroupInput: v.GenericSchema<types.DeleteAccessGroupInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
});

export const ListAccessGroupMembersInput: v.GenericSchema<types.ListAccessGroupMembersInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(100))),
  next: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  search: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ListAccessGroupsInput: v.GenericSchema<types.ListAccessGroupsInput> = /* @__PURE__ */ v.looseObject({
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(100))),
  membersLimit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(100))),
  next: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectsLimit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(100))),
  search: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ListAccessGroupsOutput: v.GenericSchema<unknown> = /* @__PURE__ */ v.union([AccessGroupPage, /* @__PURE__ */ v.looseObject({})]);

export const CreateAccessGroupInput: v.GenericSchema<types.CreateAccessGroupInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(50), /* @__PURE__ */ v.regex(new RegExp("^[A-z0-9_ -]+$"))),
  membersToAdd: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  projects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ProjectRoleAssignment)),
});

export const ListAccessGroupProjectsInput: v.GenericSchema<types.ListAccessGroupProjectsInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(100))),
  next: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const CreateAccessGroupProjectInput: v.GenericSchema<types.CreateAccessGroupProjectInput> = /* @__PURE__ */ v.looseObject({
  accessGroupIdOrName: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256)),
  role: GrantableProjectRole,
});

export const GetAccessGroupProjectInput: v.GenericSchema<types.GetAccessGroupProjectInput> = /* @__PURE__ */ v.looseObject({
  accessGroupIdOrName: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
});

export const UpdateAccessGroupProjectInput: v.GenericSchema<types.UpdateAccessGroupProjectInput> = /* @__PURE__ */ v.looseObject({
  accessGroupIdOrName: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  role: GrantableProjectRole,
});

export const DeleteAccessGroupProjectInput: v.GenericSchema<types.DeleteAccessGroupProjectInput> = /* @__PURE__ */ v.looseObject({
  accessGroupIdOrName: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
});
