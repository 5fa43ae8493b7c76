import { type BodySource, type Client, isAbortedError, TimeoutError } from "@slipway/core/call";
import { abortWith, byteLengthOf, chunksOf, streamOf, ticks } from "@slipway/core/internal";
import type { RawAnswer } from "@slipway/core/raw";

/** A registry may take its time to put a large blob together, in ms. */
export const COMPLETING = 900_000;

/** Bytes that are sent at once. */
const SMALL = 1024 * 1024;

/** What it puts together at least, in bytes each ms. */
const SLOWEST = 1000;

interface Wait {
  readonly for: "registry" | "source";
  readonly since: number;
  readonly ms: number;
}

/**
 * Sends bytes of an upload, and gives up (`TimeoutError`) when the registry takes none for the idle time. The time of their source does not
 * count, unless there is a limiter, for whose room it may wait. From the last byte on, the registry has the idle time and a second for each
 * megabyte, up to 15 minutes.
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
  // How long the rest of what does not flow takes nobody can know.
  let wait = startWait("registry", isSmall(body) ? answering(byteLengthOf(body)) : Infinity);
  function answering(bytes: number): number {
    return Math.min(COMPLETING, idle + bytes / SLOWEST);
  }
  // A client keeps the options that it was made with.
  const ofSource = "limiter" in client && client.limiter !== undefined ? idle : Infinity;
  let late: Wait | undefined;
  let stop = (): void => {};
  const look = (): void => {
    const left = wait.since + wait.ms - ticks(clock);
    if (left <= 0) {
      late = wait;
      over.abort();
    } else stop = clock.after(Math.min(left, idle, COMPLETING), look);
  };
  const watched =
    typeof body !== "function"
      ? body
      : () =>
          streamOf(async function* () {
            let sent = 0;
            wait = startWait("source", ofSource);
            for await (const chunk of chunksOf(body())) {
              wait = startWait("registry", idle);
              sent += chunk.length;
              yield chunk;
              wait = startWait("source", ofSource);
            }
            wait = startWait("registry", answering(sent));
          });
  look();
  try {
    return await send(watched, over.signal);
  } catch (error) {
    if (late === undefined || !isAbortedError(error)) throw error;
    const { route, attempts, sideEffect } = error;
    const problem =
      late.for === "registry"
        ? `stalled: nothing of it was taken, or answered, for ${late.ms} ms`
        : `was given up: its source gave nothing for ${late.ms} ms, and others may wait for the room that it had of the limiter`;
    throw new TimeoutError(problem, { route, attempts, sideEffect });
  } finally {
    stop();
    unfollow();
  }
}

/** Tells whether a body is sent in no time; of a large one that does not flow nobody sees how far it is. */
function isSmall(body: BodySource): body is Uint8Array | Blob {
  return (body instanceof Uint8Array || body instanceof Blob) && byteLengthOf(body) <= SMALL;
}
