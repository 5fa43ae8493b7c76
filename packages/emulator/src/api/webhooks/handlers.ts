import type { Operations } from "@slipway/webhooks/contract";
import type { Context } from "../../domain/accounts/context.ts";
import { inReach, newestInReach } from "../../domain/accounts/reach.ts";
import { secretPurpose } from "../../domain/events/dispatcher.ts";
import { about, happened } from "../../domain/events/record-event.ts";
import { type WebhookRow, webhookTable } from "../../domain/events/webhook-tables.ts";
import { projectFilter } from "../../domain/projects/find-project.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import type { WebhookEvent } from "../../engine/event-type.ts";
import { given } from "../../engine/omit-undefined.ts";
import { badRequest } from "../../engine/platform-error.ts";
import { empty } from "../../pipeline/answer.ts";
import type { Handlers } from "../../pipeline/handler.ts";
import { newId } from "../../store/ids.ts";
import { having } from "../../store/rows.ts";
import { happenings } from "./event-types.ts";
import { presentWebhook, projectsOf } from "./present.ts";

// A webhook is the whole account's: `projectIds` says what it is told of, not whose it is.
export const webhookHandlers: Handlers<Operations> = {
  listWebhooks({ projectId: named }, context) {
    const projectId = projectFilter(context, named);
    return [...newestInReach(context, webhookTable, having("told", projectId))].map((webhook) => ({
      ...presentWebhook(webhook),
      projectsMetadata: projectsOf(context, webhook),
    }));
  },

  createWebhook({ url, events, projectIds }, context) {
    const { rows, scope, keys } = context;
    if (!URL.canParse(url)) throw badRequest(`Invalid request: \`url\`: "${url}" is no URL`);
    for (const id of projectIds ?? []) checkProject(context, id);
    const secret = newId("", 24);
    const webhook = rows(webhookTable).add({
      accountId: scope.accountId,
      url,
      // The contract has taken none but those that it knows.
      events: [...new Set(events)] as WebhookEvent[],
      sealedSecret: keys.encrypt(secret, secretPurpose),
      ...given({ projectIds: projectIds && [...new Set(projectIds)] }),
    });
    happened(context, happenings["webhook-created"], {
      text: `${scope.user.username} created a webhook`,
      ...about(webhookTable, webhook),
    });
    return { ...presentWebhook(webhook), secret };
  },

  getWebhook({ id }, context) {
    return presentWebhook(findWebhook(context, id));
  },

  deleteWebhook({ id }, context) {
    const webhook = findWebhook(context, id);
    context.rows(webhookTable).remove(webhook.id);
    happened(context, happenings["webhook-deleted"], {
      text: `${context.scope.user.username} deleted a webhook`,
      ...about(webhookTable, webhook),
    });
    return empty(204);
  },
};

function findWebhook(context: Context, id: string): WebhookRow {
  return inReach(context, webhookTable, context.rows(webhookTable).get(id));
}

/** Throws 400 for what is no project of the account. */
function checkProject({ rows, scope }: Context, id: string): void {
  if (rows(projectTable).get(id)?.accountId === scope.accountId) return;
  throw badRequest(`Invalid request: \`projectIds\`: ${id} is no project of the account`);
}
