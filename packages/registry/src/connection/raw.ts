import type { Client, Middleware, Sent } from "@slipway/core";
import { dropBody } from "./drop-body.ts";
import { expectStatus } from "./expect-status.ts";

/**
 * Runs an operation for its answer as it came: headers, exact bytes, and no judgement of a body that may be anything.
 *
 * @param statuses those of success; any other one is an error, but for what `send` of a client throws itself
 * @param read reads what it wants of the body within the attempt and its retries. Default: it is dropped.
 * @throws `ContentError` for another successful status.
 */
export async function rawAnswer(
  client: Client,
  statuses: readonly number[],
  run: (client: Client) => PromiseLike<unknown>,
  read: Middleware = async (request, next) => {
    const response = await next(request);
    // Of an error something is told.
    if (response.ok) await dropBody(response, client.clock);
    return response;
  },
): Promise<Sent> {
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
  const answers: Sent[] = [];
  const send: Client["send"] = async (request, context) => {
    const sent = await client.send(request, { ...context, text: false, middleware: [read, judge] });
    answers.push(sent);
    return { ...sent, text: undefined };
  };
  await run({ ...client, send });
  const [sent] = answers;
  // An operation that is done has sent something.
  if (!sent) throw new Error("the operation sent nothing");
  return sent;
}
