import type { Operations } from "@slipway/webhooks/contract";
import { retry } from "../../domain/events/dispatcher.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { webhookExceptions } from "./access.ts";
import { categories, happenings } from "./event-types.ts";
import { webhookHandlers } from "./handlers.ts";

export const webhookGroup: Group = group<Operations>({
  handlers: webhookHandlers,
  access: webhookExceptions,
  happenings,
  categories,
  jobs: { retry: ({ subject }, services) => retry(services, subject) },
});
