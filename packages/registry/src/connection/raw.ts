import type { Client, Middleware, Sent } from "@slipway/core";

/**
 * Runs an operation for its answer as it came: headers, exact bytes, and no judgement of a body that may be anything.
 *
 * @param body true: the body is read, within the attempt and its retries, and dropped. Middleware: it reads what it wants
 * of it, within the same, and the rest is handed over unread.
 */
export async function rawAnswer(
  client: Client,
  body: true | Middleware,
  run: (client: Client) => PromiseLike<unknown>,
): Promise<Sent> {
  const how = body === true ? { text: true } : { text: false, middleware: [body] };
  const answers: Sent[] = [];
  const send: Client["send"] = async (request, context) => {
    const sent = await client.send(request, { ...context, ...how });
    answers.push(sent);
    return { ...sent, text: undefined };
  };
  await run({ ...client, send });
  const [sent] = answers;
  // An operation that is done has sent something.
  if (!sent) throw new Error("the operation sent nothing");
  return sent;
}
