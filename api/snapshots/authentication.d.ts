// What @slipway/authentication exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/authentication" {
import { ApiError } from "@slipway/core";
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
export interface AiGatewayQuota {
	limitAmount: number;
	alertThresholds?: readonly number[] | undefined;
	includeByokInQuota?: boolean | undefined;
	refreshPeriod?: QuotaRefreshPeriod | undefined;
}
export interface ApiKey {
	id: string;
	name: string;
	activeAt: number;
	createdAt: number;
	createdBy: string;
	createdByAppId: string | null;
	expiresAt: number | null;
	leakedAt: number | null;
	leakedUrl: string | null;
	partialKey: string;
	projectId: string | null;
	purpose: string;
	teamId: string;
	metadata?: {
		[key: string]: unknown;
	} | undefined;
	quota?: ApiKeyQuota | undefined;
}
export interface ApiKeyError {
	error: CodedError;
}
export interface ApiKeyQuota {
	active: boolean;
	archived: boolean;
	createdAt: number;
	currentByokSpend: number;
	currentSpend: number;
	includeByokInQuota: boolean;
	limitAmount: number;
	quotaEntityId: string;
	refreshPeriod: string;
	updatedAt: number;
	alertThresholds?: number[] | undefined;
}
export interface ApiKeyRateLimitError {
	error: {
		name: string;
		code: string;
		limit: number;
		message: string;
	};
}
export interface AuthToken {
	type: string;
	id: string;
	name: string;
	activeAt: number;
	createdAt: number;
	expiresAt?: number | undefined;
	leakedAt?: number | undefined;
	leakedUrl?: string | undefined;
	origin?: string | undefined;
	prefix?: string | undefined;
	revokedAt?: number | undefined;
	scopes?: AuthTokenScope[] | undefined;
	suffix?: string | undefined;
}
export interface AuthTokenPage {
	pagination: AuthTokenPagination;
	tokens: AuthToken[];
}
export interface AuthTokenPagination {
	count: number;
	next: string | number | null;
	prev: string | number | null;
}
export type AuthTokenScope = UserTokenScope | TeamTokenScope;
export interface CodedError {
	code: string;
	message: string;
}
export type CreateApiKeyError = {
	status: 401 | 403 | 500;
	body: ApiKeyError;
} | {
	status: 429;
	body: ApiKeyRateLimitError;
};
export type CreateApiKeyInput = CreateApiKeyRequest;
export type CreateApiKeyOutput = CreatedApiKey;
export interface CreateApiKeyRequest {
	name?: string | undefined;
	purpose: string;
	aiGatewayQuota?: AiGatewayQuota | undefined;
	expiresAt?: number | undefined;
	metadata?: {
		[key: string]: unknown;
	} | undefined;
	projectId?: string | undefined;
}
export type CreateAuthTokenInput = CreateAuthTokenRequest;
export type CreateAuthTokenOutput = CreatedAuthToken;
export interface CreateAuthTokenRequest {
	name: string;
	expiresAt?: number | undefined;
	projectId?: string | undefined;
}
export interface CreatedApiKey {
	apiKey: ApiKey;
	apiKeyString: string;
}
export interface CreatedAuthToken {
	bearerToken: string;
	token: AuthToken;
}
export interface DeleteAuthTokenInput {
	tokenId: string;
}
export interface DeleteAuthTokenOutput {
	tokenId: string;
}
export type ExchangeSsoTokenInput = SsoCodeExchange | SsoRefresh;
export interface ExchangeSsoTokenOutput {
	access_token: string | null;
	expires_in?: number | undefined;
	id_token: string;
	refresh_token?: string | undefined;
	token_type: string | null;
}
export interface GetAuthTokenInput {
	tokenId: string;
}
export interface GetAuthTokenOutput {
	token: AuthToken;
}
export type ListAuthTokensInput = Record<string, never>;
export type ListAuthTokensOutput = AuthTokenPage;
export interface OperationErrors {
	createApiKey: CreateApiKeyError;
}
export type QuotaRefreshPeriod = "daily" | "monthly" | "none" | "weekly";
export type SignInMethod = "app" | "apple" | "bitbucket" | "chatgpt" | "email" | "emu" | "github" | "github-webhook" | "gitlab" | "google" | "invite" | "manual" | "otp" | "passkey" | "saml" | "sms" | "token-exchange-oidc" | (string & {});
export interface SsoCodeExchange {
	grant_type: "authorization_code";
	client_id: string;
	client_secret: string;
	code: string;
	redirect_uri?: string | undefined;
	state?: string | undefined;
}
export interface SsoRefresh {
	grant_type: "refresh_token";
	client_id: string;
	client_secret: string;
	refresh_token: string;
}
export type SudoOrigin = "email-otp" | "otp" | "recovery-code" | "totp" | "webauthn" | (string & {});
export interface SudoSession {
	expiresAt: number;
	origin: SudoOrigin;
	verifiedAt?: number | undefined;
}
export interface TeamTokenScope {
	type: "team";
	createdAt: number;
	teamId: string;
	expiresAt?: number | undefined;
	origin?: SignInMethod | undefined;
}
export interface UserTokenScope {
	type: "user";
	createdAt: number;
	expiresAt?: number | undefined;
	origin?: SignInMethod | undefined;
	sudo?: SudoSession | undefined;
}
export function createApiKey(client: Client, input: CreateApiKeyInput, options?: CallOptions): ApiPromise<CreatedApiKey>;
export function createAuthToken(client: Client, input: CreateAuthTokenInput, options?: CallOptions): ApiPromise<CreatedAuthToken>;
export function deleteAuthToken(client: Client, input: DeleteAuthTokenInput, options?: CallOptions): ApiPromise<DeleteAuthTokenOutput>;
export function exchangeSsoToken(client: Client, input: ExchangeSsoTokenInput, options?: CallOptions): ApiPromise<ExchangeSsoTokenOutput>;
export function getAuthToken(client: Client, input: GetAuthTokenInput, options?: CallOptions): ApiPromise<GetAuthTokenOutput>;
export function isErrorOf<Name extends keyof OperationErrors>(operation: Name, error: unknown): error is ApiError & OperationErrors[Name];
export function listAuthTokens(client: Client, input?: ListAuthTokensInput, options?: CallOptions): PagedPromise<AuthTokenPage, AuthToken>;
}

declare module "@slipway/authentication/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	exchangeSsoToken: {
		input: types.ExchangeSsoTokenInput;
		output: types.ExchangeSsoTokenOutput;
	};
	listAuthTokens: {
		input: types.ListAuthTokensInput;
		output: types.ListAuthTokensOutput;
	};
	createAuthToken: {
		input: types.CreateAuthTokenInput;
		output: types.CreateAuthTokenOutput;
	};
	getAuthToken: {
		input: types.GetAuthTokenInput;
		output: types.GetAuthTokenOutput;
	};
	deleteAuthToken: {
		input: types.DeleteAuthTokenInput;
		output: types.DeleteAuthTokenOutput;
	};
	createApiKey: {
		input: types.CreateApiKeyInput;
		output: types.CreateApiKeyOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/authentication/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
export const createApiKey: Operation;
export const createAuthToken: Operation;
export const deleteAuthToken: Operation;
export const exchangeSsoToken: Operation;
export const getAuthToken: Operation;
export const listAuthTokens: ListOperation;
}

declare module "@slipway/authentication/schemas" {
export const AiGatewayQuota: v.GenericSchema<types.AiGatewayQuota>;
export const ApiKey: v.GenericSchema<types.ApiKey>;
export const ApiKeyError: v.GenericSchema<types.ApiKeyError>;
export const ApiKeyQuota: v.GenericSchema<types.ApiKeyQuota>;
export const ApiKeyRateLimitError: v.GenericSchema<types.ApiKeyRateLimitError>;
export const AuthToken: v.GenericSchema<types.AuthToken>;
export const AuthTokenPage: v.GenericSchema<types.AuthTokenPage>;
export const AuthTokenPagination: v.GenericSchema<types.AuthTokenPagination>;
export const AuthTokenScope: v.GenericSchema<types.AuthTokenScope>;
export const CodedError: v.GenericSchema<types.CodedError>;
export const CreateApiKeyInput: v.GenericSchema<types.CreateApiKeyInput>;
export const CreateApiKeyRequest: v.GenericSchema<types.CreateApiKeyRequest>;
export const CreateAuthTokenInput: v.GenericSchema<types.CreateAuthTokenInput>;
export const CreateAuthTokenRequest: v.GenericSchema<types.CreateAuthTokenRequest>;
export const CreatedApiKey: v.GenericSchema<types.CreatedApiKey>;
export const CreatedAuthToken: v.GenericSchema<types.CreatedAuthToken>;
export const DeleteAuthTokenInput: v.GenericSchema<types.DeleteAuthTokenInput>;
export const DeleteAuthTokenOutput: v.GenericSchema<types.DeleteAuthTokenOutput>;
export const ExchangeSsoTokenInput: v.GenericSchema<types.ExchangeSsoTokenInput>;
export const ExchangeSsoTokenOutput: v.GenericSchema<types.ExchangeSsoTokenOutput>;
export const GetAuthTokenInput: v.GenericSchema<types.GetAuthTokenInput>;
export const GetAuthTokenOutput: v.GenericSchema<types.GetAuthTokenOutput>;
export const ListAuthTokensInput: v.GenericSchema<types.ListAuthTokensInput>;
export const QuotaRefreshPeriod: v.GenericSchema<types.QuotaRefreshPeriod>;
export const SignInMethod: v.GenericSchema<types.SignInMethod>;
export const SsoCodeExchange: v.GenericSchema<types.SsoCodeExchange>;
export const SsoRefresh: v.GenericSchema<types.SsoRefresh>;
export const SudoOrigin: v.GenericSchema<types.SudoOrigin>;
export const SudoSession: v.GenericSchema<types.SudoSession>;
export const TeamTokenScope: v.GenericSchema<types.TeamTokenScope>;
export const UserTokenScope: v.GenericSchema<types.UserTokenScope>;
}
