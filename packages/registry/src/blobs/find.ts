import type { Client } from "@slipway/core";
import { isPage } from "../connection/expect-status.ts";
import { rawAnswer } from "../connection/raw.ts";
import { checkStatedDigest } from "../connection/stated-digest.ts";
import { checkStatedSize, statedSize } from "../connection/stated-size.ts";
import { ContentError } from "../errors/content-error.ts";
import { hasBlob } from "../generated/operations.ts";
import { BYTES } from "../media-types.ts";

/** What is looked for. */
export interface Sought {
  readonly name: string;
  readonly digest: string;
  /** In bytes, where it is known. */
  readonly size?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A blob that a registry answered to have. */
export interface FoundBlob {
  /** In bytes, where the registry says it or it was known. */
  readonly size: number | undefined;
  /** The registry says something of the blob, and not only 200, which may be anybody's answer to anything. */
  readonly isSaid: boolean;
}

/**
 * Asks whether a registry holds a blob.
 *
 * @returns undefined when it is not there.
 * @throws `ContentError` when what the registry says does not fit what is known, or is no answer of a registry.
 */
export async function findBlob(client: Client, { name, digest, size, signal }: Sought): Promise<FoundBlob | undefined> {
  const { response } = await rawAnswer(client, [200], (raw) =>
    hasBlob(raw, { name, digest }, { signal, headers: { "accept-encoding": "identity" } }),
  );
  if (response.status === 404) return undefined;
  checkStatedDigest(response, digest, "has");
  const stated = statedSize(response, digest);
  // A page may be a blob too, which is seen by its digest or its size.
  const isKnown = response.headers.has("docker-content-digest") || (size !== undefined && size === stated);
  if (isPage(response.headers) && !isKnown) {
    throw new ContentError(
      `a page was answered to whether ${name} has ${digest}: a log-in may stand before the registry`,
      { content: digest },
    );
  }
  checkStatedSize(stated, size, digest);
  const isBytes = response.headers.get("content-type") === BYTES;
  return { size: stated ?? size, isSaid: isKnown || isBytes || stated !== undefined };
}
