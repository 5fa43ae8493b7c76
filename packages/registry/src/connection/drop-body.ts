import type { Clock } from "@slipway/core";

/** Longest body that is read to its end, in bytes: refusals are short, and a longer one costs a connection. */
const MAX_DRAINED = 64 * 1024;

/** Longest wait for the rest, in ms: the answer itself is known. */
const MAX_WAIT = 2_000;

/** Drains an unused body where its end is near, so that its connection is free again. */
export async function dropBody({ body }: Response, clock: Clock): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  // A failed transfer of an unused body is of no interest.
  const cancel = (): void => void reader.cancel().catch(() => {});
  const stop = clock.after(MAX_WAIT, cancel);
  try {
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > MAX_DRAINED) return cancel();
    }
  } catch {
    // The body is unused.
  } finally {
    stop();
  }
}
