import { type Categories, type EventTypesOf, eventTypesOf, type PlainEventType } from "../../engine/event-type.ts";
import type { Changes } from "../../store/table.ts";
import type { Context } from "../accounts/scope.ts";
import { recordChange } from "../events/record-event.ts";
import { type ProjectRow, projectTable } from "./tables.ts";

const declared = {
  "env-variable": {
    "env-variable-add": ["An environment variable was added", "project.env-variable.created"],
    "env-variable-delete": ["An environment variable was deleted", "project.env-variable.deleted"],
    "env-variable-edit": ["An environment variable was changed", "project.env-variable.updated"],
    "env-variable-read": "An environment variable was read in clear",
  },
  deployment: {
    "deploy-hook-created": "An address that starts deployments of a project was created",
    "deploy-hook-processed": "An address that starts deployments of a project was called",
    "deploy-hook-deleted": "An address that starts deployments of a project was deleted",
    "instant-rollback-created": ["Production was rolled back", "deployment.rollback"],
    "manual-deployment-promotion-created": ["A deployment was promoted to production", "deployment.promoted"],
  },
  microfrontends: {
    "microfrontend-group-added": "A microfrontends group was made",
    "microfrontend-group-deleted": "A microfrontends group was deleted",
    "microfrontend-group-updated": "A microfrontends group was changed",
    "microfrontend-project-added-to-group": "A project was added to a microfrontends group",
    "microfrontend-project-removed-from-group": "A project was removed from a microfrontends group",
    "microfrontend-project-updated": "A project's microfrontends settings were changed",
  },
  project: {
    "production-branch-updated": "The branch of a project's production was changed",
    "project-automation-bypass": "A protection bypass for automation was changed",
    "project-avatar-update": "A project's avatar was changed",
    "project-created": ["A project was created", "project.created", "project-created"],
    "project-cron-jobs-toggled": "A project's crons were turned on or off",
    "project-delete": ["A project was deleted", "project.removed", "project-removed"],
    "project-deployment-retention-updated": "For how long a project keeps deployments was changed",
    "project-git-repository-connected": "A project was linked to a Git repository",
    "project-git-repository-disconnected": "The link of a project to a Git repository was removed",
    "project-move-in-success": "A project was taken over from another account",
    "project-move-out-started": "A project was offered to another account",
    "project-move-out-success": "A project was handed over to another account",
    "project-name": ["A project was renamed", "project.renamed"],
    "project-oidc-token-created": "A project's OIDC token was created",
    "project-paused": "A project was paused",
    "project-rollback-description-updated": "The description of a rollback was changed",
    "project-static-ips-updated": "A project's static addresses were changed",
    "project-unpaused": "A project was unpaused",
  },
  domain: {
    "project-add-alias": ["A domain was added to a project", "project.domain.created"],
    "project-domain-deleted": ["A domain was removed from a project", "project.domain.deleted"],
    "project-domain-moved": ["A domain was moved to another project", "project.domain.moved"],
    "project-domain-unverified": [
      "Another account has proven that a project's domain is its own",
      "project.domain.unverified",
    ],
    "project-domain-updated": ["A project's domain was changed", "project.domain.updated"],
    "project-domain-verified": ["A project's domain was verified", "project.domain.verified"],
  },
} as const;

export const eventTypes: EventTypesOf<typeof declared> = eventTypesOf(declared);

export const categories: Categories = {
  domain: "Domains",
  "env-variable": "Environment variables",
  microfrontends: "Microfrontends",
  project: "Projects",
};

export const projectCreated: (typeof eventTypes)["project-created"] = eventTypes["project-created"];

export function deliveredProject({ id, name }: Pick<ProjectRow, "id" | "name">): {
  project: { id: string; name: string };
} {
  return { project: { id, name } };
}

/** Changes a project and records it, such as `paused site`: the event's text begins with the user's name. */
export function changeProject(
  context: Context,
  project: ProjectRow,
  changes: Changes<ProjectRow>,
  eventType: PlainEventType,
  change: string,
): ProjectRow {
  recordChange(context, eventType, projectTable, project, change);
  return context.rows(projectTable).change(project.id, changes);
}

export function changeSettings(
  context: Context,
  project: ProjectRow,
  settings: Partial<ProjectRow["settings"]>,
  eventType: PlainEventType,
  change: string,
): ProjectRow {
  return changeProject(context, project, { settings: { ...project.settings, ...settings } }, eventType, change);
}
