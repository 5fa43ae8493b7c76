export interface ReadBody {
  readonly bytes: Uint8Array;
  /** Absent when the body is whole. `long`: there is more than was asked for. `broken`: it broke off. */
  readonly ended?: "long" | "broken";
  readonly cause?: unknown;
}

/** Reads at most `most` bytes of a body, unpacked, and lets go of what is longer. It never throws: what there was is given, and is in `chunks` before. */
export async function readBody({ body }: Response, most: number, chunks: Uint8Array[] = []): Promise<ReadBody> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  let size = 0;
  try {
    // Somebody else may have read it, or be about to.
    reader = body?.getReader();
    for (;;) {
      const chunk = (await reader?.read())?.value;
      if (!chunk) return { bytes: concatChunks(chunks) };
      size += chunk.length;
      if (size > most) {
        // That the other side is gone already is no news.
        reader?.cancel().catch(() => {});
        return { bytes: concatChunks(chunks), ended: "long" };
      }
      chunks.push(chunk);
    }
  } catch (cause) {
    return { bytes: concatChunks(chunks), ended: "broken", cause };
  }
}

/** Chunks in a row. What comes as one is not copied. */
export function concatChunks(chunks: readonly Uint8Array[]): Uint8Array {
  const [first = new Uint8Array()] = chunks;
  if (chunks.length < 2) return first;
  const whole = new Uint8Array(chunks.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
