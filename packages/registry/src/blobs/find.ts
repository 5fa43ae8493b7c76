import type { Client, Operation } from "@slipway/core";
import type { RawAnswer } from "@slipway/core/raw";
import { ask } from "../connection/ask.ts";
import { getBlob, hasBlob } from "../generated/descriptors.ts";
import { isHeadRefused, isMissing } from "../missing.ts";
import { checkStatedDigest, checkStatedSize, mediaTypeOf, statedSize, statesDigest } from "../trust.ts";

/** Offsets and sizes are those of the blob itself, not of a compressed form of it. */
export const UNENCODED: Readonly<Record<string, string>> = { "accept-encoding": "identity" };

export interface BlobQuery {
  readonly name: string;
  readonly digest: string;
  readonly size?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface FoundBlob {
  /** In bytes, where the registry says it or it was known. */
  readonly size: number | undefined;
  /** Whether the answer names the blob or has a blob's content type. A bare 200 proves nothing: a log-in page has it, too. */
  readonly isConfirmed: boolean;
  /** The media type, where it is that of a page or plain JSON. */
  readonly page: string | undefined;
}

/** Media types of blobs, in registries and in the storage behind them. */
const BLOB_TYPES = /^(application\/(octet-stream|vnd\..+|x-.+|gzip|zstd|tar)|binary\/octet-stream)$/;

/** Media types of pages, and of services that answer every path. */
const PAGE_TYPES = /^(text\/.*|application\/(xhtml\+xml|xml|json|problem\+json))$/;

/**
 * Asks whether a registry holds a blob; undefined when not, a `ContentError` when the answer contradicts the digest or size. Where a HEAD
 * is refused, the head of a GET is read.
 */
export async function findBlob(
  client: Client,
  { name, digest, size, signal }: BlobQuery,
): Promise<FoundBlob | undefined> {
  const askBy = (operation: Operation): Promise<RawAnswer> =>
    ask(client, operation, { name, digest }, { signal, headers: UNENCODED }, { statuses: [200] });
  const answer = await askBy(hasBlob).catch((error: unknown) => {
    if (!isHeadRefused(error)) throw error;
    return askBy(getBlob).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  });
  if (!answer || answer.response.status === 404) return undefined;
  const { response } = answer;
  checkStatedDigest(answer, digest, "has");
  const type = mediaTypeOf(response);
  const isNamed = statesDigest(response, digest);
  // A size proves nothing: a service that answers every path may state the same one by chance.
  if (!isNamed && PAGE_TYPES.test(type)) return { size, isConfirmed: false, page: type };
  const contentLength = statedSize(response, digest);
  checkStatedSize(contentLength, size, digest);
  return { size: contentLength ?? size, isConfirmed: isNamed || BLOB_TYPES.test(type), page: undefined };
}

export async function isThere(client: Client, query: BlobQuery): Promise<boolean> {
  return (await findBlob(client, query))?.isConfirmed === true;
}
