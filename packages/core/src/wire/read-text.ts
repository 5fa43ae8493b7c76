/** What was read of a body. */
export interface ReadText {
  readonly text: string;
  /** Absent when the text is whole. `long`: there is more than was asked for. `broken`: it broke off. */
  readonly ended?: "long" | "broken";
  /** Why it broke off, as the runtime says it. */
  readonly cause?: unknown;
}

/**
 * Reads a body as text, and never more of it than a number of bytes: what unpacks to more than that, or does not end, is let
 * go of. It never throws: what there was of a body that broke off is given.
 *
 * @param most bytes, as they are after unpacking.
 */
export async function readText({ body }: Response, most: number): Promise<ReadText> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  try {
    // Somebody else may have read it, or be about to.
    reader = body?.getReader();
    for (;;) {
      const chunk = (await reader?.read())?.value;
      if (!chunk) return { text: text + decoder.decode() };
      size += chunk.length;
      if (size > most) {
        // That the other side is gone already is no news.
        reader?.cancel().catch(() => {});
        return { text, ended: "long" };
      }
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (cause) {
    return { text, ended: "broken", cause };
  }
}
