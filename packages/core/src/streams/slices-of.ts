/** Bytes per slice: smaller ones cost Node nearly as much to read; each slice reports progress. */
const SLICE = 524_288;

export async function* slicesOf(content: Uint8Array | Blob): AsyncGenerator<Uint8Array, void> {
  const size = byteLengthOf(content);
  for (let at = 0; at < size; at += SLICE) {
    yield ArrayBuffer.isView(content)
      ? content.subarray(at, at + SLICE)
      : new Uint8Array(await content.slice(at, at + SLICE).arrayBuffer());
  }
}

export function byteLengthOf(content: Uint8Array | Blob): number {
  return ArrayBuffer.isView(content) ? content.byteLength : content.size;
}
