import { type Client, isNetworkError } from "@slipway/core";
import { unlessAborted } from "../abort.ts";
import { readAll } from "../bytes.ts";
import { bodyOf, rawAnswer } from "../connection/raw.ts";
import { isDigest } from "../digest.ts";
import { getManifest } from "../generated/operations.ts";
import { MANIFEST_LIMIT, readManifest } from "../manifest.ts";
import { missing } from "../missing.ts";
import type { Manifest, ReadOptions } from "../store.ts";

/** How often a manifest is asked for when its answer breaks off. */
const MOST_ATTEMPTS = 4;

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
  for (let attempt = 1; ; attempt++) {
    let arrived = false;
    try {
      const sent = await rawAnswer(client, false, (raw) => getManifest(raw, { name, reference }, { signal }));
      arrived = true;
      const { headers } = sent.response;
      const bytes = await unlessAborted(readAll(bodyOf(sent), Math.min(size ?? limit, limit), reference), signal);
      const stated = headers.get("docker-content-digest") ?? undefined;
      const manifest = await readManifest(bytes, {
        reference,
        mediaType: headers.get("content-type")?.split(";")[0]?.trim(),
        digest: isDigest(reference) ? reference : stated !== undefined && isDigest(stated) ? stated : undefined,
      });
      return { ...manifest, etag: headers.get("etag") ?? undefined };
    } catch (error) {
      // Up to the answer's headers core has tried again.
      if (!(arrived && isNetworkError(error)) || attempt >= MOST_ATTEMPTS) throw missing(error, reference, name);
    }
  }
}
