// What @slipway/access-groups exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/access-groups" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
export interface AccessGroup {
	name: string;
	accessGroupId: string;
	createdAt: string;
	membersCount: number;
	projectsCount: number;
	teamId: string;
	updatedAt: string;
	teamRoles?: string[] | undefined;
	isDsyncManaged: boolean;
	entitlements?: "v0"[] | undefined;
	teamPermissions?: TeamPermission[] | undefined;
}
export interface AccessGroupListItem {
	name: string;
	accessGroupId: string;
	createdAt: string;
	membersCount: number;
	projectsCount: number;
	teamId: string;
	updatedAt: string;
	teamRoles?: string[] | undefined;
	isDsyncManaged: boolean;
	entitlements?: string[] | undefined;
	members?: string[] | undefined;
	projects?: string[] | undefined;
	teamPermissions?: string[] | undefined;
}
export interface AccessGroupMember {
	uid: string;
	name?: string | undefined;
	email: string;
	teamRole: TeamRole;
	username: string;
	avatar?: string | undefined;
	createdAt?: string | undefined;
}
export interface AccessGroupMemberPage {
	members: AccessGroupMember[];
	pagination: CursorPagination;
}
export interface AccessGroupPage {
	accessGroups: AccessGroupListItem[];
	pagination: CursorPagination;
}
export interface AccessGroupProject {
	accessGroupId: string;
	createdAt: string;
	projectId: string;
	role: ProjectRole;
	teamId: string;
	updatedAt: string;
}
export interface AccessGroupProjectItem {
	createdAt: string;
	project: {
		name?: string | undefined;
		framework?: string | null | undefined;
		latestDeploymentId?: string | undefined;
	};
	projectId: string;
	role: ProjectRole;
	updatedAt: string;
}
export interface AccessGroupProjectPage {
	pagination: CursorPagination;
	projects: AccessGroupProjectItem[];
}
export type CreateAccessGroupInput = CreateAccessGroupRequest;
export type CreateAccessGroupOutput = SavedAccessGroup;
export interface CreateAccessGroupProjectInput {
	accessGroupIdOrName: string;
	projectId: string;
	role: GrantableProjectRole;
}
export type CreateAccessGroupProjectOutput = AccessGroupProject;
export interface CreateAccessGroupRequest {
	name: string;
	membersToAdd?: readonly string[] | undefined;
	projects?: readonly ProjectRoleAssignment[] | undefined;
}
export interface CursorPagination {
	count: number;
	next: string | null;
}
export interface DeleteAccessGroupInput {
	idOrName: string;
}
export type DeleteAccessGroupOutput = void;
export interface DeleteAccessGroupProjectInput {
	accessGroupIdOrName: string;
	projectId: string;
}
export type DeleteAccessGroupProjectOutput = void;
export interface GetAccessGroupInput {
	idOrName: string;
}
export type GetAccessGroupOutput = AccessGroup;
export interface GetAccessGroupProjectInput {
	accessGroupIdOrName: string;
	projectId: string;
}
export type GetAccessGroupProjectOutput = AccessGroupProject;
export type GrantableProjectRole = "ADMIN" | "PROJECT_DEVELOPER" | "PROJECT_VIEWER";
export interface ListAccessGroupMembersInput {
	idOrName: string;
	limit?: number | undefined;
	next?: string | undefined;
	search?: string | undefined;
}
export type ListAccessGroupMembersOutput = AccessGroupMemberPage;
export interface ListAccessGroupProjectsInput {
	idOrName: string;
	limit?: number | undefined;
	next?: string | undefined;
}
export type ListAccessGroupProjectsOutput = AccessGroupProjectPage;
export interface ListAccessGroupsInput {
	limit?: number | undefined;
	membersLimit?: number | undefined;
	next?: string | undefined;
	projectId?: string | undefined;
	projectsLimit?: number | undefined;
	search?: string | undefined;
}
export type ListAccessGroupsOutput = AccessGroupPage;
export type ProjectRole = "ADMIN" | "PROJECT_DEVELOPER" | "PROJECT_VIEWER" | "PROJECT_GUEST" | (string & {});
export interface ProjectRoleAssignment {
	projectId: string;
	role: "ADMIN" | "PROJECT_DEVELOPER" | "PROJECT_VIEWER" | null;
}
export interface SavedAccessGroup {
	name: string;
	accessGroupId: string;
	createdAt: string;
	membersCount: number;
	projectsCount: number;
	teamId: string;
	updatedAt: string;
	teamRoles?: string[] | undefined;
	entitlements: "v0"[];
	teamPermissions?: string[] | undefined;
}
export type TeamPermission = "AiGatewayApiKeyOwnedBySelf" | "AiGatewayBudgetManager" | "AiGatewayCredits" | "AiGatewaySettings" | "AiGatewayTranscriptsManager" | "AiGatewayTranscriptsViewer" | "ConnectorManager" | "CreateProject" | "EnvVariableManager" | "EnvironmentManager" | "FullProductionDeployment" | "IntegrationManager" | "OrgAdmin" | "OrgViewer" | "UsageViewer" | "V0Builder" | "V0Chatter" | "V0Viewer" | "WorkflowDecryptor" | (string & {});
export type TeamRole = "OWNER" | "MEMBER" | "DEVELOPER" | "SECURITY" | "BILLING" | "VIEWER" | "VIEWER_FOR_PLUS" | "CONTRIBUTOR" | (string & {});
export interface UpdateAccessGroupInput extends UpdateAccessGroupRequest {
	idOrName: string;
}
export type UpdateAccessGroupOutput = SavedAccessGroup;
export interface UpdateAccessGroupProjectInput {
	accessGroupIdOrName: string;
	projectId: string;
	role: GrantableProjectRole;
}
export type UpdateAccessGroupProjectOutput = AccessGroupProject;
export interface UpdateAccessGroupRequest {
	name?: string | undefined;
	membersToAdd?: readonly string[] | undefined;
	membersToRemove?: readonly string[] | undefined;
	projects?: readonly ProjectRoleAssignment[] | undefined;
}
export function createAccessGroup(client: Client, input: CreateAccessGroupInput, options?: CallOptions): ApiPromise<SavedAccessGroup>;
export function createAccessGroupProject(client: Client, input: CreateAccessGroupProjectInput, options?: CallOptions): ApiPromise<AccessGroupProject>;
export function deleteAccessGroup(client: Client, input: DeleteAccessGroupInput, options?: CallOptions): ApiPromise<DeleteAccessGroupOutput>;
export function deleteAccessGroupProject(client: Client, input: DeleteAccessGroupProjectInput, options?: CallOptions): ApiPromise<DeleteAccessGroupProjectOutput>;
export function getAccessGroup(client: Client, input: GetAccessGroupInput, options?: CallOptions): ApiPromise<AccessGroup>;
export function getAccessGroupProject(client: Client, input: GetAccessGroupProjectInput, options?: CallOptions): ApiPromise<AccessGroupProject>;
export function listAccessGroupMembers(client: Client, input: ListAccessGroupMembersInput, options?: CallOptions): PagedPromise<AccessGroupMemberPage, AccessGroupMember>;
export function listAccessGroupProjects(client: Client, input: ListAccessGroupProjectsInput, options?: CallOptions): PagedPromise<AccessGroupProjectPage, AccessGroupProjectItem>;
export function listAccessGroups(client: Client, input?: ListAccessGroupsInput, options?: CallOptions): PagedPromise<AccessGroupPage, AccessGroupListItem>;
export function updateAccessGroup(client: Client, input: UpdateAccessGroupInput, options?: CallOptions): ApiPromise<SavedAccessGroup>;
export function updateAccessGroupProject(client: Client, input: UpdateAccessGroupProjectInput, options?: CallOptions): ApiPromise<AccessGroupProject>;
}

declare module "@slipway/access-groups/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	getAccessGroup: {
		input: types.GetAccessGroupInput;
		output: types.GetAccessGroupOutput;
	};
	updateAccessGroup: {
		input: types.UpdateAccessGroupInput;
		output: types.UpdateAccessGroupOutput;
	};
	deleteAccessGroup: {
		input: types.DeleteAccessGroupInput;
		output: types.DeleteAccessGroupOutput;
	};
	listAccessGroupMembers: {
		input: types.ListAccessGroupMembersInput;
		output: types.ListAccessGroupMembersOutput;
	};
	listAccessGroups: {
		input: types.ListAccessGroupsInput;
		output: types.ListAccessGroupsOutput;
	};
	createAccessGroup: {
		input: types.CreateAccessGroupInput;
		output: types.CreateAccessGroupOutput;
	};
	listAccessGroupProjects: {
		input: types.ListAccessGroupProjectsInput;
		output: types.ListAccessGroupProjectsOutput;
	};
	createAccessGroupProject: {
		input: types.CreateAccessGroupProjectInput;
		output: types.CreateAccessGroupProjectOutput;
	};
	getAccessGroupProject: {
		input: types.GetAccessGroupProjectInput;
		output: types.GetAccessGroupProjectOutput;
	};
	updateAccessGroupProject: {
		input: types.UpdateAccessGroupProjectInput;
		output: types.UpdateAccessGroupProjectOutput;
	};
	deleteAccessGroupProject: {
		input: types.DeleteAccessGroupProjectInput;
		output: types.DeleteAccessGroupProjectOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/access-groups/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
export const createAccessGroup: Operation;
export const createAccessGroupProject: Operation;
export const deleteAccessGroup: Operation;
export const deleteAccessGroupProject: Operation;
export const getAccessGroup: Operation;
export const getAccessGroupProject: Operation;
export const listAccessGroupMembers: ListOperation;
export const listAccessGroupProjects: ListOperation;
export const listAccessGroups: ListOperation;
export const updateAccessGroup: Operation;
export const updateAccessGroupProject: Operation;
}

declare module "@slipway/access-groups/schemas" {
export const AccessGroup: v.GenericSchema<types.AccessGroup>;
export const AccessGroupListItem: v.GenericSchema<types.AccessGroupListItem>;
export const AccessGroupMember: v.GenericSchema<types.AccessGroupMember>;
export const AccessGroupMemberPage: v.GenericSchema<types.AccessGroupMemberPage>;
export const AccessGroupPage: v.GenericSchema<types.AccessGroupPage>;
export const AccessGroupProject: v.GenericSchema<types.AccessGroupProject>;
export const AccessGroupProjectItem: v.GenericSchema<types.AccessGroupProjectItem>;
export const AccessGroupProjectPage: v.GenericSchema<types.AccessGroupProjectPage>;
export const CreateAccessGroupInput: v.GenericSchema<types.CreateAccessGroupInput>;
export const CreateAccessGroupProjectInput: v.GenericSchema<types.CreateAccessGroupProjectInput>;
export const CreateAccessGroupRequest: v.GenericSchema<types.CreateAccessGroupRequest>;
export const CursorPagination: v.GenericSchema<types.CursorPagination>;
export const DeleteAccessGroupInput: v.GenericSchema<types.DeleteAccessGroupInput>;
export const DeleteAccessGroupProjectInput: v.GenericSchema<types.DeleteAccessGroupProjectInput>;
export const GetAccessGroupInput: v.GenericSchema<types.GetAccessGroupInput>;
export const GetAccessGroupProjectInput: v.GenericSchema<types.GetAccessGroupProjectInput>;
export const GrantableProjectRole: v.GenericSchema<types.GrantableProjectRole>;
export const ListAccessGroupMembersInput: v.GenericSchema<types.ListAccessGroupMembersInput>;
export const ListAccessGroupProjectsInput: v.GenericSchema<types.ListAccessGroupProjectsInput>;
export const ListAccessGroupsInput: v.GenericSchema<types.ListAccessGroupsInput>;
export const ListAccessGroupsOutput: v.GenericSchema<unknown>;
export const ProjectRole: v.GenericSchema<types.ProjectRole>;
export const ProjectRoleAssignment: v.GenericSchema<types.ProjectRoleAssignment>;
export const SavedAccessGroup: v.GenericSchema<types.SavedAccessGroup>;
export const TeamPermission: v.GenericSchema<types.TeamPermission>;
export const TeamRole: v.GenericSchema<types.TeamRole>;
export const UpdateAccessGroupInput: v.GenericSchema<types.UpdateAccessGroupInput>;
export const UpdateAccessGroupProjectInput: v.GenericSchema<types.UpdateAccessGroupProjectInput>;
export const UpdateAccessGroupRequest: v.GenericSchema<types.UpdateAccessGroupRequest>;
}
