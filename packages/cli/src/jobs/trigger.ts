import { send } from "@slipway/core/raw";
import { signWebhook, type WebhookPayloads } from "@slipway/webhooks";
import type { Command } from "commander";
import { CommandError, type Context, usageError } from "../context.ts";
import { parseJson } from "../fields.ts";
import { readTextFile } from "../stdin.ts";
import { isOnThisMachine } from "../this-machine.ts";
import { deliver, readAddress, webhookSecret } from "./webhook-secret.ts";

interface TriggerFlags {
  readonly forwardTo?: string;
  readonly payload?: string;
  readonly secretFile?: string;
  readonly replay?: string;
}

/** Sends a signed event like the platform's, or lets the emulator repeat a delivery. */
export function register(command: Command, context: Context): void {
  command
    .argument("[event]", "such as deployment.succeeded")
    .option("--forward-to <url>", "the address of your program", readAddress)
    .option("--payload <file>", "JSON; default: an example of the event")
    .option("--secret-file <file>", "the secret that your program knows; or SLIPWAY_WEBHOOK_SECRET")
    .option("--replay <delivery>", "a delivery of the emulator, by its ID, to the webhook that it was for")
    .action((event: string | undefined, flags: TriggerFlags) =>
      flags.replay === undefined ? sendEvent(event, flags, context) : replayDelivery(flags.replay, context),
    );
}

async function sendEvent(event: string | undefined, flags: TriggerFlags, context: Context): Promise<void> {
  const { forwardTo, payload: file } = flags;
  if (event === undefined) throw usageError("Name an event, as in slipway trigger deployment.succeeded --forward-to …");
  if (forwardTo === undefined)
    throw usageError("The address is missing: pass --forward-to. The platform sends no event on request.");
  const secret = await webhookSecret(flags.secretFile, context);
  const payload = file === undefined ? undefined : parseJson("--payload", await readTextFile(file, context.io));
  const { body, headers } = payload
    ? await signWebhook({ type: event, payload: { ...payload } }, secret)
    : await signWebhook(event as keyof WebhookPayloads, secret);
  const status = await deliver(forwardTo, body, headers, context);
  await context.print({ type: event, status });
  if (status < 200 || status > 299) throw new CommandError(`Your program answered ${status}.`);
}

async function replayDelivery(id: string, context: Context): Promise<void> {
  const client = await context.client();
  if (!isOnThisMachine(client.baseUrl))
    throw usageError("The platform has no way to send a delivery again: --replay works with an emulator alone.");
  const operation = { route: "POST /_emulator/deliveries/{id}/redeliver" };
  await send(client, operation, { id }, { signal: context.signal }, { body: "text" });
  context.note(`Sent ${id} again.`);
}
