import * as webhooks from "@slipway/webhooks";
import type { Tour } from "./tours.ts";

export const tourOfWebhooks: Tour = async ({ crew, project }) => {
  const { id } = await webhooks.createWebhook(crew, {
    url: "https://hooks.example.com/tour",
    events: ["deployment.succeeded"],
    projectIds: [project],
  });
  await webhooks.getWebhook(crew, { id });
  await webhooks.listWebhooks(crew, { projectId: project });
  await webhooks.deleteWebhook(crew, { id });
};
