import { refuseAborted } from "@slipway/core/internal";
import { unlessMissing } from "../errors/not-found-error.ts";
import type { OciDescriptor } from "../generated/types.ts";
import { judgedStore } from "../judged-store.ts";
import { childrenOf } from "../manifest.ts";
import { referrerEntry } from "../referrers/fallback.ts";
import { referrersTag } from "../referrers/tag.ts";
import type { Manifest, Manifests, Referrers, Store, Tags } from "../store.ts";
import { type Change, removeTag, tagOf } from "./entries.ts";
import type { LayoutFiles } from "./files.ts";
import { createLayoutBlobs } from "./layout-blobs.ts";
import { changeEntries, readEntries } from "./layout-index.ts";
import { createLayoutManifests } from "./layout-manifests.ts";

export function createLayoutStore(files: LayoutFiles): Store {
  const manifests = createLayoutManifests(files);
  return judgedStore({
    blobs: createLayoutBlobs(files),
    manifests,
    tags: createLayoutTags(files),
    referrers: createLayoutReferrers(files, manifests),
  });
}

function createLayoutTags(files: LayoutFiles): Tags {
  return {
    async *list({ last, signal } = {}) {
      refuseAborted(signal);
      const tags = new Set((await readEntries(files)).flatMap((entry) => tagOf(entry) ?? []));
      for (const tag of [...tags].sort()) if (last === undefined || tag > last) yield tag;
    },

    async delete(tag, { signal } = {}) {
      refuseAborted(signal);
      let isListed = (await readEntries(files)).some((entry) => tagOf(entry) === tag);
      if (!isListed) return false;
      const change: Change = (entries) => {
        isListed = entries.some((entry) => tagOf(entry) === tag);
        return isListed ? removeTag(entries, tag) : entries;
      };
      await changeEntries(files, change, { signal });
      return isListed;
    },
  };
}

/** A manifest's subject and descriptor: immutable, so that each manifest is read once. */
interface Referrer {
  readonly subject: string | undefined;
  readonly descriptor: OciDescriptor;
}

/** The referrers of a layout: manifests of its index with a subject, and those in the index that other programs tag by the subject's digest. */
function createLayoutReferrers(files: LayoutFiles, manifests: Manifests): Referrers {
  const cache = new Map<string, Referrer>();

  async function read(digest: string, signal: AbortSignal | undefined): Promise<Referrer | undefined> {
    // A list may name manifests that are gone.
    const referrer = cache.get(digest) ?? (await unlessMissing(manifests.get(digest, { signal }).then(referrerOf)));
    if (referrer) cache.set(digest, referrer);
    return referrer;
  }

  return {
    async *list(digest, { artifactType, signal } = {}) {
      refuseAborted(signal);
      const tag = referrersTag(digest);
      const entries = await readEntries(files);
      const fallback = entries.some((entry) => tagOf(entry) === tag)
        ? childrenOf(await manifests.get(tag, { signal })).manifests
        : [];
      for (const one of new Set([...entries, ...fallback].map((entry) => entry.digest))) {
        const referrer = await read(one, signal);
        const isWanted = artifactType === undefined || referrer?.descriptor.artifactType === artifactType;
        if (referrer?.subject === digest && isWanted) yield referrer.descriptor;
      }
    },
  };
}

function referrerOf(manifest: Manifest): Referrer {
  return { subject: manifest.content.subject?.digest, descriptor: referrerEntry(manifest) };
}
