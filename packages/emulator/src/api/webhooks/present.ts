import type { Operations } from "@slipway/webhooks/contract";
import { deploymentTable } from "../../domain/deployments/tables.ts";
import type { WebhookRow } from "../../domain/events/webhook-tables.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import { given } from "../../engine/omit-undefined.ts";
import type { Services } from "../../engine/services.ts";
import { newestOf } from "../../store/found.ts";
import { having } from "../../store/rows.ts";

type Webhook = Operations["getWebhook"]["output"];
type Metadata = Extract<
  Operations["listWebhooks"]["output"][number],
  { projectsMetadata: unknown }
>["projectsMetadata"];

export function presentWebhook({ id, accountId, url, events, projectIds, createdAt, updatedAt }: WebhookRow): Webhook {
  return {
    id,
    url,
    events: [...events],
    ownerId: accountId,
    createdAt,
    updatedAt,
    ...given({ projectIds: projectIds && [...projectIds] }),
  };
}

/** What is known of a webhook's projects, of those that are still there; null for all. */
export function projectsOf({ rows }: Services, { projectIds }: WebhookRow): Metadata {
  if (projectIds === undefined) return null;
  return projectIds.flatMap((projectId) => {
    const project = rows(projectTable).get(projectId);
    if (!project) return [];
    const [latest] = newestOf(rows(deploymentTable).where(having("project", projectId)));
    const { framework } = project.settings;
    return { id: project.id, name: project.name, ...given({ framework, latestDeployment: latest?.id }) };
  });
}
