import type { CallOptions, Client, Operation } from "@slipway/core";
import { type RawAnswer, type RawOptions, send } from "@slipway/core/raw";
import { MAX_PAGE } from "../limits.ts";
import { expectStatus, redirectPlace } from "../trust.ts";
import { dropBody } from "./drop-body.ts";

export interface AskOptions {
  readonly statuses: readonly number[];
  /** A URL that the registry handed out, in place of the operation's. */
  readonly url?: string | undefined;
  /** How the body is read within the attempt. Default: it is dropped. */
  readonly body?: RawOptions["body"];
  readonly redirect?: RawOptions["redirect"];
}

/** How many redirects one request follows. */
const MAX_REDIRECTS = 5;

/**
 * Sends a request to a registry and returns the raw answer; a `ContentError` for another successful status. Core follows the redirects of
 * GET and HEAD; a 307 or a 308 of another method is followed here, with the same body.
 */
export async function ask(
  client: Client,
  operation: Operation,
  input: object,
  options: CallOptions,
  { statuses, url, body, redirect }: AskOptions,
): Promise<RawAnswer> {
  const isReading = /^(GET|HEAD) /.test(operation.route);
  let [to, fields] = [url, input];
  for (let followed = 0; ; followed++) {
    const how = { url: to, body, redirect: redirect ?? (isReading ? undefined : "answer") } as const;
    const answer = await send(client, operation, fields, options, how);
    const { response } = answer;
    try {
      to = redirect === undefined ? redirectPlace(answer, client, followed < MAX_REDIRECTS) : undefined;
      // A HEAD's 404 and a 304 are answers, too.
      if (response.ok) expectStatus(answer, statuses, operation.route);
    } catch (error) {
      await dropBody(response, client.clock);
      throw error;
    }
    if (body === undefined) await dropBody(response, client.clock);
    if (to === undefined) return answer;
    fields = withoutQuery(operation, input);
  }
}

/** The input of a request that goes to a URL which has its query already. */
export function withoutQuery({ query = [] }: Operation, input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !query.includes(name)));
}

export interface Page {
  readonly answer: RawAnswer;
  /** The parsed JSON, unchecked; undefined where the answer is none. */
  readonly content: unknown;
}

export async function askPage(
  client: Client,
  operation: Operation,
  input: object,
  url: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Page> {
  const options = { signal, maxResponseSize: client.maxResponseSize ?? MAX_PAGE };
  const answer = await ask(client, operation, input, options, { statuses: [200], url, body: "text" });
  return { answer, content: parseJson(answer.text ?? "") };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
