// Generated from contract/ by `npm run generate`. Changes here are lost.

/** A new webhook. */
export interface CreateWebhookRequest {
  /** The events that are delivered. At least 1 item. */
  events: readonly WebhookEvent[];
  /** The URL that events are delivered to. Format: `uri`. Pattern: `^https?://`. */
  url: string;
  /** Only events of these projects. At least 1 item, at most 50 items. */
  projectIds?: readonly string[] | undefined;
}

/** The new webhook. */
export interface CreatedWebhook {
  id: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  events: WebhookEvent[];
  /** The team or user that owns it. */
  ownerId: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  url: string;
  /** Only alerts of these rules. */
  alertRuleIds?: string[] | undefined;
  /** Only events of these projects. */
  projectIds?: string[] | undefined;
  /** Signs each delivery; it is shown once. A credential: keep it out of logs. */
  secret: string;
}

/** The framework that decides how a project is built. */
export type Framework =
  | "actix-web"
  | "angular"
  | "ash"
  | "astro"
  | "axum"
  | "blitzjs"
  | "brunch"
  | "bun"
  | "container"
  | "create-react-app"
  | "django"
  | "docusaurus"
  | "docusaurus-2"
  | "dojo"
  | "eleventy"
  | "elysia"
  | "ember"
  | "eve"
  | "express"
  | "factory-eve"
  | "fastapi"
  | "fasthtml"
  | "fastify"
  | "flask"
  | "gatsby"
  | "go"
  | "gridsome"
  | "h3"
  | "hexo"
  | "hono"
  | "hugo"
  | "hydrogen"
  | "ionic-angular"
  | "ionic-react"
  | "jekyll"
  | "koa"
  | "mastra"
  | "middleman"
  | "nestjs"
  | "nextjs"
  | "nitro"
  | "node"
  | "nuxtjs"
  | "parcel"
  | "polymer"
  | "preact"
  | "python"
  | "react-router"
  | "redwoodjs"
  | "remix"
  | "ruby"
  | "rust"
  | "saber"
  | "sanity"
  | "sanity-v2"
  | "sapper"
  | "scully"
  | "services"
  | "solidstart"
  | "solidstart-1"
  | "stencil"
  | "storybook"
  | "svelte"
  | "sveltekit"
  | "sveltekit-1"
  | "tanstack-start"
  | "tanstack-start-lovable"
  | "umijs"
  | "vite"
  | "vitepress"
  | "vue"
  | "vuepress"
  | "xmcp"
  | "zola"
  | (string & {});

/** A URL that events are delivered to. */
export interface Webhook {
  id: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  events: WebhookEvent[];
  /** The team or user that owns it. */
  ownerId: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  url: string;
  /** Only alerts of these rules. */
  alertRuleIds?: string[] | undefined;
  /** Only events of these projects. */
  projectIds?: string[] | undefined;
}

/** An event that can be delivered. */
export type WebhookEvent =
  | "ai-gateway.auto-reload.limit-reached"
  | "ai-gateway.balance-depleted"
  | "alerts.triggered"
  | "botid.anomaly"
  | "budget.reached"
  | "comment.created"
  | "comment.deleted"
  | "comment.mentioned"
  | "comment.reaction-added"
  | "comment.reaction-removed"
  | "comment.resolved"
  | "comment.unresolved"
  | "comment.updated"
  | "deployment"
  | "deployment-canceled"
  | "deployment-check-rerequested"
  | "deployment-checks-completed"
  | "deployment-error"
  | "deployment-prepared"
  | "deployment-ready"
  | "deployment.blocked"
  | "deployment.build-requested"
  | "deployment.canceled"
  | "deployment.check-rerequested"
  | "deployment.checkrun.cancel"
  | "deployment.checkrun.start"
  | "deployment.checks.failed"
  | "deployment.checks.succeeded"
  | "deployment.cleanup"
  | "deployment.created"
  | "deployment.error"
  | "deployment.integration.action.cancel"
  | "deployment.integration.action.cleanup"
  | "deployment.integration.action.start"
  | "deployment.promoted"
  | "deployment.ready"
  | "deployment.rollback"
  | "deployment.succeeded"
  | "domain-created"
  | "domain.auto-renew.changed"
  | "domain.certificate.add"
  | "domain.certificate.add.failed"
  | "domain.certificate.deleted"
  | "domain.certificate.renew"
  | "domain.certificate.renew.failed"
  | "domain.created"
  | "domain.dns.records.changed"
  | "domain.renewal"
  | "domain.renewal.failed"
  | "domain.transfer-in.completed"
  | "domain.transfer-in.failed"
  | "domain.transfer-in.started"
  | "edge-config.created"
  | "edge-config.deleted"
  | "edge-config.items.updated"
  | "firewall.attack"
  | "firewall.custom-rule-anomaly"
  | "firewall.system-rule-anomaly"
  | "flag.created"
  | "flag.deleted"
  | "flag.segment.created"
  | "flag.segment.deleted"
  | "flag.segment.updated"
  | "flag.updated"
  | "function.archival-required"
  | "function.removal-required"
  | "integration-configuration-permission-updated"
  | "integration-configuration-removed"
  | "integration-configuration-scope-change-confirmed"
  | "integration-configuration.permission-upgraded"
  | "integration-configuration.removed"
  | "integration-configuration.scope-change-confirmed"
  | "integration-configuration.transferred"
  | "integration-resource.project-connected"
  | "integration-resource.project-disconnected"
  | "marketplace.invoice.created"
  | "marketplace.invoice.notpaid"
  | "marketplace.invoice.overdue"
  | "marketplace.invoice.paid"
  | "marketplace.invoice.refunded"
  | "marketplace.member.changed"
  | "message.created"
  | "message.deleted"
  | "message.mentioned"
  | "message.reaction-added"
  | "message.reaction-removed"
  | "message.updated"
  | "observability.anomaly"
  | "observability.anomaly-error"
  | "observability.error-anomaly"
  | "observability.usage-anomaly"
  | "project-created"
  | "project-removed"
  | "project.created"
  | "project.domain.created"
  | "project.domain.deleted"
  | "project.domain.moved"
  | "project.domain.unverified"
  | "project.domain.updated"
  | "project.domain.verified"
  | "project.env-variable.created"
  | "project.env-variable.deleted"
  | "project.env-variable.updated"
  | "project.removed"
  | "project.renamed"
  | "project.rolling-release.aborted"
  | "project.rolling-release.approved"
  | "project.rolling-release.completed"
  | "project.rolling-release.started"
  | "test-webhook"
  | "thread.resolved"
  | "thread.unresolved"
  | (string & {});

/** A project of a webhook. */
export interface WebhookProject {
  id: string;
  name: string;
  framework?: Framework | null | undefined;
  /** The latest deployment, by its ID. */
  latestDeployment?: string | undefined;
}

/** A webhook with what is known about its projects. */
export interface WebhookWithProjects {
  id: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  events: WebhookEvent[];
  /** The team or user that owns it. */
  ownerId: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  url: string;
  /** Only alerts of these rules. */
  alertRuleIds?: string[] | undefined;
  /** Only events of these projects. */
  projectIds?: string[] | undefined;
  /** Its projects; null for all. */
  projectsMetadata: WebhookProject[] | null;
}

/** Input of `listWebhooks`. */
export interface ListWebhooksInput {
  /** Only webhooks of this project. Pattern: `^[a-zA-z0-9_]+$`. */
  projectId?: string | undefined;
}

/** Answer of `listWebhooks`. */
export type ListWebhooksOutput = (WebhookWithProjects | Webhook)[];

/** Input of `createWebhook`. */
export type CreateWebhookInput = CreateWebhookRequest;

/** Answer of `createWebhook`. */
export type CreateWebhookOutput = CreatedWebhook;

/** Input of `getWebhook`. */
export interface GetWebhookInput {
  /** The webhook, by its ID. */
  id: string;
}

/** Answer of `getWebhook`. */
export type GetWebhookOutput = Webhook;

/** Input of `deleteWebhook`. */
export interface DeleteWebhookInput {
  /** The webhook, by its ID. */
  id: string;
}

/** Answer of `deleteWebhook`. */
export type DeleteWebhookOutput = void;
