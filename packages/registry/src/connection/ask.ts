import type { CallOptions, Client, Operation } from "@slipway/core";
import { type RawOptions, type Sent, send } from "@slipway/core/raw";
import { expectStatus } from "../trust.ts";
import { dropBody } from "./drop-body.ts";

export interface Wanted {
  readonly statuses: readonly number[];
  /** A URL that the registry handed out, where that is asked. */
  readonly url?: string | undefined;
  /** What is read of the body within the attempt. Default: it is dropped. */
  readonly body?: RawOptions["body"];
  readonly redirect?: RawOptions["redirect"];
}

/** Asks a registry for an answer as it comes, its exact bytes unjudged; a `ContentError` for another successful status. */
export async function ask(
  client: Client,
  operation: Operation,
  input: object,
  options: CallOptions,
  { statuses, url, body, redirect }: Wanted,
): Promise<Sent> {
  const sent = await send(client, operation, input, options, { url, body, redirect });
  const { response } = sent;
  try {
    // A HEAD's 404 and a 304 are answers to who asked so.
    if (response.ok) expectStatus(sent, statuses, operation.route);
  } catch (error) {
    await dropBody(response, client.clock);
    throw error;
  }
  if (body === undefined) await dropBody(response, client.clock);
  return sent;
}
