// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const WebhookEvent: v.GenericSchema<types.WebhookEvent> = /* @__PURE__ */ v.picklist([
  "ai-gateway.auto-reload.limit-reached", "ai-gateway.balance-depleted", "alerts.triggered", "botid.anomaly", "budget.reached", "comment.created",
  "comment.deleted", "comment.mentioned", "comment.reaction-added", "comment.reaction-removed", "comment.resolved", "comment.unresolved", "comment.updated",
  "deployment", "deployment-canceled", "deployment-check-rerequested", "deployment-checks-completed", "deployment-error", "deployment-prepared",
  "deployment-ready", "deployment.blocked", "deployment.build-requested", "deployment.canceled", "deployment.check-rerequested", "deployment.checkrun.cancel",
  "deployment.checkrun.start", "deployment.checks.failed", "deployment.checks.succeeded", "deployment.cleanup", "deployment.created", "deployment.error",
  "deployment.integration.action.cancel", "deployment.integration.action.cleanup", "deployment.integration.action.start", "deployment.promoted",
  "deployment.ready", "deployment.rollback", "deployment.succeeded", "domain-created", "domain.auto-renew.changed", "domain.certificate.add",
  "domain.certificate.add.failed", "domain.certificate.deleted", "domain.certificate.renew", "domain.certificate.renew.failed", "domain.created",
  "domain.dns.records.changed", "domain.renewal", "domain.renewal.failed", "domain.transfer-in.completed", "domain.transfer-in.failed",
  "domain.transfer-in.started", "edge-config.created", "edge-config.deleted", "edge-config.items.updated", "firewall.attack", "firewall.custom-rule-anomaly",
  "firewall.system-rule-anomaly", "flag.created", "flag.deleted", "flag.segment.created", "flag.segment.deleted", "flag.segment.updated", "flag.updated",
  "function.archival-required", "function.removal-required", "integration-configuration-permission-updated", "integration-configuration-removed",
  "integration-configuration-scope-change-confirmed", "integration-configuration.permission-upgraded", "integration-configuration.removed",
  "integration-configuration.scope-change-confirmed", "integration-configuration.transferred", "integration-resource.project-connected",
  "integration-resource.project-disconnected", "marketplace.invoice.created", "marketplace.invoice.notpaid", "marketplace.invoice.overdue",
  "marketplace.invoice.paid", "marketplace.invoice.refunded", "marketplace.member.changed", "message.created", "message.deleted", "message.mentioned",
  "message.reaction-added", "message.reaction-removed", "message.updated", "observability.anomaly", "observability.anomaly-error",
  "observability.error-anomaly", "observability.usage-anomaly", "project-created", "project-removed", "project.created", "project.domain.created",
  "project.domain.deleted", "project.domain.moved", "project.domain.unverified", "project.domain.updated", "project.domain.verified",
  "project.env-variable.created", "project.env-variable.deleted", "project.env-variable.updated", "project.removed", "project.renamed",
  "project.rolling-release.aborted", "project.rolling-release.approved", "project.rolling-release.completed", "project.rolling-release.started", "test-webhook",
  "thread.resolved", "thread.unresolved",
]);

export const CreateWebhookRequest: v.GenericSchema<types.CreateWebhookRequest> = /* @__PURE__ */ (() => v.strictObject({
  events: v.pipe(v.array(WebhookEvent), v.minLength(1)),
  url: v.pipe(v.string(), v.url(), v.regex(new RegExp("^https?://"))),
  projectIds: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(new RegExp("^[a-zA-z0-9_]+$")))), v.minLength(1), v.maxLength(50))),
}))();

export const CreatedWebhook: v.GenericSchema<types.CreatedWebhook> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  createdAt: v.number(),
  events: v.array(WebhookEvent),
  ownerId: v.string(),
  updatedAt: v.number(),
  url: v.string(),
  alertRuleIds: v.optional(v.array(v.string())),
  projectIds: v.optional(v.array(v.string())),
  secret: v.string(),
}))();

export const Framework: v.GenericSchema<types.Framework> = /* @__PURE__ */ v.picklist([
  "actix-web", "angular", "ash", "astro", "axum", "blitzjs", "brunch", "bun", "container", "create-react-app", "django", "docusaurus", "docusaurus-2", "dojo",
  "eleventy", "elysia", "ember", "eve", "express", "factory-eve", "fastapi", "fasthtml", "fastify", "flask", "gatsby", "go", "gridsome", "h3", "hexo", "hono",
  "hugo", "hydrogen", "ionic-angular", "ionic-react", "jekyll", "koa", "mastra", "middleman", "nestjs", "nextjs", "nitro", "node", "nuxtjs", "parcel",
  "polymer", "preact", "python", "react-router", "redwoodjs", "remix", "ruby", "rust", "saber", "sanity", "sanity-v2", "sapper", "scully", "services",
  "solidstart", "solidstart-1", "stencil", "storybook", "svelte", "sveltekit", "sveltekit-1", "tanstack-start", "tanstack-start-lovable", "umijs", "vite",
  "vitepress", "vue", "vuepress", "xmcp", "zola",
]);

export const Webhook: v.GenericSchema<types.Webhook> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  createdAt: v.number(),
  events: v.array(WebhookEvent),
  ownerId: v.string(),
  updatedAt: v.number(),
  url: v.string(),
  alertRuleIds: v.optional(v.array(v.string())),
  projectIds: v.optional(v.array(v.string())),
}))();

export const WebhookProject: v.GenericSchema<types.WebhookProject> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  framework: v.optional(v.nullable(Framework)),
  latestDeployment: v.optional(v.string()),
}))();

export const WebhookWithProjects: v.GenericSchema<types.WebhookWithProjects> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  createdAt: v.number(),
  events: v.array(WebhookEvent),
  ownerId: v.string(),
  updatedAt: v.number(),
  url: v.string(),
  alertRuleIds: v.optional(v.array(v.string())),
  projectIds: v.optional(v.array(v.string())),
  projectsMetadata: v.nullable(v.array(WebhookProject)),
}))();

export const ListWebhooksInput: v.GenericSchema<types.ListWebhooksInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.optional(v.pipe(v.string(), v.regex(new RegExp("^[a-zA-z0-9_]+$")))),
}))();

export const ListWebhooksOutput: v.GenericSchema<types.ListWebhooksOutput> = /* @__PURE__ */ (() => v.array(v.union([WebhookWithProjects, Webhook])))();

export const CreateWebhookInput: v.GenericSchema<types.CreateWebhookInput> = /* @__PURE__ */ (() => v.strictObject({
  events: v.pipe(v.array(WebhookEvent), v.minLength(1)),
  url: v.pipe(v.string(), v.url(), v.regex(new RegExp("^https?://"))),
  projectIds: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(new RegExp("^[a-zA-z0-9_]+$")))), v.minLength(1), v.maxLength(50))),
}))();

export const GetWebhookInput: v.GenericSchema<types.GetWebhookInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const DeleteWebhookInput: v.GenericSchema<types.DeleteWebhookInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();
