import { createDispatcher } from "../../domain/events/dispatcher.ts";
import { completeOptions, webhookOptions } from "../../domain/events/webhook-options.ts";
import type { PlugIn } from "../plug-in.ts";

export const webhooksPlugIn: PlugIn = {
  choose({ options: { webhooks }, parts }) {
    if (webhooks) parts.set(webhookOptions, completeOptions(webhooks));
  },
  open: ({ services }) => createDispatcher(services),
};
