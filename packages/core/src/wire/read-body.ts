/** Decodes whole bodies: making a decoder costs as much as decoding a small one. */
export const utf8: TextDecoder = /* @__PURE__ */ new TextDecoder();

export interface ReadBody {
  readonly bytes: Uint8Array;
  /** Absent for a complete body. `long`: larger than allowed. `broken`: broken off. */
  readonly ended?: "long" | "broken";
  readonly cause?: unknown;
}

/** Reads at most `max` unpacked bytes and cancels the rest. It never throws, and adds the bytes so far to `chunks`. */
export async function readBody({ body }: Response, max: number, chunks: Uint8Array[] = []): Promise<ReadBody> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  let size = 0;
  try {
    reader = body?.getReader();
    for (;;) {
      const chunk = (await reader?.read())?.value;
      if (!chunk) return { bytes: concatChunks(chunks) };
      size += chunk.length;
      if (size > max) {
        reader?.cancel().catch(() => {});
        return { bytes: concatChunks(chunks), ended: "long" };
      }
      chunks.push(chunk);
    }
  } catch (cause) {
    return { bytes: concatChunks(chunks), ended: "broken", cause };
  }
}

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
