// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "webhooks",
  operations: {
    listWebhooks: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", doc: "Only webhooks of this project. Pattern: `^[a-zA-z0-9_]+$`." },
      ],
      columns: ["id", "url", "createdAt"],
    },
    createWebhook: {
      inputs: [
        {
          name: "events", in: "body", type: "WebhookEvent[]", kind: "string", array: true,
          values: [
            "ai-gateway.auto-reload.limit-reached", "ai-gateway.balance-depleted", "alerts.triggered", "botid.anomaly", "budget.reached", "comment.created",
            "comment.deleted", "comment.mentioned", "comment.reaction-added", "comment.reaction-removed", "comment.resolved", "comment.unresolved",
            "comment.updated", "deployment", "deployment-canceled", "deployment-check-rerequested", "deployment-checks-completed", "deployment-error",
            "deployment-prepared", "deployment-ready", "deployment.blocked", "deployment.build-requested", "deployment.canceled",
            "deployment.check-rerequested", "deployment.checkrun.cancel", "deployment.checkrun.start", "deployment.checks.failed",
            "deployment.checks.succeeded", "deployment.cleanup", "deployment.created", "deployment.error", "deployment.integration.action.cancel",
            "deployment.integration.action.cleanup", "deployment.integration.action.start", "deployment.promoted", "deployment.ready", "deployment.rollback",
            "deployment.succeeded", "domain-created", "domain.auto-renew.changed", "domain.certificate.add", "domain.certificate.add.failed",
            "domain.certificate.deleted", "domain.certificate.renew", "domain.certificate.renew.failed", "domain.created", "domain.dns.records.changed",
            "domain.renewal", "domain.renewal.failed", "domain.transfer-in.completed", "domain.transfer-in.failed", "domain.transfer-in.started",
            "edge-config.created", "edge-config.deleted", "edge-config.items.updated", "firewall.attack", "firewall.custom-rule-anomaly",
            "firewall.system-rule-anomaly", "flag.created", "flag.deleted", "flag.segment.created", "flag.segment.deleted", "flag.segment.updated",
            "flag.updated", "function.archival-required", "function.removal-required", "integration-configuration-permission-updated",
            "integration-configuration-removed", "integration-configuration-scope-change-confirmed", "integration-configuration.permission-upgraded",
            "integration-configuration.removed", "integration-configuration.scope-change-confirmed", "integration-configuration.transferred",
            "integration-resource.project-connected", "integration-resource.project-disconnected", "marketplace.invoice.created", "marketplace.invoice.notpaid",
            "marketplace.invoice.overdue", "marketplace.invoice.paid", "marketplace.invoice.refunded", "marketplace.member.changed", "message.created",
            "message.deleted", "message.mentioned", "message.reaction-added", "message.reaction-removed", "message.updated", "observability.anomaly",
            "observability.anomaly-error", "observability.error-anomaly", "observability.usage-anomaly", "project-created", "project-removed",
            "project.created", "project.domain.created", "project.domain.deleted", "project.domain.moved", "project.domain.unverified",
            "project.domain.updated", "project.domain.verified", "project.env-variable.created", "project.env-variable.deleted", "project.env-variable.updated",
            "project.removed", "project.renamed", "project.rolling-release.aborted", "project.rolling-release.approved", "project.rolling-release.completed",
            "project.rolling-release.started", "test-webhook", "thread.resolved", "thread.unresolved",
          ],
          required: true, doc: "The events that are delivered. At least 1 item.",
        },
        {
          name: "url", in: "body", type: "string", kind: "string", required: true,
          doc: "The URL that events are delivered to. Format: `uri`. Pattern: `^https?://`.",
        },
        {
          name: "projectIds", in: "body", type: "string[]", kind: "string", array: true,
          doc: "Only events of these projects. At least 1 item, at most 50 items.",
        },
      ],
      words: ["notify a URL", "callback"],
    },
    getWebhook: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The webhook, by its ID." },
      ],
      columns: ["id", "url", "createdAt"],
    },
    deleteWebhook: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The webhook, by its ID." },
      ],
    },
  },
  shapes: {},
};
