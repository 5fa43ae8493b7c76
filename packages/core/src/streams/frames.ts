import { AbortedError, TimeoutError } from "../errors/abort-errors.ts";
import { InputError } from "../errors/input-error.ts";
import { NetworkError } from "../errors/network-error.ts";
import { onAbort, ticks } from "../transport/clock.ts";
import { causeOf, runtimeTimeout } from "../transport/network-error-from.ts";
import type { CallOptions, Client, RawAnswer } from "../types/client.ts";

/** Cuts a body into frames: takes each chunk, undefined at the end, and yields complete frames. */
export type Split<T> = (chunk: Uint8Array | undefined) => Iterable<T>;

type ErrorKind = typeof NetworkError | typeof TimeoutError | typeof AbortedError;

export const eachAsItIs: Split<Uint8Array> = (chunk) => (chunk ? [chunk] : []);

/** Reads a body in frames, with the idle timeout and the call's signal. Leaving the loop frees the socket; `stop` ends it without an error. */
export function frames<T>(
  { clock, timeout }: Client,
  options: CallOptions,
  { response, facts, redact }: RawAnswer,
  split: Split<T>,
  stop?: AbortSignal,
): AsyncGenerator<T, void> {
  const { signal } = options;
  const isRead = response.bodyUsed || response.body?.locked;
  const reader = isRead ? undefined : response.body?.getReader();
  const cancel = (): void => {
    unlink();
    reader?.cancel().catch(() => {});
  };
  const fail = (Kind: ErrorKind, message: string, cause?: unknown) => new Kind(message, { ...facts, cause });
  const idle = options.timeout?.idle ?? timeout?.idle ?? Infinity;
  let silent = 0;
  // Linked now, so that a body that is never read is freed, too.
  const unlink = onAbort(signal, cancel);
  stop?.addEventListener("abort", cancel);
  if (signal?.aborted || stop?.aborted) cancel();
  async function* run(): AsyncGenerator<T, void> {
    if (isRead) throw new InputError("was read already: the body of an answer can be read once", facts);
    try {
      while (reader) {
        const began = ticks(clock);
        let late = false;
        let chunk: ReadableStreamReadResult<Uint8Array> | undefined;
        // Without a timeout the many chunks of large bodies need no timers.
        const arrived =
          idle < Infinity &&
          clock.after(idle - silent, () => {
            late = true;
            cancel();
          });
        try {
          chunk = await reader.read();
        } catch (thrown) {
          const cause = causeOf(thrown, redact);
          const own = runtimeTimeout(cause);
          if (!signal?.aborted) throw fail(own ? TimeoutError : NetworkError, own ?? "broke off", cause);
        } finally {
          if (arrived) arrived();
        }
        if (signal?.aborted) throw fail(AbortedError, "was aborted", signal.reason);
        if (late) throw fail(TimeoutError, `was silent for ${idle} ms`);
        silent += ticks(clock) - began;
        for (const frame of split(chunk?.value)) {
          silent = 0;
          yield frame;
        }
        if (!chunk?.value) return;
      }
    } finally {
      cancel();
    }
  }
  return run();
}
