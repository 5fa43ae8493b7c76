// What @slipway/project-members exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/project-members" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
export type AddProjectMemberInput = {
	idOrName: string;
} & (MemberById | MemberByUsername | MemberByEmail);
export interface AddProjectMemberOutput {
	id: string;
}
export type GrantableProjectRole = "ADMIN" | "PROJECT_DEVELOPER" | "PROJECT_VIEWER";
export interface ListProjectMembersInput {
	idOrName: string;
	limit?: number | undefined;
	search?: string | undefined;
	since?: number | undefined;
	until?: number | undefined;
}
export type ListProjectMembersOutput = ProjectMemberPage;
export interface MemberByEmail {
	uid?: string | undefined;
	email: string;
	role: GrantableProjectRole;
	username?: string | undefined;
}
export interface MemberById {
	uid: string;
	role: GrantableProjectRole;
	email?: string | undefined;
	username?: string | undefined;
}
export interface MemberByUsername {
	uid?: string | undefined;
	role: GrantableProjectRole;
	username: string;
	email?: string | undefined;
}
export interface MembersPagination {
	count: number;
	hasNext: boolean;
	next: number | null;
	prev: number | null;
}
export interface ProjectMember {
	uid: string;
	name?: string | undefined;
	computedProjectRole: ProjectRole;
	createdAt: number;
	email: string;
	role: ProjectRole;
	teamRole: TeamRole;
	username: string;
	avatar?: string | undefined;
}
export interface ProjectMemberPage {
	members: ProjectMember[];
	pagination: MembersPagination;
}
export type ProjectRole = "ADMIN" | "PROJECT_DEVELOPER" | "PROJECT_VIEWER" | "PROJECT_GUEST" | (string & {});
export interface RemoveProjectMemberInput {
	idOrName: string;
	uid: string;
}
export interface RemoveProjectMemberOutput {
	id: string;
}
export type TeamRole = "OWNER" | "MEMBER" | "DEVELOPER" | "SECURITY" | "BILLING" | "VIEWER" | "VIEWER_FOR_PLUS" | "CONTRIBUTOR" | (string & {});
export function addProjectMember(client: Client, input: AddProjectMemberInput, options?: CallOptions): ApiPromise<AddProjectMemberOutput>;
export function listProjectMembers(client: Client, input: ListProjectMembersInput, options?: CallOptions): PagedPromise<ProjectMemberPage, ProjectMember>;
export function removeProjectMember(client: Client, input: RemoveProjectMemberInput, options?: CallOptions): ApiPromise<RemoveProjectMemberOutput>;
}

declare module "@slipway/project-members/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listProjectMembers: {
		input: types.ListProjectMembersInput;
		output: types.ListProjectMembersOutput;
	};
	addProjectMember: {
		input: types.AddProjectMemberInput;
		output: types.AddProjectMemberOutput;
	};
	removeProjectMember: {
		input: types.RemoveProjectMemberInput;
		output: types.RemoveProjectMemberOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/project-members/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
export const addProjectMember: Operation;
export const listProjectMembers: ListOperation;
export const removeProjectMember: Operation;
}

declare module "@slipway/project-members/schemas" {
export const AddProjectMemberInput: v.GenericSchema<types.AddProjectMemberInput>;
export const AddProjectMemberOutput: v.GenericSchema<types.AddProjectMemberOutput>;
export const GrantableProjectRole: v.GenericSchema<types.GrantableProjectRole>;
export const ListProjectMembersInput: v.GenericSchema<types.ListProjectMembersInput>;
export const ListProjectMembersOutput: v.GenericSchema<unknown>;
export const MemberByEmail: v.GenericSchema<types.MemberByEmail>;
export const MemberById: v.GenericSchema<types.MemberById>;
export const MemberByUsername: v.GenericSchema<types.MemberByUsername>;
export const MembersPagination: v.GenericSchema<types.MembersPagination>;
export const ProjectMember: v.GenericSchema<types.ProjectMember>;
export const ProjectMemberPage: v.GenericSchema<types.ProjectMemberPage>;
export const ProjectRole: v.GenericSchema<types.ProjectRole>;
export const RemoveProjectMemberInput: v.GenericSchema<types.RemoveProjectMemberInput>;
export const RemoveProjectMemberOutput: v.GenericSchema<types.RemoveProjectMemberOutput>;
export const TeamRole: v.GenericSchema<types.TeamRole>;
}
