// What @slipway/domains exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/domains" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
export type AddDomainInput = MoveDomainInRequest | NewDomainRequest;
export interface AddDomainOutput {
	domain: DomainListItem;
}
export interface ClaimDomainInput {
	domain: string;
}
export interface ClaimDomainOutput {
	domain: DomainListItem;
}
export interface DeleteDomainInput {
	domain: string;
}
export interface DeleteDomainOutput {
	uid: string;
}
export interface Domain {
	id: string;
	name: string;
	boughtAt: number | null;
	createdAt: number;
	creator: DomainOwner;
	echMode: EchMode;
	expiresAt: number | null;
	intendedNameservers: string[];
	nameservers: string[];
	serviceType: DomainServiceType;
	teamId: string | null;
	userId: string;
	verified: boolean;
	customNameservers?: string[] | undefined;
	renew?: boolean | undefined;
	transferStartedAt?: number | undefined;
	transferredAt?: number | null | undefined;
	suffix: boolean;
}
export interface DomainChange {
	customNameservers?: readonly string[] | undefined;
	echMode?: "auto" | "disabled" | undefined;
	op?: string | undefined;
	renew?: boolean | undefined;
	zone?: boolean | undefined;
}
export interface DomainConfig {
	acceptedChallenges: ("dns-01" | "http-01" | (string & {}))[];
	configuredBy: DomainConfiguredBy | null;
	misconfigured: boolean;
	recommendedCNAME: {
		rank: number;
		value: string;
	}[];
	recommendedIPv4: {
		rank: number;
		value: string[];
	}[];
}
export type DomainConfiguredBy = "A" | "CNAME" | "dns-01" | "http" | (string & {});
export interface DomainListItem {
	id: string;
	name: string;
	boughtAt: number | null;
	createdAt: number;
	creator: DomainOwner;
	echMode: EchMode;
	expiresAt: number | null;
	intendedNameservers: string[];
	nameservers: string[];
	serviceType: DomainServiceType;
	teamId: string | null;
	userId: string;
	verified: boolean;
	customNameservers?: string[] | undefined;
	renew?: boolean | undefined;
	transferStartedAt?: number | undefined;
	transferredAt?: number | null | undefined;
}
export interface DomainMove {
	destination?: string | undefined;
	op?: string | undefined;
}
export interface DomainMoveOffer {
	moved: boolean;
	token: string;
}
export interface DomainMoveResult {
	moved: boolean;
}
export interface DomainOwner {
	id: string;
	email: string;
	username: string;
	customerId?: string | null | undefined;
	isDomainReseller?: boolean | undefined;
}
export interface DomainPage {
	domains: DomainListItem[];
	pagination: Pagination;
}
export interface DomainProjectDomainPage {
	pagination: Pagination;
	projectDomains: ProjectDomain[];
}
export type DomainServiceType = "zeit.world" | "external" | "na" | (string & {});
export type EchMode = "auto" | "enabled" | "disabled" | (string & {});
export interface GetDomainConfigInput {
	domain: string;
	projectIdOrName?: string | undefined;
	strict?: boolean | undefined;
}
export type GetDomainConfigOutput = DomainConfig;
export interface GetDomainInput {
	domain: string;
}
export interface GetDomainOutput {
	domain: Domain;
}
export interface GetDomainVerificationRecordInput {
	domain: string;
}
export interface GetDomainVerificationRecordOutput {
	txtRecord: string;
	verificationDomain: string;
}
export interface ListDomainProjectDomainsInput {
	domain: string;
	limit?: number | undefined;
	since?: number | undefined;
	until?: number | undefined;
}
export type ListDomainProjectDomainsOutput = DomainProjectDomainPage;
export interface ListDomainsInput {
	limit?: number | undefined;
	since?: number | undefined;
	until?: number | undefined;
}
export type ListDomainsOutput = DomainPage;
export interface MoveDomainInRequest {
	name: string;
	method: string;
	token?: string | undefined;
}
export interface NewDomainRequest {
	name: string;
	cdnEnabled?: boolean | undefined;
	method?: string | undefined;
	zone?: boolean | undefined;
}
export interface Pagination {
	count: number;
	next: number | null;
	prev: number | null;
}
export interface ProjectDomain {
	name: string;
	apexName: string;
	projectId: string;
	verified: boolean;
	createdAt?: number | undefined;
	customEnvironmentId?: string | null | undefined;
	gitBranch?: string | null | undefined;
	redirect?: string | null | undefined;
	redirectStatusCode?: number | null | undefined;
	updatedAt?: number | undefined;
	verification?: {
		type: string;
		domain: string;
		reason: string;
		value: string;
	}[] | undefined;
}
export type UpdateDomainInput = {
	domain: string;
} & (DomainChange | DomainMove);
export type UpdateDomainOutput = DomainMoveOffer | DomainMoveResult | UpdatedDomain;
export interface UpdatedDomain {
	echMode: EchMode;
	customNameservers?: string[] | undefined;
	renew?: boolean | undefined;
	zone?: boolean | undefined;
}
export function addDomain(client: Client, input: AddDomainInput, options?: CallOptions): ApiPromise<AddDomainOutput>;
export function claimDomain(client: Client, input: ClaimDomainInput, options?: CallOptions): ApiPromise<ClaimDomainOutput>;
export function deleteDomain(client: Client, input: DeleteDomainInput, options?: CallOptions): ApiPromise<DeleteDomainOutput>;
export function getDomain(client: Client, input: GetDomainInput, options?: CallOptions): ApiPromise<GetDomainOutput>;
export function getDomainConfig(client: Client, input: GetDomainConfigInput, options?: CallOptions): ApiPromise<DomainConfig>;
export function getDomainVerificationRecord(client: Client, input: GetDomainVerificationRecordInput, options?: CallOptions): ApiPromise<GetDomainVerificationRecordOutput>;
export function listDomainProjectDomains(client: Client, input: ListDomainProjectDomainsInput, options?: CallOptions): PagedPromise<DomainProjectDomainPage, ProjectDomain>;
export function listDomains(client: Client, input?: ListDomainsInput, options?: CallOptions): PagedPromise<DomainPage, DomainListItem>;
export function updateDomain(client: Client, input: UpdateDomainInput, options?: CallOptions): ApiPromise<UpdateDomainOutput>;
}

declare module "@slipway/domains/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	getDomainConfig: {
		input: types.GetDomainConfigInput;
		output: types.GetDomainConfigOutput;
	};
	getDomainVerificationRecord: {
		input: types.GetDomainVerificationRecordInput;
		output: types.GetDomainVerificationRecordOutput;
	};
	claimDomain: {
		input: types.ClaimDomainInput;
		output: types.ClaimDomainOutput;
	};
	listDomainProjectDomains: {
		input: types.ListDomainProjectDomainsInput;
		output: types.ListDomainProjectDomainsOutput;
	};
	getDomain: {
		input: types.GetDomainInput;
		output: types.GetDomainOutput;
	};
	listDomains: {
		input: types.ListDomainsInput;
		output: types.ListDomainsOutput;
	};
	addDomain: {
		input: types.AddDomainInput;
		output: types.AddDomainOutput;
	};
	updateDomain: {
		input: types.UpdateDomainInput;
		output: types.UpdateDomainOutput;
	};
	deleteDomain: {
		input: types.DeleteDomainInput;
		output: types.DeleteDomainOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/domains/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
export const addDomain: Operation;
export const claimDomain: Operation;
export const deleteDomain: Operation;
export const getDomain: Operation;
export const getDomainConfig: Operation;
export const getDomainVerificationRecord: Operation;
export const listDomainProjectDomains: ListOperation;
export const listDomains: ListOperation;
export const updateDomain: Operation;
}

declare module "@slipway/domains/schemas" {
export const AddDomainInput: v.GenericSchema<types.AddDomainInput>;
export const AddDomainOutput: v.GenericSchema<types.AddDomainOutput>;
export const ClaimDomainInput: v.GenericSchema<types.ClaimDomainInput>;
export const ClaimDomainOutput: v.GenericSchema<types.ClaimDomainOutput>;
export const DeleteDomainInput: v.GenericSchema<types.DeleteDomainInput>;
export const DeleteDomainOutput: v.GenericSchema<types.DeleteDomainOutput>;
export const Domain: v.GenericSchema<types.Domain>;
export const DomainChange: v.GenericSchema<types.DomainChange>;
export const DomainConfig: v.GenericSchema<types.DomainConfig>;
export const DomainConfiguredBy: v.GenericSchema<types.DomainConfiguredBy>;
export const DomainListItem: v.GenericSchema<types.DomainListItem>;
export const DomainMove: v.GenericSchema<types.DomainMove>;
export const DomainMoveOffer: v.GenericSchema<types.DomainMoveOffer>;
export const DomainMoveResult: v.GenericSchema<types.DomainMoveResult>;
export const DomainOwner: v.GenericSchema<types.DomainOwner>;
export const DomainPage: v.GenericSchema<types.DomainPage>;
export const DomainProjectDomainPage: v.GenericSchema<types.DomainProjectDomainPage>;
export const DomainServiceType: v.GenericSchema<types.DomainServiceType>;
export const EchMode: v.GenericSchema<types.EchMode>;
export const GetDomainConfigInput: v.GenericSchema<types.GetDomainConfigInput>;
export const GetDomainInput: v.GenericSchema<types.GetDomainInput>;
export const GetDomainOutput: v.GenericSchema<types.GetDomainOutput>;
export const GetDomainVerificationRecordInput: v.GenericSchema<types.GetDomainVerificationRecordInput>;
export const GetDomainVerificationRecordOutput: v.GenericSchema<types.GetDomainVerificationRecordOutput>;
export const ListDomainProjectDomainsInput: v.GenericSchema<types.ListDomainProjectDomainsInput>;
export const ListDomainsInput: v.GenericSchema<types.ListDomainsInput>;
export const MoveDomainInRequest: v.GenericSchema<types.MoveDomainInRequest>;
export const NewDomainRequest: v.GenericSchema<types.NewDomainRequest>;
export const Pagination: v.GenericSchema<types.Pagination>;
export const ProjectDomain: v.GenericSchema<types.ProjectDomain>;
export const UpdateDomainInput: v.GenericSchema<types.UpdateDomainInput>;
export const UpdateDomainOutput: v.GenericSchema<types.UpdateDomainOutput>;
export const UpdatedDomain: v.GenericSchema<types.UpdatedDomain>;
}
