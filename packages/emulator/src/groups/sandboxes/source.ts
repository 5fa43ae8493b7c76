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
  return unzipped(response.body);
}

/** Gzip is undone; what is none is given on. */
async function unzipped(bytes: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const [look, all] = bytes.tee();
  const reader = look.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  if (value?.[0] !== 0x1f || value[1] !== 0x8b) return all;
  // The types of Node and of the web say the same of transforms differently.
  return all.pipeThrough(new DecompressionStream("gzip") as unknown as ReadableWritablePair<Uint8Array, Uint8Array>);
}
