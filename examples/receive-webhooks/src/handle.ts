import type { WebhookDelivery } from "@slipway/webhooks";

/** What the program does about an event, and what it tells of it. */
export async function handle(event: WebhookDelivery): Promise<string> {
  switch (event.type) {
    case "deployment.succeeded":
      return `https://${event.payload.deployment.url} is up`;
    case "deployment.error":
      return `look at ${event.payload.links.deployment}`;
    case "project.renamed":
      return `${event.payload.previousName} is ${event.payload.project.name} now`;
    default:
      return `nothing to do for ${event.type}`;
  }
}
