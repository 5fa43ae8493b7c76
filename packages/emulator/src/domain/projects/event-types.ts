import { type Categories, type HappeningsOf, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  "env-variable-add": {
    category: "env-variable",
    description: "An environment variable was added",
    webhooks: ["project.env-variable.created"],
  },
  "env-variable-delete": {
    category: "env-variable",
    description: "An environment variable was deleted",
    webhooks: ["project.env-variable.deleted"],
  },
  "env-variable-edit": {
    category: "env-variable",
    description: "An environment variable was changed",
    webhooks: ["project.env-variable.updated"],
  },
  "env-variable-read": { category: "env-variable", description: "An environment variable was read in clear" },
  "instant-rollback-created": {
    category: "deployment",
    description: "Production was rolled back",
    webhooks: ["deployment.rollback"],
  },
  "manual-deployment-promotion-created": {
    category: "deployment",
    description: "A deployment was promoted to production",
    webhooks: ["deployment.promoted"],
  },
  "microfrontend-project-updated": {
    category: "microfrontends",
    description: "A project's microfrontends settings were changed",
  },
  "project-automation-bypass": { category: "project", description: "A protection bypass for automation was changed" },
  "project-avatar-update": { category: "project", description: "A project's avatar was changed" },
  "project-created": {
    category: "project",
    description: "A project was created",
    webhooks: ["project.created", "project-created"],
  },
  "project-delete": {
    category: "project",
    description: "A project was deleted",
    webhooks: ["project.removed", "project-removed"],
  },
  "project-add-alias": {
    category: "domain",
    description: "A domain was added to a project",
    webhooks: ["project.domain.created"],
  },
  "project-domain-deleted": {
    category: "domain",
    description: "A domain was removed from a project",
    webhooks: ["project.domain.deleted"],
  },
  "project-domain-moved": {
    category: "domain",
    description: "A domain was moved to another project",
    webhooks: ["project.domain.moved"],
  },
  "project-domain-unverified": {
    category: "domain",
    description: "Another account has proven that a project's domain is its own",
    webhooks: ["project.domain.unverified"],
  },
  "project-domain-updated": {
    category: "domain",
    description: "A project's domain was changed",
    webhooks: ["project.domain.updated"],
  },
  "project-domain-verified": {
    category: "domain",
    description: "A project's domain was verified",
    webhooks: ["project.domain.verified"],
  },
  "project-move-in-success": { category: "project", description: "A project was taken over from another account" },
  "project-move-out-started": { category: "project", description: "A project was offered to another account" },
  "project-move-out-success": { category: "project", description: "A project was handed over to another account" },
  "project-name": { category: "project", description: "A project was renamed", webhooks: ["project.renamed"] },
  "project-oidc-token-created": { category: "project", description: "A project's OIDC token was created" },
  "project-paused": { category: "project", description: "A project was paused" },
  "project-rollback-description-updated": {
    category: "project",
    description: "The description of a rollback was changed",
  },
  "project-unpaused": { category: "project", description: "A project was unpaused" },
} as const;

export const happenings: HappeningsOf<typeof declared> = happeningsOf(declared);

export const categories: Categories = {
  domain: "Domains",
  "env-variable": "Environment variables",
  microfrontends: "Microfrontends",
  project: "Projects",
};
