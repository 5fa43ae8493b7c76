import { chunksOf, refuseAborted, shortLine } from "@slipway/core/internal";
import { isDigest, isVerifiable } from "../digest.ts";
import { ContentError, contentError, isContentError } from "../errors/content-error.ts";
import { isNotFoundError, NotFoundError } from "../errors/not-found-error.ts";
import type { OciDescriptor } from "../generated/types.ts";
import { childrenOf, createManifest, MANIFEST_LIMIT, readManifest } from "../manifest.ts";
import { readAll } from "../open-content.ts";
import { checkReference, checkTag } from "../reference.ts";
import type { Manifest, Manifests, ReadOptions } from "../store.ts";
import { addEntry, type Change, type Entry, tagOf } from "./entries.ts";
import type { LayoutFiles } from "./files.ts";
import { blobPath } from "./layout-blobs.ts";
import { changeEntries, readEntries } from "./layout-index.ts";

/** The manifests of a layout: contents like the others, and listed in its index unless an index of their own lists them. */
export function createLayoutManifests(files: LayoutFiles): Manifests {
  /** Finds a tag or a digest in the index; a digest need not be listed. */
  async function resolve(reference: string): Promise<Pick<OciDescriptor, "digest"> & { mediaType?: string }> {
    const entries = await readEntries(files);
    const entry =
      entries.find((entry) => tagOf(entry) === reference) ?? entries.find(({ digest }) => digest === reference);
    if (!entry && !isDigest(reference)) throw absent(reference);
    // A bad digest is the fault of the layout's writer, not the caller's.
    if (entry && !isVerifiable(entry.digest)) {
      throw new ContentError(`${files.name} has ${shortLine(reference)} under a digest that cannot be verified`, {
        content: shortLine(reference),
        received: shortLine(entry.digest),
      });
    }
    return entry ?? { digest: reference };
  }

  async function get(reference: string, options: ReadOptions = {}): Promise<Manifest> {
    const { size, limit = MANIFEST_LIMIT, signal } = options;
    refuseAborted(signal);
    const { digest, mediaType } = await resolve(reference);
    const path = blobPath(digest);
    const actualSize = await files.size(path);
    if (actualSize === undefined) throw absent(reference);
    if (size !== undefined && size !== actualSize) {
      throw contentError(`the manifest ${reference} has ${actualSize} bytes, not ${size}`, reference, size, actualSize);
    }
    const bytes = await readAll(files.read(path), Math.min(limit, MANIFEST_LIMIT), `the manifest ${reference}`);
    return readManifest(bytes, { digest, mediaType, reference });
  }

  async function head(reference: string, signal?: AbortSignal): Promise<OciDescriptor | undefined> {
    try {
      return (await get(reference, { signal })).descriptor;
    } catch (error) {
      // A digest may also be that of a blob, which is not a manifest.
      if (isNotFoundError(error) || (isContentError(error) && isDigest(reference))) return undefined;
      throw error;
    }
  }

  function absent(reference: string): NotFoundError {
    return new NotFoundError(`${files.name} does not hold the manifest ${reference}`, { reference });
  }

  return {
    get,

    head: (reference, { signal } = {}) => head(reference, signal),

    async push(content, { reference, tags = [], mediaType, signal } = {}) {
      refuseAborted(signal);
      const tag = reference === undefined || isDigest(reference) ? undefined : checkReference(reference);
      const all = [...(tag === undefined ? [] : [tag]), ...tags.map(checkTag)];
      const options = { mediaType, digest: tag === undefined ? reference : undefined };
      const manifest = await (content instanceof Uint8Array
        ? readManifest(content, options)
        : createManifest(content, options));
      const { descriptor, bytes } = manifest;
      await files.settle();
      const change: Change = async (before) => {
        // Written within the change, so that no concurrent delete removes a listed manifest.
        await files.write(chunksOf(bytes), () => blobPath(descriptor.digest));
        const entries = await withoutParts(before, manifest, get);
        if (all.length === 0) return addEntry(entries, descriptor, undefined);
        return all.reduce((added, tag) => addEntry(added, descriptor, tag), entries);
      };
      await changeEntries(files, change, { signal });
      return manifest;
    },

    async delete(digest, { signal } = {}) {
      const path = blobPath(digest);
      if (!(await head(digest, signal))) return false;
      let isRemoved = false;
      const change: Change = (entries) =>
        entries.some((entry) => entry.digest === digest) ? entries.filter((entry) => entry.digest !== digest) : entries;
      const afterwards = async () => {
        isRemoved = (await files.remove(path)) || isRemoved;
      };
      await changeEntries(files, change, { afterwards, signal });
      return isRemoved;
    },
  };
}

/** Drops entries of an index's own manifests, which are found through it, unless they have a tag, or a subject: referrers are found by their entries. */
async function withoutParts(
  entries: readonly Entry[],
  index: Manifest,
  get: (digest: string) => Promise<Manifest>,
): Promise<readonly Entry[]> {
  const parts = new Set(childrenOf(index).manifests.map(({ digest }) => digest));
  const remaining: Entry[] = [];
  for (const entry of entries) {
    const isPart = parts.has(entry.digest) && tagOf(entry) === undefined;
    if (!isPart || (await get(entry.digest)).content.subject) remaining.push(entry);
  }
  return remaining.length === entries.length ? entries : remaining;
}
