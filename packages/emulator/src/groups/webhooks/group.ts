import type { Operations } from "@slipway/webhooks/contract";
import { type Group, group } from "../../engine/group.ts";
import { retry } from "../../engine/webhooks/courier.ts";
import { webhookExceptions } from "./access.ts";
import { webhookHandlers } from "./handlers.ts";
import { categories, happenings } from "./happenings.ts";

export const webhookGroup: Group = group<Operations>({
  handlers: webhookHandlers,
  access: webhookExceptions,
  happenings,
  categories,
  jobs: { retry: ({ subject }, services) => retry(services, subject) },
});
