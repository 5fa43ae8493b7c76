/** Bytes as text without a byte order mark. Judges and servers of a file both read it with this, so that they see the same. */
export function readText(bytes: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(bytes).text();
}
