/** Bytes as text, without the mark that editors put before it. Whatever is judged and served later is read by this, so that both see the same. */
export function readText(bytes: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(bytes).text();
}
