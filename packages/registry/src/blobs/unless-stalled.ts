import { type BodySource, type Client, isAbortedError, TimeoutError } from "@slipway/core";
import type { Sent } from "@slipway/core/raw";
import { abortWith, chunksOf, streamOf } from "@slipway/core/streams";

/** A registry may take its time to put a large blob together, in ms. */
export const COMPLETING = 900_000;

/**
 * Sends bytes of an upload, and gives them up when the registry takes none of them for the client's idle time. The time that their source
 * takes does not count. From the last byte on, and where nobody sees how far a body is, the registry has as long as it may take to
 * put a blob together.
 *
 * @throws `TimeoutError`; whatever `send` throws.
 */
export async function unlessStalled(
  { clock, timeout }: Client,
  body: BodySource,
  signal: AbortSignal | undefined,
  send: (body: BodySource, signal: AbortSignal) => Promise<Sent>,
): Promise<Sent> {
  const idle = timeout?.idle ?? Infinity;
  const over = new AbortController();
  const unfollow = abortWith(over, signal);
  /** What the registry may take from when on; undefined while the source is waited for. */
  let wait: { readonly since: number; readonly ms: number } | undefined = { since: clock.now(), ms: COMPLETING };
  let late: number | undefined;
  let stop = (): void => {};
  const look = (): void => {
    const left = wait ? wait.since + wait.ms - clock.now() : idle;
    if (left <= 0) {
      late = wait?.ms;
      over.abort();
    } else stop = clock.after(Math.min(left, idle, COMPLETING), look);
  };
  const watched =
    typeof body !== "function"
      ? body
      : () =>
          streamOf(async function* () {
            wait = undefined;
            for await (const chunk of chunksOf(body())) {
              wait = { since: clock.now(), ms: idle };
              yield chunk;
              wait = undefined;
            }
            wait = { since: clock.now(), ms: COMPLETING };
          });
  look();
  try {
    return await send(watched, over.signal);
  } catch (error) {
    if (late === undefined || !isAbortedError(error)) throw error;
    const { route, attempts, sideEffect } = error;
    throw new TimeoutError(`stalled: nothing of it was taken, or answered, for ${late} ms`, {
      route,
      attempts,
      sideEffect,
    });
  } finally {
    stop();
    unfollow();
  }
}
