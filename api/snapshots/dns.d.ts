// What @slipway/dns exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/dns" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
export interface ARecordInput {
	type: "A";
	name: string;
	value: string;
	comment?: string | undefined;
	ttl?: number | undefined;
}
export interface AaaaRecordInput {
	type: "AAAA";
	name: string;
	value: string;
	comment?: string | undefined;
	ttl?: number | undefined;
}
export interface AliasRecordInput {
	type: "ALIAS";
	name: string;
	value: string;
	comment?: string | undefined;
	ttl?: number | undefined;
}
export interface CaaRecordInput {
	type: "CAA";
	name: string;
	value: string;
	comment?: string | undefined;
	ttl?: number | undefined;
}
export interface CnameRecordInput {
	type: "CNAME";
	name: string;
	comment?: string | undefined;
	ttl?: number | undefined;
	value?: string | undefined;
}
export type CreateDnsRecordInput = {
	domain: string;
} & (MxRecordInput | ARecordInput | AaaaRecordInput | AliasRecordInput | CaaRecordInput | CnameRecordInput | SrvRecordInput | TxtRecordInput | NsRecordInput | HttpsRecordInput);
export type CreateDnsRecordOutput = CreatedDnsRecordWithTime | CreatedDnsRecord;
export interface CreatedDnsRecord {
	uid: string;
}
export interface CreatedDnsRecordWithTime {
	uid?: string | undefined;
	updated: number;
}
export interface DeleteDnsRecordInput {
	domain: string;
	recordId: string;
}
export type DeleteDnsRecordOutput = {
	[key: string]: unknown;
};
export interface DnsRecord {
	type: DnsRecordType;
	id: string;
	name: string;
	slug: string;
	created: number | null;
	createdAt: number | null;
	creator: string;
	updated: number | null;
	updatedAt: number | null;
	value: string;
	comment?: string | undefined;
	mxPriority?: number | undefined;
	priority?: number | undefined;
	ttl?: number | undefined;
}
export interface DnsRecordDetail {
	id: string;
	name: string;
	creator: string;
	domain: string;
	recordType: DnsRecordType;
	value: string;
	comment?: string | undefined;
	createdAt?: number | null | undefined;
	ttl?: number | undefined;
	type: DnsRecordType;
}
export interface DnsRecordList {
	records: DnsRecord[];
}
export interface DnsRecordPage {
	pagination: Pagination;
	records: DnsRecord[];
}
export type DnsRecordType = "A" | "AAAA" | "ALIAS" | "CAA" | "CNAME" | "HTTPS" | "MX" | "NS" | "SRV" | "TXT" | (string & {});
export interface GetDnsRecordInput {
	recordId: string;
}
export type GetDnsRecordOutput = DnsRecordDetail;
export interface HttpsRecordData {
	priority: number | null;
	target: string | null;
	params?: string | null | undefined;
}
export interface HttpsRecordInput {
	type: "HTTPS";
	name: string;
	https: HttpsRecordData;
	comment?: string | undefined;
	ttl?: number | undefined;
}
export interface ListDnsRecordsInput {
	domain: string;
	limit?: number | undefined;
	since?: string | undefined;
	until?: string | undefined;
}
export type ListDnsRecordsOutput = DnsRecordPage | DnsRecordList;
export interface MxRecordInput {
	type: "MX";
	name: string;
	mxPriority: number;
	value: string;
	comment?: string | undefined;
	ttl?: number | undefined;
}
export interface NsRecordInput {
	type: "NS";
	name: string;
	comment?: string | undefined;
	ttl?: number | undefined;
	value?: string | undefined;
}
export interface Pagination {
	count: number;
	next: number | null;
	prev: number | null;
}
export interface ReplaceDnsRecordsInput {
	domain: string;
	body?: {
		[key: string]: unknown;
	} | undefined;
}
export interface ReplaceDnsRecordsOutput {
	recordIds: string[];
}
export interface SrvRecordData {
	port: number | null;
	priority: number | null;
	target: string | null;
	weight: number | null;
}
export interface SrvRecordInput {
	type: "SRV";
	name: string;
	srv: SrvRecordData;
	comment?: string | undefined;
	ttl?: number | undefined;
}
export interface TxtRecordInput {
	type: "TXT";
	name: string;
	value: string;
	comment?: string | undefined;
	ttl?: number | undefined;
}
export interface UpdateDnsRecordInput extends UpdateDnsRecordRequest {
	recordId: string;
}
export type UpdateDnsRecordOutput = UpdatedDnsRecord;
export interface UpdateDnsRecordRequest {
	type?: DnsRecordType | null | undefined;
	name?: string | null | undefined;
	comment?: string | undefined;
	https?: HttpsRecordData | null | undefined;
	mxPriority?: number | null | undefined;
	srv?: SrvRecordData | null | undefined;
	ttl?: number | null | undefined;
	value?: string | null | undefined;
}
export interface UpdatedDnsRecord {
	type: "record" | "record-sys" | (string & {});
	id: string;
	name: string;
	creator: string;
	domain: string;
	recordType: DnsRecordType;
	value: string;
	comment?: string | undefined;
	createdAt?: number | null | undefined;
	ttl?: number | undefined;
}
export function createDnsRecord(client: Client, input: CreateDnsRecordInput, options?: CallOptions): ApiPromise<CreateDnsRecordOutput>;
export function deleteDnsRecord(client: Client, input: DeleteDnsRecordInput, options?: CallOptions): ApiPromise<DeleteDnsRecordOutput>;
export function getDnsRecord(client: Client, input: GetDnsRecordInput, options?: CallOptions): ApiPromise<DnsRecordDetail>;
export function listDnsRecords(client: Client, input: ListDnsRecordsInput, options?: CallOptions): PagedPromise<ListDnsRecordsOutput, NonNullable<ListDnsRecordsOutput["records"]>[number]>;
export function replaceDnsRecords(client: Client, input: ReplaceDnsRecordsInput, options?: CallOptions): ApiPromise<ReplaceDnsRecordsOutput>;
export function updateDnsRecord(client: Client, input: UpdateDnsRecordInput, options?: CallOptions): ApiPromise<UpdatedDnsRecord>;
}

declare module "@slipway/dns/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listDnsRecords: {
		input: types.ListDnsRecordsInput;
		output: types.ListDnsRecordsOutput;
	};
	createDnsRecord: {
		input: types.CreateDnsRecordInput;
		output: types.CreateDnsRecordOutput;
	};
	updateDnsRecord: {
		input: types.UpdateDnsRecordInput;
		output: types.UpdateDnsRecordOutput;
	};
	deleteDnsRecord: {
		input: types.DeleteDnsRecordInput;
		output: types.DeleteDnsRecordOutput;
	};
	replaceDnsRecords: {
		input: types.ReplaceDnsRecordsInput;
		output: types.ReplaceDnsRecordsOutput;
	};
	getDnsRecord: {
		input: types.GetDnsRecordInput;
		output: types.GetDnsRecordOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/dns/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
export const createDnsRecord: Operation;
export const deleteDnsRecord: Operation;
export const getDnsRecord: Operation;
export const listDnsRecords: ListOperation;
export const replaceDnsRecords: Operation;
export const updateDnsRecord: Operation;
}

declare module "@slipway/dns/schemas" {
export const ARecordInput: v.GenericSchema<types.ARecordInput>;
export const AaaaRecordInput: v.GenericSchema<types.AaaaRecordInput>;
export const AliasRecordInput: v.GenericSchema<types.AliasRecordInput>;
export const CaaRecordInput: v.GenericSchema<types.CaaRecordInput>;
export const CnameRecordInput: v.GenericSchema<types.CnameRecordInput>;
export const CreateDnsRecordInput: v.GenericSchema<types.CreateDnsRecordInput>;
export const CreateDnsRecordOutput: v.GenericSchema<types.CreateDnsRecordOutput>;
export const CreatedDnsRecord: v.GenericSchema<types.CreatedDnsRecord>;
export const CreatedDnsRecordWithTime: v.GenericSchema<types.CreatedDnsRecordWithTime>;
export const DeleteDnsRecordInput: v.GenericSchema<types.DeleteDnsRecordInput>;
export const DeleteDnsRecordOutput: v.GenericSchema<types.DeleteDnsRecordOutput>;
export const DnsRecord: v.GenericSchema<types.DnsRecord>;
export const DnsRecordDetail: v.GenericSchema<types.DnsRecordDetail>;
export const DnsRecordList: v.GenericSchema<types.DnsRecordList>;
export const DnsRecordPage: v.GenericSchema<types.DnsRecordPage>;
export const DnsRecordType: v.GenericSchema<types.DnsRecordType>;
export const GetDnsRecordInput: v.GenericSchema<types.GetDnsRecordInput>;
export const HttpsRecordData: v.GenericSchema<types.HttpsRecordData>;
export const HttpsRecordInput: v.GenericSchema<types.HttpsRecordInput>;
export const ListDnsRecordsInput: v.GenericSchema<types.ListDnsRecordsInput>;
export const ListDnsRecordsOutput: v.GenericSchema<unknown>;
export const MxRecordInput: v.GenericSchema<types.MxRecordInput>;
export const NsRecordInput: v.GenericSchema<types.NsRecordInput>;
export const Pagination: v.GenericSchema<types.Pagination>;
export const ReplaceDnsRecordsInput: v.GenericSchema<types.ReplaceDnsRecordsInput>;
export const ReplaceDnsRecordsOutput: v.GenericSchema<types.ReplaceDnsRecordsOutput>;
export const SrvRecordData: v.GenericSchema<types.SrvRecordData>;
export const SrvRecordInput: v.GenericSchema<types.SrvRecordInput>;
export const TxtRecordInput: v.GenericSchema<types.TxtRecordInput>;
export const UpdateDnsRecordInput: v.GenericSchema<types.UpdateDnsRecordInput>;
export const UpdateDnsRecordRequest: v.GenericSchema<types.UpdateDnsRecordRequest>;
export const UpdatedDnsRecord: v.GenericSchema<types.UpdatedDnsRecord>;
}
