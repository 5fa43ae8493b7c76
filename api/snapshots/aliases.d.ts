// What @slipway/aliases exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/aliases" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
export interface Alias {
	uid: string;
	alias: string;
	created: string;
	deploymentId: string | null;
	projectId: string | null;
	createdAt?: number | null | undefined;
	creator?: {
		uid: string;
		email?: string | undefined;
		username?: string | undefined;
	} | undefined;
	deletedAt?: number | null | undefined;
	deployment?: {
		id: string;
		meta?: string | undefined;
		url?: string | undefined;
	} | undefined;
	microfrontends?: AliasMicrofrontends | undefined;
	protectionBypass?: {
		[key: string]: AliasProtectionBypass;
	} | undefined;
	redirect?: string | null | undefined;
	redirectStatusCode?: number | null | undefined;
	updatedAt?: number | null | undefined;
}
export interface AliasMicrofrontends {
	applications: {
		fallbackHost?: string | undefined;
		projectId: string;
		branchAlias?: string | undefined;
		branchDeploymentId?: string | undefined;
		deploymentId?: string | undefined;
		fallbackDeploymentId?: string | undefined;
	}[];
	defaultApp: {
		projectId: string;
	};
}
export interface AliasPage {
	aliases: Alias[];
	pagination: Pagination;
}
export type AliasProtectionBypass = ShareableLinkBypass | UserBypass | ProtectionOverrideBypass | EmailInviteBypass;
export interface AssignAliasInput extends AssignAliasRequest {
	id: string;
}
export type AssignAliasOutput = AssignedAlias;
export interface AssignAliasRequest {
	alias?: string | undefined;
	redirect?: string | null | undefined;
}
export interface AssignedAlias {
	uid: string;
	alias: string;
	created: string;
	oldDeploymentId?: string | null | undefined;
}
export interface BypassRevocation {
	regenerate: boolean;
	secret: string;
}
export interface DeleteAliasInput {
	aliasId: string;
}
export interface DeleteAliasOutput {
	status: "SUCCESS";
}
export interface DeploymentAlias {
	uid: string;
	alias: string;
	created: string;
	protectionBypass?: {
		[key: string]: AliasProtectionBypass;
	} | undefined;
	redirect?: string | null | undefined;
}
export interface EmailInviteBypass {
	scope: "email_invite";
	createdAt: number;
	lastUpdatedAt: number;
	lastUpdatedBy: string;
}
export interface GetAliasInput {
	idOrAlias: string;
	from?: number | undefined;
	projectId?: string | undefined;
	since?: number | undefined;
	until?: number | undefined;
}
export type GetAliasOutput = Alias;
export type GrantedAccess = "granted" | "denied";
export interface ListAliasesInput {
	domain?: readonly string[] | string | undefined;
	from?: number | undefined;
	limit?: number | undefined;
	projectId?: string | undefined;
	rollbackDeploymentId?: string | undefined;
	since?: number | undefined;
	until?: number | undefined;
}
export type ListAliasesOutput = AliasPage;
export interface ListDeploymentAliasesInput {
	id: string;
}
export interface ListDeploymentAliasesOutput {
	aliases: DeploymentAlias[];
}
export interface Pagination {
	count: number;
	next: number | null;
	prev: number | null;
}
export interface ProtectionOverrideBypass {
	scope: "alias-protection-override";
	createdAt: number;
	createdBy: string;
}
export interface ProtectionOverrideChange {
	override: {
		scope: "alias-protection-override";
		action: "create" | "revoke";
	};
}
export interface ShareableLinkBypass {
	scope: "shareable-link";
	createdAt: number;
	createdBy: string;
	expires?: number | undefined;
}
export interface ShareableLinkChange {
	revoke?: BypassRevocation | undefined;
	ttl?: number | undefined;
}
export type UpdateUrlProtectionBypassInput = {
	id: string;
} & (UserAccessChange | ProtectionOverrideChange | ShareableLinkChange);
export type UpdateUrlProtectionBypassOutput = UrlProtectionBypasses;
export type UrlProtectionBypasses = {
	[key: string]: unknown;
};
export type UserAccess = UserAccessById | UserAccessByEmail;
export interface UserAccessByEmail {
	access: GrantedAccess;
	email: string;
	userId?: string | undefined;
}
export interface UserAccessById {
	access: GrantedAccess;
	userId: string;
	email?: string | undefined;
}
export interface UserAccessChange {
	scope: UserAccess;
}
export interface UserBypass {
	scope: "user";
	access: "granted" | "requested" | (string & {});
	createdAt: number;
	lastUpdatedAt: number;
	lastUpdatedBy: string;
}
export function assignAlias(client: Client, input: AssignAliasInput, options?: CallOptions): ApiPromise<AssignedAlias>;
export function deleteAlias(client: Client, input: DeleteAliasInput, options?: CallOptions): ApiPromise<DeleteAliasOutput>;
export function getAlias(client: Client, input: GetAliasInput, options?: CallOptions): ApiPromise<Alias>;
export function listAliases(client: Client, input?: ListAliasesInput, options?: CallOptions): PagedPromise<AliasPage, Alias>;
export function listDeploymentAliases(client: Client, input: ListDeploymentAliasesInput, options?: CallOptions): ApiPromise<ListDeploymentAliasesOutput>;
export function updateUrlProtectionBypass(client: Client, input: UpdateUrlProtectionBypassInput, options?: CallOptions): ApiPromise<UrlProtectionBypasses>;
}

declare module "@slipway/aliases/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listDeploymentAliases: {
		input: types.ListDeploymentAliasesInput;
		output: types.ListDeploymentAliasesOutput;
	};
	assignAlias: {
		input: types.AssignAliasInput;
		output: types.AssignAliasOutput;
	};
	listAliases: {
		input: types.ListAliasesInput;
		output: types.ListAliasesOutput;
	};
	getAlias: {
		input: types.GetAliasInput;
		output: types.GetAliasOutput;
	};
	deleteAlias: {
		input: types.DeleteAliasInput;
		output: types.DeleteAliasOutput;
	};
	updateUrlProtectionBypass: {
		input: types.UpdateUrlProtectionBypassInput;
		output: types.UpdateUrlProtectionBypassOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/aliases/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
export const assignAlias: Operation;
export const deleteAlias: Operation;
export const getAlias: Operation;
export const listAliases: ListOperation;
export const listDeploymentAliases: Operation;
export const updateUrlProtectionBypass: Operation;
}

declare module "@slipway/aliases/schemas" {
export const Alias: v.GenericSchema<types.Alias>;
export const AliasMicrofrontends: v.GenericSchema<types.AliasMicrofrontends>;
export const AliasPage: v.GenericSchema<types.AliasPage>;
export const AliasProtectionBypass: v.GenericSchema<types.AliasProtectionBypass>;
export const AssignAliasInput: v.GenericSchema<types.AssignAliasInput>;
export const AssignAliasRequest: v.GenericSchema<types.AssignAliasRequest>;
export const AssignedAlias: v.GenericSchema<types.AssignedAlias>;
export const BypassRevocation: v.GenericSchema<types.BypassRevocation>;
export const DeleteAliasInput: v.GenericSchema<types.DeleteAliasInput>;
export const DeleteAliasOutput: v.GenericSchema<types.DeleteAliasOutput>;
export const DeploymentAlias: v.GenericSchema<types.DeploymentAlias>;
export const EmailInviteBypass: v.GenericSchema<types.EmailInviteBypass>;
export const GetAliasInput: v.GenericSchema<types.GetAliasInput>;
export const GrantedAccess: v.GenericSchema<types.GrantedAccess>;
export const ListAliasesInput: v.GenericSchema<types.ListAliasesInput>;
export const ListDeploymentAliasesInput: v.GenericSchema<types.ListDeploymentAliasesInput>;
export const ListDeploymentAliasesOutput: v.GenericSchema<types.ListDeploymentAliasesOutput>;
export const Pagination: v.GenericSchema<types.Pagination>;
export const ProtectionOverrideBypass: v.GenericSchema<types.ProtectionOverrideBypass>;
export const ProtectionOverrideChange: v.GenericSchema<types.ProtectionOverrideChange>;
export const ShareableLinkBypass: v.GenericSchema<types.ShareableLinkBypass>;
export const ShareableLinkChange: v.GenericSchema<types.ShareableLinkChange>;
export const UpdateUrlProtectionBypassInput: v.GenericSchema<types.UpdateUrlProtectionBypassInput>;
export const UrlProtectionBypasses: v.GenericSchema<types.UrlProtectionBypasses>;
export const UserAccess: v.GenericSchema<types.UserAccess>;
export const UserAccessByEmail: v.GenericSchema<types.UserAccessByEmail>;
export const UserAccessById: v.GenericSchema<types.UserAccessById>;
export const UserAccessChange: v.GenericSchema<types.UserAccessChange>;
export const UserBypass: v.GenericSchema<types.UserBypass>;
}
