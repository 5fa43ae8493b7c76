// What @slipway/webhooks exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/webhooks" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { SignedDelivery } from "@slipway/core";
import { SigningSecret } from "@slipway/core";
export type CreateWebhookInput = CreateWebhookRequest;
export type CreateWebhookOutput = CreatedWebhook;
export interface CreateWebhookRequest {
	events: readonly WebhookEvent[];
	url: string;
	projectIds?: readonly string[] | undefined;
}
export interface CreatedWebhook {
	id: string;
	createdAt: number;
	events: WebhookEvent[];
	ownerId: string;
	updatedAt: number;
	url: string;
	alertRuleIds?: string[] | undefined;
	projectIds?: string[] | undefined;
	secret: string;
}
export interface DeleteWebhookInput {
	id: string;
}
export type DeleteWebhookOutput = void;
export type Framework = "actix-web" | "angular" | "ash" | "astro" | "axum" | "blitzjs" | "brunch" | "bun" | "container" | "create-react-app" | "django" | "docusaurus" | "docusaurus-2" | "dojo" | "eleventy" | "elysia" | "ember" | "eve" | "express" | "factory-eve" | "fastapi" | "fasthtml" | "fastify" | "flask" | "gatsby" | "go" | "gridsome" | "h3" | "hexo" | "hono" | "hugo" | "hydrogen" | "ionic-angular" | "ionic-react" | "jekyll" | "koa" | "mastra" | "middleman" | "nestjs" | "nextjs" | "nitro" | "node" | "nuxtjs" | "parcel" | "polymer" | "preact" | "python" | "react-router" | "redwoodjs" | "remix" | "ruby" | "rust" | "saber" | "sanity" | "sanity-v2" | "sapper" | "scully" | "services" | "solidstart" | "solidstart-1" | "stencil" | "storybook" | "svelte" | "sveltekit" | "sveltekit-1" | "tanstack-start" | "tanstack-start-lovable" | "umijs" | "vite" | "vitepress" | "vue" | "vuepress" | "xmcp" | "zola" | (string & {});
export interface GetWebhookInput {
	id: string;
}
export type GetWebhookOutput = Webhook;
export interface ListWebhooksInput {
	projectId?: string | undefined;
}
export type ListWebhooksOutput = (WebhookWithProjects | Webhook)[];
export interface Webhook {
	id: string;
	createdAt: number;
	events: WebhookEvent[];
	ownerId: string;
	updatedAt: number;
	url: string;
	alertRuleIds?: string[] | undefined;
	projectIds?: string[] | undefined;
}
export interface WebhookDelivery {
	id: string;
	type: WebhookEvent;
	createdAt: number;
	region?: string | null | undefined;
	payload: Record<string, unknown>;
}
export type WebhookEvent = "ai-gateway.auto-reload.limit-reached" | "ai-gateway.balance-depleted" | "alerts.triggered" | "botid.anomaly" | "budget.reached" | "comment.created" | "comment.deleted" | "comment.mentioned" | "comment.reaction-added" | "comment.reaction-removed" | "comment.resolved" | "comment.unresolved" | "comment.updated" | "deployment" | "deployment-canceled" | "deployment-check-rerequested" | "deployment-checks-completed" | "deployment-error" | "deployment-prepared" | "deployment-ready" | "deployment.blocked" | "deployment.build-requested" | "deployment.canceled" | "deployment.check-rerequested" | "deployment.checkrun.cancel" | "deployment.checkrun.start" | "deployment.checks.failed" | "deployment.checks.succeeded" | "deployment.cleanup" | "deployment.created" | "deployment.error" | "deployment.integration.action.cancel" | "deployment.integration.action.cleanup" | "deployment.integration.action.start" | "deployment.promoted" | "deployment.ready" | "deployment.rollback" | "deployment.succeeded" | "domain-created" | "domain.auto-renew.changed" | "domain.certificate.add" | "domain.certificate.add.failed" | "domain.certificate.deleted" | "domain.certificate.renew" | "domain.certificate.renew.failed" | "domain.created" | "domain.dns.records.changed" | "domain.renewal" | "domain.renewal.failed" | "domain.transfer-in.completed" | "domain.transfer-in.failed" | "domain.transfer-in.started" | "edge-config.created" | "edge-config.deleted" | "edge-config.items.updated" | "firewall.attack" | "firewall.custom-rule-anomaly" | "firewall.system-rule-anomaly" | "flag.created" | "flag.deleted" | "flag.segment.created" | "flag.segment.deleted" | "flag.segment.updated" | "flag.updated" | "function.archival-required" | "function.removal-required" | "integration-configuration-permission-updated" | "integration-configuration-removed" | "integration-configuration-scope-change-confirmed" | "integration-configuration.permission-upgraded" | "integration-configuration.removed" | "integration-configuration.scope-change-confirmed" | "integration-configuration.transferred" | "integration-resource.project-connected" | "integration-resource.project-disconnected" | "marketplace.invoice.created" | "marketplace.invoice.notpaid" | "marketplace.invoice.overdue" | "marketplace.invoice.paid" | "marketplace.invoice.refunded" | "marketplace.member.changed" | "message.created" | "message.deleted" | "message.mentioned" | "message.reaction-added" | "message.reaction-removed" | "message.updated" | "observability.anomaly" | "observability.anomaly-error" | "observability.error-anomaly" | "observability.usage-anomaly" | "project-created" | "project-removed" | "project.created" | "project.domain.created" | "project.domain.deleted" | "project.domain.moved" | "project.domain.unverified" | "project.domain.updated" | "project.domain.verified" | "project.env-variable.created" | "project.env-variable.deleted" | "project.env-variable.updated" | "project.removed" | "project.renamed" | "project.rolling-release.aborted" | "project.rolling-release.approved" | "project.rolling-release.completed" | "project.rolling-release.started" | "test-webhook" | "thread.resolved" | "thread.unresolved" | (string & {});
export interface WebhookProject {
	id: string;
	name: string;
	framework?: Framework | null | undefined;
	latestDeployment?: string | undefined;
}
export interface WebhookWithProjects {
	id: string;
	createdAt: number;
	events: WebhookEvent[];
	ownerId: string;
	updatedAt: number;
	url: string;
	alertRuleIds?: string[] | undefined;
	projectIds?: string[] | undefined;
	projectsMetadata: WebhookProject[] | null;
}
export function createWebhook(client: Client, input: CreateWebhookInput, options?: CallOptions): ApiPromise<CreatedWebhook>;
export function deleteWebhook(client: Client, input: DeleteWebhookInput, options?: CallOptions): ApiPromise<DeleteWebhookOutput>;
export function getWebhook(client: Client, input: GetWebhookInput, options?: CallOptions): ApiPromise<Webhook>;
export function listWebhooks(client: Client, input?: ListWebhooksInput, options?: CallOptions): ApiPromise<ListWebhooksOutput>;
export function signWebhook(type: WebhookEvent, secret: string, event?: Partial<Omit<WebhookDelivery, "type">>): Promise<{
	body: string;
	headers: Record<string, string>;
}>;
export function verifyWebhook(delivery: SignedDelivery, secret: SigningSecret): Promise<WebhookDelivery>;
}

declare module "@slipway/webhooks/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listWebhooks: {
		input: types.ListWebhooksInput;
		output: types.ListWebhooksOutput;
	};
	createWebhook: {
		input: types.CreateWebhookInput;
		output: types.CreateWebhookOutput;
	};
	getWebhook: {
		input: types.GetWebhookInput;
		output: types.GetWebhookOutput;
	};
	deleteWebhook: {
		input: types.DeleteWebhookInput;
		output: types.DeleteWebhookOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/webhooks/operations" {
import { Operation } from "@slipway/core";
export const createWebhook: Operation;
export const deleteWebhook: Operation;
export const getWebhook: Operation;
export const listWebhooks: Operation;
}

declare module "@slipway/webhooks/schemas" {
export const CreateWebhookInput: v.GenericSchema<types.CreateWebhookInput>;
export const CreateWebhookRequest: v.GenericSchema<types.CreateWebhookRequest>;
export const CreatedWebhook: v.GenericSchema<types.CreatedWebhook>;
export const DeleteWebhookInput: v.GenericSchema<types.DeleteWebhookInput>;
export const Framework: v.GenericSchema<types.Framework>;
export const GetWebhookInput: v.GenericSchema<types.GetWebhookInput>;
export const ListWebhooksInput: v.GenericSchema<types.ListWebhooksInput>;
export const ListWebhooksOutput: v.GenericSchema<types.ListWebhooksOutput>;
export const Webhook: v.GenericSchema<types.Webhook>;
export const WebhookEvent: v.GenericSchema<types.WebhookEvent>;
export const WebhookProject: v.GenericSchema<types.WebhookProject>;
export const WebhookWithProjects: v.GenericSchema<types.WebhookWithProjects>;
}
