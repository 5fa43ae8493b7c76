import { type BodySource, InputError } from "@slipway/core/call";
import { type Chunks, chunksOf, refuseAborted, streamOf, tapChunks } from "@slipway/core/internal";
import { parseDigest } from "../digest.ts";
import { ContentError } from "../errors/content-error.ts";
import { NotFoundError } from "../errors/not-found-error.ts";
import type { OciDescriptor } from "../generated/types.ts";
import { createHasher, type Hasher } from "../hash.ts";
import { BYTES } from "../media-types.ts";
import { readAll } from "../open-content.ts";
import { safeCallback } from "../safe-callback.ts";
import type { Blobs, OpenOptions, PushOptions } from "../store.ts";
import { verify } from "../verify.ts";
import type { LayoutFiles } from "./files.ts";

const READ_LIMIT = 64 * 1024 * 1024;

/** Path of a digest's content in a layout. Throws an `InputError` for no digest. */
export function blobPath(digest: string): string {
  const { algorithm, encoded } = parseDigest(digest);
  return `blobs/${algorithm}/${encoded}`;
}

export function createLayoutBlobs(files: LayoutFiles): Blobs {
  async function head(digest: string, mediaType: string = BYTES): Promise<OciDescriptor | undefined> {
    const size = await files.size(blobPath(digest));
    return size === undefined ? undefined : { mediaType, digest, size };
  }

  /** The chunks of a blob that is there, verified when it is whole. */
  async function find(
    digest: string,
    { size, range, signal }: OpenOptions,
  ): Promise<AsyncIterableIterator<Uint8Array, void>> {
    refuseAborted(signal);
    const blob = await head(digest);
    if (!blob) throw new NotFoundError(`${files.name} does not hold the blob ${digest}`, { reference: digest });
    if (range && !(range.first >= 0 && range.first <= (range.last ?? range.first) && range.first < blob.size)) {
      throw new InputError(`"range" is not within the ${blob.size} bytes of ${digest}`, { parameter: "range" });
    }
    const chunks = tapChunks(
      () => files.read(blobPath(digest), range),
      () => refuseAborted(signal),
    );
    return range ? chunks : verify(chunks, { digest, size });
  }

  async function push(content: BodySource, options: PushOptions = {}): Promise<OciDescriptor> {
    const { digest, size, mediaType, signal } = options;
    refuseAborted(signal);
    const present = digest === undefined ? undefined : await head(digest, mediaType);
    if (present && size !== undefined && present.size !== size) {
      throw new ContentError(`${files.name} has ${present.size} bytes of ${digest}, not ${size}`, {
        content: digest,
        expected: size,
        received: present.size,
      });
    }
    if (present) return present;
    const receipt = { digest: digest ?? "", size: 0 };
    await files.write(receive(content, options, receipt), () => blobPath(receipt.digest));
    return { mediaType: mediaType ?? BYTES, ...receipt };
  }

  return {
    head: (digest, options = {}) => {
      refuseAborted(options.signal);
      return head(digest);
    },
    get: async (digest, { limit = READ_LIMIT, ...options } = {}) =>
      readAll(await find(digest, options), limit, `the blob ${digest}`),
    open: async (digest, options = {}) => {
      const chunks = await find(digest, options);
      return streamOf(() => chunks);
    },
    push,
    delete: (digest, options = {}) => {
      refuseAborted(options.signal);
      return files.remove(blobPath(digest));
    },
  };
}

/** Passes content on and records its size, and its digest where none was given. Unverified content is verified. */
function receive(
  content: BodySource,
  { digest, size, verified, signal, onProgress }: PushOptions,
  receipt: { digest: string; size: number },
): Chunks {
  let hasher: Hasher | undefined;
  const tell = safeCallback("onProgress", onProgress);
  const open = async (): Promise<AsyncIterable<Uint8Array>> => {
    if (digest === undefined) hasher = await createHasher();
    const chunks = chunksOf(content, signal);
    return digest === undefined || verified ? chunks : verify(chunks, { digest, size });
  };
  const onChunk = (chunk: Uint8Array): void => {
    hasher?.update(chunk);
    receipt.size += chunk.length;
    tell?.(receipt.size);
  };
  return tapChunks(open, onChunk, () => {
    if (hasher) receipt.digest = hasher.digest();
  });
}
