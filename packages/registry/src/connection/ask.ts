import type { CallOptions, Client, Operation } from "@slipway/core";
import { type RawAnswer, type RawOptions, send } from "@slipway/core/raw";
import { expectStatus, redirectPlace } from "../trust.ts";
import { dropBody } from "./drop-body.ts";

export interface Wanted {
  readonly statuses: readonly number[];
  /** A URL that the registry handed out, where that is asked. */
  readonly url?: string | undefined;
  /** What is read of the body within the attempt. Default: it is dropped. */
  readonly body?: RawOptions["body"];
  readonly redirect?: RawOptions["redirect"];
}

/** How many redirects one request follows. */
const MOST_REDIRECTS = 5;

/**
 * Asks a registry for an answer as it comes, its exact bytes unjudged; a `ContentError` for another successful status. Core follows the
 * redirects of GET and HEAD. Here a 307 or a 308 of the other methods is followed, too, with the same body.
 */
export async function ask(
  client: Client,
  operation: Operation,
  input: object,
  options: CallOptions,
  { statuses, url, body, redirect }: Wanted,
): Promise<RawAnswer> {
  const isReading = /^(GET|HEAD) /.test(operation.route);
  let [to, fields] = [url, input];
  for (let followed = 0; ; followed++) {
    const how = { url: to, body, redirect: redirect ?? (isReading ? undefined : "answer") } as const;
    const sent = await send(client, operation, fields, options, how);
    const { response } = sent;
    try {
      to = redirect === undefined ? redirectPlace(sent, client, followed < MOST_REDIRECTS) : undefined;
      // A HEAD's 404 and a 304 are answers to who asked so.
      if (response.ok) expectStatus(sent, statuses, operation.route);
    } catch (error) {
      await dropBody(response, client.clock);
      throw error;
    }
    if (body === undefined) await dropBody(response, client.clock);
    if (to === undefined) return sent;
    fields = withoutQuery(operation, input);
  }
}

/** The input of a request that goes to a URL which has its query already. */
export function withoutQuery({ query = [] }: Operation, input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !query.includes(name)));
}
