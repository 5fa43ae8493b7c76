import { type Client, type Middleware, NetworkError } from "@slipway/core";
import { chunksOf } from "@slipway/core/streams";
import { rawAnswer } from "../connection/raw.ts";
import { shownCause } from "../connection/shown-cause.ts";
import { checkStatedDigest } from "../connection/stated-digest.ts";
import { isDigest, isVerifiable } from "../digest.ts";
import { ContentError, isContentError } from "../errors/content-error.ts";
import { getManifest } from "../generated/descriptors.ts";
import { MANIFEST_LIMIT, readManifest } from "../manifest.ts";
import { missing } from "../missing.ts";
import { readAll } from "../read-all.ts";
import type { Manifest, ReadOptions } from "../store.ts";

/** A manifest, and what the registry says to know this version of it by. */
export interface FetchedManifest extends Manifest {
  readonly etag: string | undefined;
}

/** Gets a manifest with its exact bytes, and verifies it. */
export async function fetchManifest(
  client: Client,
  name: string,
  reference: string,
  { signal, size, limit = MANIFEST_LIMIT }: ReadOptions = {},
): Promise<FetchedManifest> {
  const read = async ({ body }: Response): Promise<Uint8Array> =>
    body ? readAll(chunksOf(body), Math.min(size ?? limit, limit), reference) : new Uint8Array();
  try {
    const { response } = await rawAnswer(
      client,
      getManifest,
      { name, reference },
      { signal },
      { statuses: [200], read: withinAttempt(read) },
    );
    const { headers } = response;
    const stated = headers.get("docker-content-digest") ?? "";
    const bytes = await read(response);
    if (size !== undefined && bytes.length !== size) {
      throw new ContentError(`the manifest ${reference} has ${bytes.length} bytes, not ${size}`, {
        content: reference,
        expected: size,
        received: bytes.length,
      });
    }
    const manifest = await readManifest(bytes, {
      reference,
      mediaType: headers.get("content-type")?.split(";")[0]?.trim(),
      digest: isDigest(reference) ? reference : isVerifiable(stated) ? stated : undefined,
    });
    checkStatedDigest(response, manifest.descriptor.digest, "sends");
    return { ...manifest, etag: headers.get("etag") ?? undefined };
  } catch (error) {
    throw missing(error, reference, name);
  }
}

/** Reads answers while their attempt's clock runs: one that stalls or breaks off is asked for again. */
function withinAttempt(read: (response: Response) => Promise<Uint8Array>): Middleware {
  return async (request, next, { route, attempt: attempts, redact }) => {
    const response = await next(request);
    if (!response.ok) return response;
    const bytes = await read(response).catch((cause: unknown) => {
      throw isContentError(cause)
        ? cause
        : new NetworkError("broke off", { route, attempts, sideEffect: "certain", cause: shownCause(cause, redact) });
    });
    // What came from the network is no view of shared memory, which the type admits.
    return new Response(bytes as Uint8Array<ArrayBuffer>, { headers: response.headers });
  };
}
