import { badRequest } from "../../engine/platform-error.ts";
import { unprocessable } from "./refusals.ts";

/** The tar at a URL of this machine, gzipped or not. Throws 422 for one elsewhere, since nothing leaves the machine, and 400 where none comes. */
export async function fetchTarball(url: string, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
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
  return piecesOf(response.body, url);
}

async function* piecesOf(body: AsyncIterable<Uint8Array>, url: string): AsyncGenerator<Uint8Array> {
  let isEmpty = true;
  try {
    for await (const piece of body) {
      isEmpty = false;
      yield piece;
    }
  } catch (error) {
    throw badRequest(`The tarball ${url} broke off: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (isEmpty) throw badRequest(`The tarball ${url} is empty`);
}
