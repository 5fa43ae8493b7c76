import type { CallOptions, Client, RawAnswer } from "../types/client.ts";
import { checkCallOptions } from "../wire/check-options.ts";
import { eachAsItIs, frames } from "./frames.ts";
import { leavable } from "./leavable.ts";

/**
 * Reads the unread body of an answer from `send` of `@slipway/core/raw`, with the idle timeout and the signal of its call. Leaving the loop
 * frees the socket.
 *
 * @throws (rejects) `NetworkError` where it breaks off, `TimeoutError` when it falls silent, `AbortedError`.
 * @example
 * ```ts
 * const sent = await send(client, operation, input, options);
 * for await (const chunk of answerChunks(client, sent, options)) await file.write(chunk);
 * ```
 */
export function answerChunks(
  client: Client,
  answer: RawAnswer,
  options: Pick<CallOptions, "signal" | "timeout"> = {},
): AsyncGenerator<Uint8Array, void> {
  checkCallOptions(options, answer.facts?.route);
  return leavable((stop) => frames(client, options, answer, eachAsItIs, stop));
}
