import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { isInputError } from "@slipway/core/call";
import { readSigned, sign } from "@slipway/core/internal";
import { type CreateWebhookInput, createWebhook, deleteWebhook } from "@slipway/webhooks";
import { WebhookEvent } from "@slipway/webhooks/schemas";
import type { Command } from "commander";
import { CommandError, type Context, exitCodes, usageError } from "../context.ts";
import { isOnThisMachine, readPort } from "../this-machine.ts";
import { deliver, readAddress, webhookSecret } from "./webhook-secret.ts";

interface ListenFlags {
  readonly forwardTo: string;
  readonly events?: string;
  readonly project?: string[];
  readonly secretFile?: string;
  readonly publicUrl?: string;
  readonly port: number;
}

/** Creates a webhook while it runs, and forwards its deliveries, signed with the program's own secret. */
export function register(command: Command, context: Context): void {
  command
    .requiredOption("--forward-to <url>", "the address of your program", readAddress)
    .option("--events <a,b>", "the events; default: all")
    .option("--project <id...>", "only events of these projects, by their IDs")
    .option("--secret-file <file>", "the secret that your program knows; or SLIPWAY_WEBHOOK_SECRET")
    .option("--public-url <url>", "an address of yours that leads to --port here: the platform itself reaches no other")
    .option("--port <n>", "the port for deliveries; 0: any free one", readPort, 0)
    .action((flags: ListenFlags) => forwardWebhooks(flags, context));
}

async function forwardWebhooks({ forwardTo, publicUrl, ...flags }: ListenFlags, context: Context): Promise<void> {
  const { signal, note, print } = context;
  const events = eventsOf(flags.events);
  const ownSecret = await webhookSecret(flags.secretFile, context);
  const client = await context.client();
  if (publicUrl === undefined && !isOnThisMachine(client.baseUrl))
    throw usageError(
      "The platform cannot reach this machine: pass --public-url with the address of a tunnel that leads to --port. slipway --local needs none.",
    );
  let platformSecret = "";
  const server = createServer(async (request, response) => {
    const status = await handOn(request).catch((error: unknown) => {
      note(`A delivery was not handed on: ${error instanceof Error ? error.message : String(error)}`);
      return isInputError(error) ? 400 : 502;
    });
    response.writeHead(status).end();
  });
  server.listen(flags.port, "127.0.0.1");
  await once(server, "listening");
  // Servers on a port have this kind of address.
  const { port } = server.address() as AddressInfo;
  const url = publicUrl ?? `http://127.0.0.1:${port}/`;
  try {
    const input = { url, events, ...(flags.project && { projectIds: flags.project }) };
    const { id, secret } = await createWebhook(client, input, { signal });
    platformSecret = secret;
    try {
      note(`Handing ${events.length} kinds of events on to ${forwardTo}. Ctrl-C ends it.`);
      if (!signal.aborted) await once(signal, "abort");
    } finally {
      await deleteWebhook(client, { id });
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
  throw new CommandError("Ended, and the webhook is deleted.", exitCodes.interrupted);

  async function handOn(request: IncomingMessage): Promise<number> {
    // Any program of this machine can send here, but only the platform signs.
    const body = await readSigned(request, platformSecret);
    const { id, type }: { id?: unknown; type?: unknown } = JSON.parse(body);
    const headers = { "content-type": "application/json", "x-vercel-signature": await sign(body, ownSecret) };
    const status = await deliver(forwardTo, body, headers, context);
    await print({ type, status, id });
    return status;
  }
}

function eventsOf(text: string | undefined): CreateWebhookInput["events"] {
  // The schema's type hides its options.
  const allEvents: CreateWebhookInput["events"] = Reflect.get(WebhookEvent, "options");
  if (text === undefined) return [...allEvents];
  return text.split(",").map((each) => {
    const event = allEvents.find((name) => name === each.trim());
    if (event === undefined) throw usageError(`There is no event ${each}. slipway user list-event-types lists them.`);
    return event;
  });
}
