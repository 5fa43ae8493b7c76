import { decodeDrain, type LogRecord, verifyDrain } from "@slipway/drains";
import { signWebhook, verifyWebhook, type WebhookDelivery } from "@slipway/webhooks";

// What a receiver of events writes: what has to compile, and what may not. The check of the consumers compiles it with every
// TypeScript of the READMEs, under its strictest options. It is never run.

/** What somebody writes who receives events: a type narrows its payload, and one that nobody knows yet is text. */
export async function receive(request: Request): Promise<string> {
  const event: WebhookDelivery = await verifyWebhook(request, "secret");
  const type: string = event.type;
  const { crater } = event.payload;
  if (type === "moon.landed") return String(crater);
  // @ts-expect-error no event is called so
  if (event.type === "deployment.suceeded") return "";
  // @ts-expect-error nothing says yet which event it is
  if (type === "") return event.payload.deployment.url;
  switch (event.type) {
    case "deployment.succeeded":
    case "deployment.error":
      return new URL(`https://${event.payload.deployment.url}`).host;
    case "project.created":
      // @ts-expect-error an event about a project has no deployment
      return event.payload.deployment.url;
    case "marketplace.invoice.paid":
      return `${event.payload.invoiceTotal} ${event.payload.team?.id ?? "nobody"}`;
    default:
      return event.type.toUpperCase();
  }
}

export async function send(): Promise<void> {
  const { body, headers } = await signWebhook("project.created", "secret", {
    payload: { project: { id: "prj_1", name: "site", framework: null }, more: 1 },
  });
  await receive(new Request("https://example.com/hooks", { method: "POST", body, headers }));
  await signWebhook({ type: "moon.landed", payload: { crater: "Tycho" } }, "secret");
  // @ts-expect-error no event is called so
  await signWebhook("deployment.succeded", "secret");
  // @ts-expect-error a project has a name
  await signWebhook("project.created", "secret", { payload: { project: { id: "prj_1" } } });
}

/** What somebody writes who receives what drains deliver: its schema, by name, gives the type. */
export async function drain(logs: Request, measurements: Request): Promise<void> {
  const lines: LogRecord[] = await verifyDrain<"log">(logs, "secret");
  for (const { level, message = "", proxy } of lines) console.log(level.toUpperCase(), message, proxy?.statusCode);
  for await (const { metricType, value } of decodeDrain<"speed_insights">(measurements.body ?? "")) {
    console.log(metricType, value.toFixed(2));
  }
  // @ts-expect-error drains deliver no such data
  await verifyDrain<"logs">(logs, "secret");
  for (const record of await verifyDrain(logs, "secret")) {
    // @ts-expect-error it may be spans
    console.log(record.level.toUpperCase());
  }
}
