import { badRequest } from "../../engine/platform-error.ts";
import { unprocessable } from "./refusals.ts";

/** The tar at a URL of this machine, gzipped or not. Throws 422 for one elsewhere, since nothing leaves the machine, and 400 where none comes. */
export async function fetchTarball(url: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const { hostname, protocol } = new URL(url);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname) || hostname.endsWith(".localhost");
  if (!isHere || !/^https?:$/.test(protocol)) {
    throw unprocessable(
      `${url} is not fetched: tarballs come from this machine; serve it on localhost, or write the files`,
    );
  }
  const response = await fetch(url, { signal, redirect: "error" }).catch((error: unknown) => {
    throw badRequest(`The tarball ${url} cannot be fetched: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw badRequest(`The tarball ${url} cannot be fetched: ${response.status}`);
  }
  return unzipped(response.body, url);
}

/** Gzip is undone; what is none is given on. Throws 400 for nothing. */
async function unzipped(bytes: ReadableStream<Uint8Array>, url: string): Promise<ReadableStream<Uint8Array>> {
  const reader = bytes.getReader();
  let head = Buffer.alloc(0);
  for (let isOver = false; head.length < 2 && !isOver; ) {
    const { done, value = new Uint8Array() } = await reader.read();
    head = Buffer.concat([head, value]);
    isOver = done;
  }
  if (head.length === 0) throw badRequest(`The tarball ${url} is empty`);
  const all = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(head),
    async pull(stream) {
      const { done, value } = await reader.read();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  if (head[0] !== 0x1f || head[1] !== 0x8b) return all;
  // The types of Node and of the web say the same of transforms differently.
  return all.pipeThrough(new DecompressionStream("gzip") as unknown as ReadableWritablePair<Uint8Array, Uint8Array>);
}
