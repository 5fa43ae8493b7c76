// What @slipway/certs exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/certs" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
export interface Cert {
	id: string;
	autoRenew: boolean;
	cns: string[];
	createdAt: number;
	expiresAt: number;
}
export interface CertPage {
	certs: Cert[];
	pagination: Pagination;
}
export interface DeleteCertInput {
	id: string;
}
export type DeleteCertOutput = {
	[key: string]: unknown;
};
export interface GetCertInput {
	id: string;
}
export type GetCertOutput = Cert;
export interface IssueCertInput {
	cns?: readonly string[] | undefined;
}
export type IssueCertOutput = Cert;
export type ListCertsInput = Record<string, never>;
export type ListCertsOutput = CertPage;
export interface Pagination {
	count: number;
	next: number | null;
	prev: number | null;
}
export type UploadCertInput = UploadCertRequest;
export type UploadCertOutput = Cert;
export interface UploadCertRequest {
	key: string;
	ca: string;
	cert: string;
	skipValidation?: boolean | undefined;
}
export function deleteCert(client: Client, input: DeleteCertInput, options?: CallOptions): ApiPromise<DeleteCertOutput>;
export function getCert(client: Client, input: GetCertInput, options?: CallOptions): ApiPromise<Cert>;
export function issueCert(client: Client, input?: IssueCertInput, options?: CallOptions): ApiPromise<Cert>;
export function listCerts(client: Client, input?: ListCertsInput, options?: CallOptions): PagedPromise<CertPage, Cert>;
export function uploadCert(client: Client, input: UploadCertInput, options?: CallOptions): ApiPromise<Cert>;
}

declare module "@slipway/certs/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	getCert: {
		input: types.GetCertInput;
		output: types.GetCertOutput;
	};
	deleteCert: {
		input: types.DeleteCertInput;
		output: types.DeleteCertOutput;
	};
	listCerts: {
		input: types.ListCertsInput;
		output: types.ListCertsOutput;
	};
	issueCert: {
		input: types.IssueCertInput;
		output: types.IssueCertOutput;
	};
	uploadCert: {
		input: types.UploadCertInput;
		output: types.UploadCertOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/certs/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
export const deleteCert: Operation;
export const getCert: Operation;
export const issueCert: Operation;
export const listCerts: ListOperation;
export const uploadCert: Operation;
}

declare module "@slipway/certs/schemas" {
export const Cert: v.GenericSchema<types.Cert>;
export const CertPage: v.GenericSchema<types.CertPage>;
export const DeleteCertInput: v.GenericSchema<types.DeleteCertInput>;
export const DeleteCertOutput: v.GenericSchema<types.DeleteCertOutput>;
export const GetCertInput: v.GenericSchema<types.GetCertInput>;
export const IssueCertInput: v.GenericSchema<types.IssueCertInput>;
export const ListCertsInput: v.GenericSchema<types.ListCertsInput>;
export const Pagination: v.GenericSchema<types.Pagination>;
export const UploadCertInput: v.GenericSchema<types.UploadCertInput>;
export const UploadCertRequest: v.GenericSchema<types.UploadCertRequest>;
}
