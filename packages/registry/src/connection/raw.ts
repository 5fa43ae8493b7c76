import { type Client, NetworkError, type Sent } from "@slipway/core";
import { chunksOf } from "../chunks.ts";

/**
 * Runs an operation for its answer as it came: headers, exact bytes, and no judgement of a body that may be anything.
 *
 * @param text true: the body is read, within the attempt and its retries, and dropped. False: it is handed over unread.
 */
export async function rawAnswer(
  client: Client,
  text: boolean,
  run: (client: Client) => PromiseLike<unknown>,
): Promise<Sent> {
  const answers: Sent[] = [];
  const send: Client["send"] = async (request, context) => {
    const sent = await client.send(request, { ...context, text });
    answers.push(sent);
    return { ...sent, text: undefined };
  };
  await run({ ...client, send });
  const [sent] = answers;
  // An operation that is done has sent something.
  if (!sent) throw new Error("the operation sent nothing");
  return sent;
}

/** The body of an answer that was handed over unread. */
export async function* bodyOf({ response, known }: Sent): AsyncGenerator<Uint8Array, void> {
  try {
    if (response.body) yield* chunksOf(response.body);
  } catch (cause) {
    throw new NetworkError("broke off", { ...known, cause });
  }
}
