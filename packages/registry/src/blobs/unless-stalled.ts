import { type BodySource, type Client, isAbortedError, TimeoutError } from "@slipway/core";
import type { Sent } from "@slipway/core/raw";
import { abortWith, chunksOf, sizeOf, streamOf } from "@slipway/core/streams";

/** A registry may take its time to put a large blob together, in ms. */
export const COMPLETING = 900_000;

/** Bytes that are sent at once. */
const SMALL = 1024 * 1024;

/** What it puts together at least, in bytes each ms. */
const SLOWEST = 1000;

/**
 * Sends bytes of an upload, and gives them up when the registry takes none of them for the client's idle time. The time that their source
 * takes does not count. From the last byte on, the registry has that time and a second for
 * each megabyte, up to 15 minutes, to put the blob together.
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
  let wait: { readonly since: number; readonly ms: number } | undefined = {
    since: clock.now(),
    // How long the rest takes nobody can know.
    ms: isSmall(body) ? answering(sizeOf(body)) : Infinity,
  };
  function answering(bytes: number): number {
    return Math.min(COMPLETING, idle + bytes / SLOWEST);
  }
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
            let sent = 0;
            wait = undefined;
            for await (const chunk of chunksOf(body())) {
              wait = { since: clock.now(), ms: idle };
              sent += chunk.length;
              yield chunk;
              wait = undefined;
            }
            wait = { since: clock.now(), ms: answering(sent) };
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

/** Tells whether a body is sent in no time; of a large one that does not flow nobody sees how far it is. */
function isSmall(body: BodySource): body is Uint8Array | Blob {
  return (body instanceof Uint8Array || body instanceof Blob) && sizeOf(body) <= SMALL;
}
