import { createWebhook } from "@slipway/webhooks";
import type { Ground } from "./ground.ts";

/** A webhook that nothing is sent to: its host is none of this machine's. */
export async function makeWebhook({ crew, project }: Ground) {
  const { id: webhookId } = await createWebhook(crew, {
    url: "https://hooks.example.com/crew",
    events: ["deployment.created", "project.renamed", "project.env-variable.created"],
    projectIds: [project],
  });
  return { webhookId };
}

export function namesOfWebhook({ webhookId }: { readonly webhookId: string }) {
  return { id: [webhookId], events: ["project.created"], url: ["https://hooks.example.com/more"] };
}
