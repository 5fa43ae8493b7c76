import type { Clock } from "@slipway/core";

/** What registries say in such answers is short, in bytes; who sends more costs a connection. */
const MOST = 64 * 1024;

/** How long that may take, in ms: the answer itself is known. */
const LONGEST = 2_000;

/** Lets go of a body that nobody wants: reads it to its end where that is near, so that its connection is free again. */
export async function dropBody({ body }: Response, clock: Clock): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  // What was under way ends with it; that a body breaks off which is dropped is no news.
  const cancel = (): void => void reader.cancel().catch(() => {});
  const stop = clock.after(LONGEST, cancel);
  try {
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > MOST) return cancel();
    }
  } catch {
    // As above.
  } finally {
    stop();
  }
}
