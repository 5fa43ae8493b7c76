import type { Client, Operation } from "@slipway/core";
import type { RawAnswer } from "@slipway/core/raw";
import { ask } from "../connection/ask.ts";
import { getBlob, hasBlob } from "../generated/descriptors.ts";
import { isHeadRefused, isMissing } from "../missing.ts";
import { checkStatedDigest, checkStatedSize, mediaTypeOf, statedSize, statesDigest } from "../trust.ts";

/** Offsets and sizes are those of the blob itself, not of a compressed form of it. */
export const AS_IT_IS: Readonly<Record<string, string>> = { "accept-encoding": "identity" };

export interface Sought {
  readonly name: string;
  readonly digest: string;
  readonly size?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface FoundBlob {
  /** In bytes, where the registry says it or it was known. */
  readonly size: number | undefined;
  /** The registry names the blob, or says that it is no page: not 200 alone, which may be anybody's answer to anything. */
  readonly isSaid: boolean;
  /** The media type of what everybody answers with: a page, or plain JSON. */
  readonly page: string | undefined;
}

/** What contents are made of, as registries and the storage behind them say it. */
const OF_CONTENT = /^(application\/(octet-stream|vnd\..+|x-.+|gzip|zstd|tar)|binary\/octet-stream)$/;

/** What pages, and services that answer everything, are made of. */
const OF_ANYBODY = /^(text\/.*|application\/(xhtml\+xml|xml|json|problem\+json))$/;

/**
 * Asks whether a registry holds a blob; undefined when not, a `ContentError` when what it says does not fit what is known. Where a HEAD is
 * refused, the head of a GET is read.
 */
export async function findBlob(client: Client, { name, digest, size, signal }: Sought): Promise<FoundBlob | undefined> {
  const askBy = (operation: Operation): Promise<RawAnswer> =>
    ask(client, operation, { name, digest }, { signal, headers: AS_IT_IS }, { statuses: [200] });
  const sent = await askBy(hasBlob).catch((error: unknown) => {
    if (!isHeadRefused(error)) throw error;
    return askBy(getBlob).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  });
  if (!sent || sent.response.status === 404) return undefined;
  const { response } = sent;
  checkStatedDigest(sent, digest, "has");
  const type = mediaTypeOf(response);
  const isNamed = statesDigest(response, digest);
  // A size proves nothing: who answers everything may say one, and it may be the same by chance.
  if (!isNamed && OF_ANYBODY.test(type)) return { size, isSaid: false, page: type };
  const stated = statedSize(response, digest);
  checkStatedSize(stated, size, digest);
  return { size: stated ?? size, isSaid: isNamed || OF_CONTENT.test(type), page: undefined };
}

export async function isThere(client: Client, sought: Sought): Promise<boolean> {
  return (await findBlob(client, sought))?.isSaid === true;
}
