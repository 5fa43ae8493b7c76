import { isApiError, isDecodeError } from "@slipway/core";
import { at } from "../connection/at.ts";
import type { Connection } from "../connection/connection.ts";
import { nextPage } from "../connection/link.ts";
import { parseDigest } from "../digest.ts";
import { ContentError } from "../errors/content-error.ts";
import { isNotFoundError } from "../errors/not-found-error.ts";
import { listReferrers } from "../generated/operations.ts";
import type { OciDescriptor } from "../generated/types.ts";
import { LONGEST_PAGE } from "../limits.ts";
import { isDescriptor } from "../manifest.ts";
import { fetchManifest } from "../manifests/read.ts";
import type { Manifest, Referrers, StoreOptions } from "../store.ts";
import { referrerEntry } from "./entry.ts";
import { changeFallback, readFallback } from "./fallback.ts";

/** The referrers of a repository, and the list that is kept where the registry keeps none. */
export interface RegistryReferrers extends Referrers {
  /** Enters a manifest that was pushed to a registry which took no note of its subject. */
  note(manifest: Manifest, options: StoreOptions): Promise<void>;
  /** Looks at a manifest before it is deleted. @returns what takes it off the list afterwards. */
  prepareDelete(digest: string, options: StoreOptions): Promise<() => Promise<void>>;
}

/** Makes the referrers of a repository. */
export function registryReferrers(connection: Connection, name: string): RegistryReferrers {
  const client = connection.repository(name);
  const place = { client, name, key: `${connection.url}/${name}` };

  /** A page of the API; undefined where the registry does not have it. What has a first page has the next ones. */
  const page = async (
    digest: string,
    artifactType: string | undefined,
    url: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<{ manifests: readonly OciDescriptor[]; next: string | undefined } | undefined> => {
    try {
      const here = url === undefined ? client : at(client, url);
      const query = url === undefined && artifactType !== undefined ? { artifactType } : {};
      const options = { signal, maxResponseSize: client.maxResponseSize ?? LONGEST_PAGE };
      const { data, response } = await listReferrers(here, { name, digest, ...query }, options).withResponse();
      // Anything may be answered to what is not known, even 200.
      if (response.status === 200 && Array.isArray(data?.manifests)) {
        if (data.manifests.every(isDescriptor)) return { manifests: data.manifests, next: nextPage(response) };
        throw new ContentError(`the registry lists as a referrer of ${digest} what is no descriptor`, {
          content: digest,
        });
      }
      if (url === undefined) return undefined;
      throw new ContentError(`the registry answered a page of the referrers of ${digest} with no list`, {
        content: digest,
      });
    } catch (error) {
      if (url !== undefined) throw error;
      // Too long a list is one: only what is no list is no answer of the API.
      if (
        (isDecodeError(error) && !error.message.includes("maxResponseSize")) ||
        (isApiError(error) && [404, 405, 501].includes(error.status))
      )
        return undefined;
      throw error;
    }
  };

  return {
    async *list(digest, { artifactType, signal } = {}) {
      parseDigest(digest);
      const fits = (each: OciDescriptor): boolean => artifactType === undefined || each.artifactType === artifactType;
      const first = await page(digest, artifactType, undefined, signal);
      if (!first) {
        yield* (await readFallback(place, digest, { signal })).manifests.filter(fits);
        return;
      }
      const walked = new Set<string>();
      // Not every registry filters (`OCI-Filters-Applied` says so); to filter again does no harm.
      for (let here: typeof first | undefined = first; here; ) {
        yield* here.manifests.filter(fits);
        const { next }: typeof first = here;
        if (next === undefined || walked.has(next)) return;
        walked.add(next);
        here = await page(digest, artifactType, next, signal);
      }
    },

    async note(manifest, options) {
      const { subject } = manifest.content;
      if (!subject) return;
      const entry = referrerEntry(manifest);
      await changeFallback(place, subject.digest, options, (known) =>
        known.some(({ digest }) => digest === entry.digest) ? undefined : [...known, entry],
      );
    },

    async prepareDelete(digest, options) {
      const nothing = async (): Promise<void> => {};
      const manifest = await fetchManifest(client, name, digest, options).catch((error: unknown) => {
        if (isNotFoundError(error)) return undefined;
        throw error;
      });
      const subject = manifest?.content.subject;
      if (!subject || (await page(subject.digest, undefined, undefined, options.signal))) return nothing;
      return () =>
        changeFallback(place, subject.digest, options, (known) =>
          known.some((each) => each.digest === digest) ? known.filter((each) => each.digest !== digest) : undefined,
        );
    },
  };
}
