// What @slipway/kms exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/kms" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
export interface ActivateKmsSigningKeyInput {
	issuerId: string;
	keyId: string;
	revokePreviousAfterHours?: number | undefined;
}
export type ActivateKmsSigningKeyOutput = KmsSigningKey;
export type CreateKmsIssuerInput = CreateKmsIssuerRequest;
export type CreateKmsIssuerOutput = KmsIssuer;
export interface CreateKmsIssuerPolicyInput extends CreateKmsIssuerPolicyRequest {
	issuerId: string;
}
export type CreateKmsIssuerPolicyOutput = KmsIssuerPolicy;
export interface CreateKmsIssuerPolicyRequest {
	kind: "project-grant";
	environments: readonly string[];
	projectId: string;
	tokenClaims?: {
		[key: string]: unknown;
	} | undefined;
}
export interface CreateKmsIssuerRequest {
	name: string;
	algorithm?: KmsAlgorithm | undefined;
	claimsSchema?: {
		[key: string]: unknown;
	} | undefined;
	importKey?: string | undefined;
	importKeyId?: string | undefined;
	policy?: KmsIssuerPolicyInput | undefined;
}
export interface CreateKmsSigningKeyInput extends CreateKmsSigningKeyRequest {
	issuerId: string;
}
export type CreateKmsSigningKeyOutput = KmsSigningKey;
export interface CreateKmsSigningKeyRequest {
	activation?: "automatic" | "manual" | undefined;
	importKey?: string | undefined;
	importKeyId?: string | undefined;
	revokePreviousAfterHours?: number | undefined;
	revokePreviousAt?: number | string | undefined;
}
export interface CursorPagination {
	count: number;
	next: string | null;
}
export interface DeleteKmsIssuerInput {
	issuerId: string;
}
export type DeleteKmsIssuerOutput = void;
export interface DeleteKmsIssuerPolicyInput {
	issuerId: string;
	kind: string;
	policyKey: string;
}
export type DeleteKmsIssuerPolicyOutput = void;
export interface GetKmsIssuerInput {
	issuerId: string;
}
export type GetKmsIssuerOutput = KmsIssuer;
export type KmsAlgorithm = "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | (string & {});
export interface KmsConnexGrant {
	kind: "connex-grant";
	clientId: string;
	createdAt: string;
	updatedAt: string;
	tokenClaims?: {
		[key: string]: unknown;
	} | undefined;
}
export interface KmsConnexGrantInput {
	kind: "connex-grant";
	clientId: string;
	tokenClaims?: {
		[key: string]: unknown;
	} | undefined;
}
export interface KmsIssuer {
	id: string;
	name: string;
	algorithm: KmsAlgorithm;
	createdAt: string;
	origin: "external" | "vercel" | (string & {});
	ownerId: string;
	policies: KmsIssuerPolicy[];
	signingKeys: KmsSigningKey[];
	updatedAt: string;
	claimsSchema?: {
		[key: string]: unknown;
	} | undefined;
	managedBy?: string | undefined;
}
export interface KmsIssuerPage {
	issuers: KmsIssuer[];
	pagination: CursorPagination;
}
export type KmsIssuerPolicy = KmsProjectGrant | KmsConnexGrant;
export type KmsIssuerPolicyInput = KmsProjectGrantInput | KmsConnexGrantInput;
export interface KmsProjectGrant {
	kind: "project-grant";
	createdAt: string;
	environments: string[];
	projectId: string;
	teamId: string;
	updatedAt: string;
	tokenClaims?: {
		[key: string]: unknown;
	} | undefined;
}
export interface KmsProjectGrantInput {
	kind: "project-grant";
	environments: readonly string[];
	projectId: string;
	teamId: string;
	tokenClaims?: {
		[key: string]: unknown;
	} | undefined;
}
export interface KmsPublicKey {
	alg?: string | undefined;
	key_ops?: string[] | undefined;
	kid?: string | undefined;
	kty?: string | undefined;
	use?: string | undefined;
	x5c?: string[] | undefined;
	"x5t#S256"?: string | undefined;
}
export interface KmsSigningKey {
	algorithm: string;
	createdAt: string;
	issuerId: string;
	keyId: string;
	status: "active" | "pending" | "revoking" | (string & {});
	updatedAt: string;
	activateAt?: string | undefined;
	activatedAt?: string | undefined;
	certificatePem?: string | undefined;
	importKeyId?: string | undefined;
	publicKey?: KmsPublicKey | undefined;
	publicKeyFingerprint?: string | undefined;
	publicKeyPem?: string | undefined;
	revokeAt?: string | undefined;
}
export interface ListKmsIssuersInput {
	limit?: number | undefined;
	next?: string | undefined;
}
export type ListKmsIssuersOutput = KmsIssuerPage;
export interface RevokeKmsSigningKeyInput {
	issuerId: string;
	keyId: string;
}
export type RevokeKmsSigningKeyOutput = KmsIssuer;
export interface SignKmsMessageInput {
	issuerId: string;
	message: string;
}
export interface SignKmsMessageOutput {
	algorithm: string;
	keyId: string;
	signature: string;
}
export interface SignKmsTokenInput extends SignKmsTokenRequest {
	issuerId: string;
}
export interface SignKmsTokenOutput {
	token: string;
}
export interface SignKmsTokenRequest {
	claims?: {
		[key: string]: unknown;
	} | undefined;
	headers?: {
		[key: string]: unknown;
	} | undefined;
	ttl?: number | null | undefined;
}
export interface UpdateKmsIssuerInput {
	issuerId: string;
	name?: string | undefined;
	claimsSchema?: {
		[key: string]: unknown;
	} | null | undefined;
}
export type UpdateKmsIssuerOutput = KmsIssuer;
export interface UpdateKmsIssuerPolicyInput {
	issuerId: string;
	kind: string;
	policyKey: string;
	environments?: readonly string[] | undefined;
	tokenClaims?: {
		[key: string]: unknown;
	} | null | undefined;
}
export type UpdateKmsIssuerPolicyOutput = KmsIssuerPolicy;
export function activateKmsSigningKey(client: Client, input: ActivateKmsSigningKeyInput, options?: CallOptions): ApiPromise<KmsSigningKey>;
export function createKmsIssuer(client: Client, input: CreateKmsIssuerInput, options?: CallOptions): ApiPromise<KmsIssuer>;
export function createKmsIssuerPolicy(client: Client, input: CreateKmsIssuerPolicyInput, options?: CallOptions): ApiPromise<KmsIssuerPolicy>;
export function createKmsSigningKey(client: Client, input: CreateKmsSigningKeyInput, options?: CallOptions): ApiPromise<KmsSigningKey>;
export function deleteKmsIssuer(client: Client, input: DeleteKmsIssuerInput, options?: CallOptions): ApiPromise<DeleteKmsIssuerOutput>;
export function deleteKmsIssuerPolicy(client: Client, input: DeleteKmsIssuerPolicyInput, options?: CallOptions): ApiPromise<DeleteKmsIssuerPolicyOutput>;
export function getKmsIssuer(client: Client, input: GetKmsIssuerInput, options?: CallOptions): ApiPromise<KmsIssuer>;
export function listKmsIssuers(client: Client, input?: ListKmsIssuersInput, options?: CallOptions): PagedPromise<KmsIssuerPage, KmsIssuer>;
export function revokeKmsSigningKey(client: Client, input: RevokeKmsSigningKeyInput, options?: CallOptions): ApiPromise<KmsIssuer>;
export function signKmsMessage(client: Client, input: SignKmsMessageInput, options?: CallOptions): ApiPromise<SignKmsMessageOutput>;
export function signKmsToken(client: Client, input: SignKmsTokenInput, options?: CallOptions): ApiPromise<SignKmsTokenOutput>;
export function updateKmsIssuer(client: Client, input: UpdateKmsIssuerInput, options?: CallOptions): ApiPromise<KmsIssuer>;
export function updateKmsIssuerPolicy(client: Client, input: UpdateKmsIssuerPolicyInput, options?: CallOptions): ApiPromise<KmsIssuerPolicy>;
}

declare module "@slipway/kms/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	signKmsMessage: {
		input: types.SignKmsMessageInput;
		output: types.SignKmsMessageOutput;
	};
	signKmsToken: {
		input: types.SignKmsTokenInput;
		output: types.SignKmsTokenOutput;
	};
	listKmsIssuers: {
		input: types.ListKmsIssuersInput;
		output: types.ListKmsIssuersOutput;
	};
	createKmsIssuer: {
		input: types.CreateKmsIssuerInput;
		output: types.CreateKmsIssuerOutput;
	};
	createKmsSigningKey: {
		input: types.CreateKmsSigningKeyInput;
		output: types.CreateKmsSigningKeyOutput;
	};
	activateKmsSigningKey: {
		input: types.ActivateKmsSigningKeyInput;
		output: types.ActivateKmsSigningKeyOutput;
	};
	revokeKmsSigningKey: {
		input: types.RevokeKmsSigningKeyInput;
		output: types.RevokeKmsSigningKeyOutput;
	};
	getKmsIssuer: {
		input: types.GetKmsIssuerInput;
		output: types.GetKmsIssuerOutput;
	};
	updateKmsIssuer: {
		input: types.UpdateKmsIssuerInput;
		output: types.UpdateKmsIssuerOutput;
	};
	deleteKmsIssuer: {
		input: types.DeleteKmsIssuerInput;
		output: types.DeleteKmsIssuerOutput;
	};
	createKmsIssuerPolicy: {
		input: types.CreateKmsIssuerPolicyInput;
		output: types.CreateKmsIssuerPolicyOutput;
	};
	updateKmsIssuerPolicy: {
		input: types.UpdateKmsIssuerPolicyInput;
		output: types.UpdateKmsIssuerPolicyOutput;
	};
	deleteKmsIssuerPolicy: {
		input: types.DeleteKmsIssuerPolicyInput;
		output: types.DeleteKmsIssuerPolicyOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/kms/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
export const activateKmsSigningKey: Operation;
export const createKmsIssuer: Operation;
export const createKmsIssuerPolicy: Operation;
export const createKmsSigningKey: Operation;
export const deleteKmsIssuer: Operation;
export const deleteKmsIssuerPolicy: Operation;
export const getKmsIssuer: Operation;
export const listKmsIssuers: ListOperation;
export const revokeKmsSigningKey: Operation;
export const signKmsMessage: Operation;
export const signKmsToken: Operation;
export const updateKmsIssuer: Operation;
export const updateKmsIssuerPolicy: Operation;
}

declare module "@slipway/kms/schemas" {
export const ActivateKmsSigningKeyInput: v.GenericSchema<types.ActivateKmsSigningKeyInput>;
export const CreateKmsIssuerInput: v.GenericSchema<types.CreateKmsIssuerInput>;
export const CreateKmsIssuerPolicyInput: v.GenericSchema<types.CreateKmsIssuerPolicyInput>;
export const CreateKmsIssuerPolicyRequest: v.GenericSchema<types.CreateKmsIssuerPolicyRequest>;
export const CreateKmsIssuerRequest: v.GenericSchema<types.CreateKmsIssuerRequest>;
export const CreateKmsSigningKeyInput: v.GenericSchema<types.CreateKmsSigningKeyInput>;
export const CreateKmsSigningKeyRequest: v.GenericSchema<types.CreateKmsSigningKeyRequest>;
export const CursorPagination: v.GenericSchema<types.CursorPagination>;
export const DeleteKmsIssuerInput: v.GenericSchema<types.DeleteKmsIssuerInput>;
export const DeleteKmsIssuerPolicyInput: v.GenericSchema<types.DeleteKmsIssuerPolicyInput>;
export const GetKmsIssuerInput: v.GenericSchema<types.GetKmsIssuerInput>;
export const KmsAlgorithm: v.GenericSchema<types.KmsAlgorithm>;
export const KmsConnexGrant: v.GenericSchema<types.KmsConnexGrant>;
export const KmsConnexGrantInput: v.GenericSchema<types.KmsConnexGrantInput>;
export const KmsIssuer: v.GenericSchema<types.KmsIssuer>;
export const KmsIssuerPage: v.GenericSchema<types.KmsIssuerPage>;
export const KmsIssuerPolicy: v.GenericSchema<types.KmsIssuerPolicy>;
export const KmsIssuerPolicyInput: v.GenericSchema<types.KmsIssuerPolicyInput>;
export const KmsProjectGrant: v.GenericSchema<types.KmsProjectGrant>;
export const KmsProjectGrantInput: v.GenericSchema<types.KmsProjectGrantInput>;
export const KmsPublicKey: v.GenericSchema<types.KmsPublicKey>;
export const KmsSigningKey: v.GenericSchema<types.KmsSigningKey>;
export const ListKmsIssuersInput: v.GenericSchema<types.ListKmsIssuersInput>;
export const RevokeKmsSigningKeyInput: v.GenericSchema<types.RevokeKmsSigningKeyInput>;
export const SignKmsMessageInput: v.GenericSchema<types.SignKmsMessageInput>;
export const SignKmsMessageOutput: v.GenericSchema<types.SignKmsMessageOutput>;
export const SignKmsTokenInput: v.GenericSchema<types.SignKmsTokenInput>;
export const SignKmsTokenOutput: v.GenericSchema<types.SignKmsTokenOutput>;
export const SignKmsTokenRequest: v.GenericSchema<types.SignKmsTokenRequest>;
export const UpdateKmsIssuerInput: v.GenericSchema<types.UpdateKmsIssuerInput>;
export const UpdateKmsIssuerPolicyInput: v.GenericSchema<types.UpdateKmsIssuerPolicyInput>;
}
