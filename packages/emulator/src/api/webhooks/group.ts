import { createHash } from "node:crypto";
import type { Operations } from "@slipway/webhooks/contract";
import { deploymentTable } from "../../domain/deployments/tables.ts";
import { secretPurpose } from "../../domain/events/delivery-request.ts";
import { retry } from "../../domain/events/dispatcher.ts";
import { type WebhookRow, webhookTable } from "../../domain/events/webhook-tables.ts";
import { checkOwnProject, projectFilter } from "../../domain/projects/find-project.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import { plainEventTypes, type WebhookEvent } from "../../engine/event-type.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { onePage } from "../../engine/page.ts";
import { refuse } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/webhooks/contract.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { identity, noContent, ofAccount, resource } from "../../pipeline/resource.ts";
import { newId } from "../../store/ids.ts";
import { newestOf } from "../../store/matches.ts";
import { having } from "../../store/rows.ts";

type Webhook = Operations["getWebhook"]["output"];
type Metadata = Extract<
  Operations["listWebhooks"]["output"][number],
  { projectsMetadata: unknown }
>["projectsMetadata"];

function presentWebhook({ id, accountId, url, events, projectIds, createdAt, updatedAt }: WebhookRow): Webhook {
  return {
    id,
    url,
    events: [...events],
    ownerId: accountId,
    createdAt,
    updatedAt,
    ...omitUndefined({ projectIds: projectIds && [...projectIds] }),
  };
}

function projectsOf({ rows }: Services, { projectIds }: WebhookRow): Metadata {
  if (projectIds === undefined) return null;
  return projectIds.flatMap((projectId) => {
    const project = rows(projectTable).get(projectId);
    if (!project) return [];
    const [latest] = newestOf(rows(deploymentTable).where(having("project", projectId)));
    const { framework } = project.settings;
    return { id: project.id, name: project.name, ...omitUndefined({ framework, latestDeployment: latest?.id }) };
  });
}

const { updated: _, ...events } = plainEventTypes("webhook", "integration", "A webhook");

// A webhook is the whole account's: `projectIds` says which events it gets, not who may see it.
const webhooks = resource(ofAccount(webhookTable, "id"), { present: presentWebhook, events });
const listed = webhooks.withView((row, context) => ({
  ...presentWebhook(row),
  projectsMetadata: projectsOf(context, row),
}));

export const webhookGroup: Group = group<Operations & Unlisted>({
  handlers: {
    listWebhooks: listed.list(onePage, identity, {
      where: ({ projectId }, context) => having("told", projectFilter(context, projectId)),
    }),
    createWebhook: webhooks.create(
      ({ url, events: names, projectIds }, context, { id: accountId }, secret) => {
        if (!URL.canParse(url)) throw refuse("webhook_url_invalid", { problem: `\`url\`: "${url}" is not a URL` });
        for (const id of projectIds ?? []) checkOwnProject(context, id);
        const sealedSecret = context.keys.encrypt(secret, secretPurpose);
        // The schema has refused unlisted events.
        const eventNames = [...new Set(names)] as WebhookEvent[];
        return {
          accountId,
          url,
          sealedSecret,
          events: eventNames,
          ...omitUndefined({ projectIds: projectIds && [...new Set(projectIds)], askedIn: context.askedIn }),
        };
      },
      (webhook, secret) => ({ ...webhook, secret }),
      { secret: () => newId("", 24) },
    ),
    getWebhook: webhooks.get(identity),
    deleteWebhook: webhooks.remove(noContent),
    getEndpointVerification: (_, { scope: { accountId } }) => ({
      verificationCode: createHash("sha1").update(accountId).digest("hex"),
    }),
  },
  // They are the whole team's, and their URLs say where its events go.
  right: "webhooks",
  eventTypes: webhooks.eventTypes,
  categories: { integration: "Integrations" },
  jobs: { retry: ({ subject }, services) => retry(services, subject) },
});
