import { type Client, isDecodeError } from "@slipway/core/call";
import { ask } from "../connection/ask.ts";
import { isDigest, isVerifiable } from "../digest.ts";
import { ContentError } from "../errors/content-error.ts";
import { getManifest } from "../generated/descriptors.ts";
import { MANIFEST_LIMIT, readManifest } from "../manifest.ts";
import { missing } from "../missing.ts";
import { tooLarge } from "../read-all.ts";
import type { Manifest, ReadOptions } from "../store.ts";
import { checkStatedDigest } from "../trust.ts";

/** A manifest, and what the registry says to know this version of it by. */
export interface FetchedManifest extends Manifest {
  readonly etag: string | undefined;
}

export async function fetchManifest(
  client: Client,
  name: string,
  reference: string,
  { signal, size, limit = MANIFEST_LIMIT }: ReadOptions = {},
): Promise<FetchedManifest> {
  const most = Math.min(size ?? limit, limit);
  try {
    const options = { signal, maxResponseSize: most };
    const wanted = { statuses: [200], body: "bytes" } as const;
    const sent = await ask(client, getManifest, { name, reference }, options, wanted).catch((error: unknown) => {
      throw isDecodeError(error) ? tooLarge(reference, most, most + 1) : error;
    });
    const { bytes = new Uint8Array(), response } = sent;
    const { headers } = response;
    const stated = headers.get("docker-content-digest") ?? "";
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
    checkStatedDigest(sent, manifest.descriptor.digest, "sends");
    return { ...manifest, etag: headers.get("etag") ?? undefined };
  } catch (error) {
    throw missing(error, reference, name);
  }
}
