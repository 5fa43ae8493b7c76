import { type BodySource, type Client, isAbortedError, TimeoutError } from "@slipway/core/call";
import { abortWith, byteLengthOf, chunksOf, streamOf, ticks } from "@slipway/core/internal";
import type { RawAnswer } from "@slipway/core/raw";

/** Longest time a registry may take to assemble a blob, in ms. */
export const MAX_COMPLETION = 900_000;

/** Largest body that counts as sent at once, in bytes. */
const SMALL = 1024 * 1024;

/** Slowest assembly of a blob, in bytes per ms. */
const SLOWEST = 1000;

interface Wait {
  readonly for: "registry" | "source";
  readonly since: number;
  readonly ms: number;
}

/**
 * Sends bytes of an upload, and gives up (`TimeoutError`) when the registry takes none for the idle time. Time of the source counts only
 * with a limiter, whose slots the source may wait for. After the last byte the registry has the idle time and a second for each megabyte,
 * up to 15 minutes.
 */
export async function unlessStalled(
  client: Client,
  body: BodySource,
  signal: AbortSignal | undefined,
  send: (body: BodySource, signal: AbortSignal) => Promise<RawAnswer>,
): Promise<RawAnswer> {
  const { clock, timeout } = client;
  const idle = timeout?.idle ?? Infinity;
  const over = new AbortController();
  const unfollow = abortWith(over, signal);
  const startWait = (of: Wait["for"], ms: number): Wait => ({ for: of, since: ticks(clock), ms });
  // Progress of an unstreamed body cannot be seen: only a small one is timed.
  let wait = startWait("registry", isSmall(body) ? answering(byteLengthOf(body)) : Infinity);
  function answering(bytes: number): number {
    return Math.min(MAX_COMPLETION, idle + bytes / SLOWEST);
  }
  // A client keeps the options that it was made with.
  const ofSource = "limiter" in client && client.limiter !== undefined ? idle : Infinity;
  let late: Wait | undefined;
  let stop = (): void => {};
  const look = (): void => {
    const remaining = wait.since + wait.ms - ticks(clock);
    if (remaining <= 0) {
      late = wait;
      over.abort();
    } else stop = clock.after(Math.min(remaining, idle, MAX_COMPLETION), look);
  };
  const watched =
    typeof body !== "function"
      ? body
      : () =>
          streamOf(async function* () {
            let bytesSent = 0;
            wait = startWait("source", ofSource);
            for await (const chunk of chunksOf(body())) {
              wait = startWait("registry", idle);
              bytesSent += chunk.length;
              yield chunk;
              wait = startWait("source", ofSource);
            }
            wait = startWait("registry", answering(bytesSent));
          });
  look();
  try {
    return await send(watched, over.signal);
  } catch (error) {
    if (late === undefined || !isAbortedError(error)) throw error;
    const { route, attempts, sideEffect } = error;
    const problem =
      late.for === "registry"
        ? `stalled: nothing was sent or received for ${late.ms} ms`
        : `timed out: its source gave nothing for ${late.ms} ms, and other calls may be waiting for the limiter`;
    throw new TimeoutError(problem, { route, attempts, sideEffect });
  } finally {
    stop();
    unfollow();
  }
}

/** Tells whether a body is sent at once: the progress of a large unstreamed one cannot be seen. */
function isSmall(body: BodySource): body is Uint8Array | Blob {
  return (body instanceof Uint8Array || body instanceof Blob) && byteLengthOf(body) <= SMALL;
}
