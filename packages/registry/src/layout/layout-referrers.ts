import { checkSignal } from "../chunks.ts";
import { parseDigest } from "../digest.ts";
import { isNotFoundError } from "../errors/not-found-error.ts";
import type { OciDescriptor } from "../generated/types.ts";
import { childrenOf } from "../manifest.ts";
import type { Manifest, Manifests, Referrers } from "../store.ts";
import { tagOf } from "./entries.ts";
import type { LayoutFiles } from "./files.ts";
import { readEntries } from "./layout-index.ts";

/** What refers to what never changes, so that each manifest is read once. */
interface Referrer {
  readonly subject: string | undefined;
  readonly descriptor: OciDescriptor;
}

/**
 * The referrers of a layout: the manifests of its index that have a subject, and those in the index that other programs
 * keep under the subject's digest as a tag.
 */
export function createLayoutReferrers(files: LayoutFiles, manifests: Manifests): Referrers {
  const known = new Map<string, Referrer>();

  async function read(digest: string, signal: AbortSignal | undefined): Promise<Referrer | undefined> {
    const found = known.get(digest) ?? (await orUndefined(manifests.get(digest, { signal }).then(referrerOf)));
    if (found) known.set(digest, found);
    return found;
  }

  return {
    async *list(digest, { artifactType, signal } = {}) {
      checkSignal(signal);
      const { algorithm, encoded } = parseDigest(digest);
      // Distribution specification, "Referrers Tag Schema".
      const tag = `${algorithm.slice(0, 32)}-${encoded.slice(0, 64)}`;
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

function referrerOf({ descriptor, content }: Manifest): Referrer {
  const { subject, annotations, config } = content;
  // An artifact that names no type has that of its config.
  const artifactType = content.artifactType ?? config?.mediaType;
  return {
    subject: subject?.digest,
    descriptor: { ...descriptor, ...(artifactType && { artifactType }), ...(annotations && { annotations }) },
  };
}

/** A list may name what is no longer there. */
function orUndefined<T>(found: Promise<T>): Promise<T | undefined> {
  return found.catch((error: unknown) => {
    if (isNotFoundError(error)) return undefined;
    throw error;
  });
}
