import type { WebhookDelivery } from "@slipway/webhooks";

const seen = new Set<string>();

/**
 * What the program does about an event, and what it tells of it.
 *
 * An event can arrive more than once. Which ones were seen is kept in this process and for the last thousand; where several processes
 * receive, keep it where all of them look.
 */
export function handle(event: WebhookDelivery): string {
  if (seen.has(event.id)) return "seen before";
  seen.add(event.id);
  const [oldest] = seen;
  if (seen.size > 1000 && oldest !== undefined) seen.delete(oldest);
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
