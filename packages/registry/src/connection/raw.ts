import type { CallOptions, Client, Middleware, Operation, Sent } from "@slipway/core";
import { send } from "@slipway/core/raw";
import { dropBody } from "./drop-body.ts";
import { expectStatus } from "./expect-status.ts";

/** What of an answer is one, and what is read of it. */
export interface Wanted {
  /** The statuses of success; any other one is an error, but for what a client throws itself. */
  readonly statuses: readonly number[];
  /** A URL that the registry handed out, where that is asked. */
  readonly url?: string | undefined;
  /** Reads what it wants of the body within the attempt and its retries. Default: it is dropped. */
  readonly read?: Middleware | undefined;
}

/**
 * Sends an operation for its answer as it came: headers, exact bytes, and no judgement of a body that may be anything.
 *
 * @throws `ContentError` for another successful status.
 */
export function rawAnswer(
  client: Client,
  operation: Operation,
  input: object,
  options: CallOptions,
  { statuses, url, read }: Wanted,
): Promise<Sent> {
  const drop: Middleware = async (request, next) => {
    const response = await next(request);
    // Of an error something is told.
    if (response.ok) await dropBody(response, client.clock);
    return response;
  };
  const judge: Middleware = async (request, next, { route }) => {
    const response = await next(request);
    try {
      // A 304 is no error to who asked under a condition.
      if (response.ok || response.status === 304) expectStatus(response, statuses, route);
    } catch (error) {
      await dropBody(response, client.clock);
      throw error;
    }
    return response;
  };
  const middleware = [...(options.middleware ?? []), read ?? drop, judge];
  return send(client, operation, input, { ...options, middleware }, { url });
}
