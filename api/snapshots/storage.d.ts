// What @slipway/storage exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/storage" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
export type BlobAccess = "private" | "public" | (string & {});
export type BlobRegion = "arn1" | "bom1" | "cdg1" | "cle1" | "cpt1" | "dub1" | "dxb1" | "fra1" | "gru1" | "hkg1" | "hnd1" | "iad1" | "icn1" | "kix1" | "lhr1" | "pdx1" | "sfo1" | "sin1" | "syd1" | "yul1" | (string & {});
export interface BlobStore {
	count: number;
	isTokenExpired: boolean;
	projectsMetadata: ConnectedProject[];
	region: BlobRegion;
	size: number;
	status: StoreStatus | null;
	usageQuotaExceeded: boolean;
	access?: BlobAccess | undefined;
	kind?: "project-default" | "user-created" | (string & {}) | undefined;
	projectFilter?: StoreProjectFilter | undefined;
	projectId?: string | undefined;
	totalConnectedProjects?: number | undefined;
}
export interface ConnectedProject {
	id: string;
	name: string;
	envVarPrefix: string | null;
	environmentVariables: string[];
	environments: string[];
	projectId: string;
	deployments?: {
		actions: {
			slug: string;
			environments: string[];
		}[];
		required: boolean;
	} | undefined;
	framework?: Framework | null | undefined;
	latestDeployment?: string | undefined;
	makeEnvVarsSensitive?: boolean | undefined;
}
export type CreateBlobStoreInput = CreateBlobStoreRequest;
export interface CreateBlobStoreOutput {
	store: BlobStore | null;
}
export interface CreateBlobStoreRequest {
	name: string;
	access?: BlobAccess | undefined;
	projectId?: string | undefined;
	region?: BlobRegion | undefined;
}
export interface DeleteBlobStoreInput {
	id: string;
}
export interface DeleteBlobStoreOutput {
	id: string;
}
export type Framework = "actix-web" | "angular" | "ash" | "astro" | "axum" | "blitzjs" | "brunch" | "bun" | "container" | "create-react-app" | "django" | "docusaurus" | "docusaurus-2" | "dojo" | "eleventy" | "elysia" | "ember" | "eve" | "express" | "factory-eve" | "fastapi" | "fasthtml" | "fastify" | "flask" | "gatsby" | "go" | "gridsome" | "h3" | "hexo" | "hono" | "hugo" | "hydrogen" | "ionic-angular" | "ionic-react" | "jekyll" | "koa" | "mastra" | "middleman" | "nestjs" | "nextjs" | "nitro" | "node" | "nuxtjs" | "parcel" | "polymer" | "preact" | "python" | "react-router" | "redwoodjs" | "remix" | "ruby" | "rust" | "saber" | "sanity" | "sanity-v2" | "sapper" | "scully" | "services" | "solidstart" | "solidstart-1" | "stencil" | "storybook" | "svelte" | "sveltekit" | "sveltekit-1" | "tanstack-start" | "tanstack-start-lovable" | "umijs" | "vite" | "vitepress" | "vue" | "vuepress" | "xmcp" | "zola" | (string & {});
export interface GetStoreInput {
	id: string;
	"include-guides"?: boolean | undefined;
	"skip-metadata"?: boolean | undefined;
}
export type GetStoreOutput = StoreAnswer;
export type GitProvider = "github" | "gitlab" | "bitbucket" | (string & {});
export interface Store {
	projectsMetadata: ConnectedProject[];
	status: StoreStatus | null;
	usageQuotaExceeded: boolean;
	projectFilter?: StoreProjectFilter | undefined;
	totalConnectedProjects?: number | undefined;
}
export interface StoreAnswer {
	store: Store;
}
export interface StoreProjectFilter {
	git?: {
		providers: "*" | GitProvider[];
		owners?: string[] | undefined;
		repos?: string[] | undefined;
	} | undefined;
}
export type StoreStatus = "available" | "initializing" | "onboarding" | "suspended" | "limits-exceeded-suspended" | "limits-exceeded-suspended-store-count" | "uninstalled" | "error" | (string & {});
export function createBlobStore(client: Client, input: CreateBlobStoreInput, options?: CallOptions): ApiPromise<CreateBlobStoreOutput>;
export function deleteBlobStore(client: Client, input: DeleteBlobStoreInput, options?: CallOptions): ApiPromise<DeleteBlobStoreOutput>;
export function getStore(client: Client, input: GetStoreInput, options?: CallOptions): ApiPromise<StoreAnswer>;
}

declare module "@slipway/storage/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	getStore: {
		input: types.GetStoreInput;
		output: types.GetStoreOutput;
	};
	createBlobStore: {
		input: types.CreateBlobStoreInput;
		output: types.CreateBlobStoreOutput;
	};
	deleteBlobStore: {
		input: types.DeleteBlobStoreInput;
		output: types.DeleteBlobStoreOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/storage/operations" {
import { Operation } from "@slipway/core";
export const createBlobStore: Operation;
export const deleteBlobStore: Operation;
export const getStore: Operation;
}

declare module "@slipway/storage/schemas" {
export const BlobAccess: v.GenericSchema<types.BlobAccess>;
export const BlobRegion: v.GenericSchema<types.BlobRegion>;
export const BlobStore: v.GenericSchema<types.BlobStore>;
export const ConnectedProject: v.GenericSchema<types.ConnectedProject>;
export const CreateBlobStoreInput: v.GenericSchema<types.CreateBlobStoreInput>;
export const CreateBlobStoreOutput: v.GenericSchema<types.CreateBlobStoreOutput>;
export const CreateBlobStoreRequest: v.GenericSchema<types.CreateBlobStoreRequest>;
export const DeleteBlobStoreInput: v.GenericSchema<types.DeleteBlobStoreInput>;
export const DeleteBlobStoreOutput: v.GenericSchema<types.DeleteBlobStoreOutput>;
export const Framework: v.GenericSchema<types.Framework>;
export const GetStoreInput: v.GenericSchema<types.GetStoreInput>;
export const GitProvider: v.GenericSchema<types.GitProvider>;
export const Store: v.GenericSchema<types.Store>;
export const StoreAnswer: v.GenericSchema<types.StoreAnswer>;
export const StoreProjectFilter: v.GenericSchema<types.StoreProjectFilter>;
export const StoreStatus: v.GenericSchema<types.StoreStatus>;
}
