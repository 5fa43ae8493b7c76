import { type Client, isDecodeError } from "@slipway/core/call";
import { ask } from "../connection/ask.ts";
import { isDigest, isVerifiable } from "../digest.ts";
import { ContentError } from "../errors/content-error.ts";
import { getManifest } from "../generated/descriptors.ts";
import { MANIFEST_LIMIT, readManifest } from "../manifest.ts";
import { missing } from "../missing.ts";
import { tooLarge } from "../open-content.ts";
import type { Manifest, ReadOptions } from "../store.ts";
import { checkStatedDigest } from "../trust.ts";

export interface FetchedManifest extends Manifest {
  readonly etag: string | undefined;
}

export async function fetchManifest(
  client: Client,
  name: string,
  reference: string,
  { signal, size, limit = MANIFEST_LIMIT }: ReadOptions = {},
): Promise<FetchedManifest> {
  const maxSize = Math.min(size ?? limit, limit);
  try {
    const options = { signal, maxResponseSize: maxSize };
    const askOptions = { statuses: [200], body: "bytes" } as const;
    const answer = await ask(client, getManifest, { name, reference }, options, askOptions).catch((error: unknown) => {
      throw isDecodeError(error) ? tooLarge(reference, maxSize, maxSize + 1) : error;
    });
    const { bytes = new Uint8Array(), response } = answer;
    const { headers } = response;
    const statedDigest = headers.get("docker-content-digest") ?? "";
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
      digest: isDigest(reference) ? reference : isVerifiable(statedDigest) ? statedDigest : undefined,
    });
    checkStatedDigest(answer, manifest.descriptor.digest, "sends");
    return { ...manifest, etag: headers.get("etag") ?? undefined };
  } catch (error) {
    throw missing(error, reference, name);
  }
}
