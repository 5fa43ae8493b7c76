import { isApiError, PagingError } from "@slipway/core";
import { askPage, type Page } from "../connection/ask-page.ts";
import type { Connection } from "../connection/connection.ts";
import { ContentError, isContentError } from "../errors/content-error.ts";
import { isNotFoundError } from "../errors/not-found-error.ts";
import { listReferrers } from "../generated/descriptors.ts";
import type { OciDescriptor } from "../generated/types.ts";
import { MOST_REFERRERS } from "../limits.ts";
import { isDescriptor } from "../manifest.ts";
import { fetchManifest } from "../manifests/read.ts";
import type { Manifest, Referrers, StoreOptions } from "../store.ts";
import { nextPage } from "../trust.ts";
import { referrerEntry } from "./entry.ts";
import { changeFallback, fallbackReader, type Place } from "./fallback.ts";

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
  const place: Place = { client, name, waiting: new Map(), queues: new Map() };

  /** A page of the API; undefined where the registry does not have it. What has a first page has the next ones. */
  const page = async (
    digest: string,
    artifactType: string | undefined,
    url: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<{ manifests: readonly OciDescriptor[]; next: string | undefined } | undefined> => {
    const query = url === undefined && artifactType !== undefined ? { artifactType } : {};
    const asked = askPage(client, listReferrers, { name, digest, ...query }, url, signal);
    // What has no such API may answer anything; what has a first page has the next ones.
    const answer: Page | undefined = await asked.catch((error: unknown) => {
      if (url === undefined && isOfNoApi(error)) return undefined;
      throw error;
    });
    if (!answer) return undefined;
    // A member of an unknown object is unknown.
    const { manifests } = Object(answer.content) as { readonly manifests?: unknown };
    if (!Array.isArray(manifests)) {
      if (url === undefined) return undefined;
      throw new ContentError(`the registry answered a page of the referrers of ${digest} with no list`, {
        content: digest,
      });
    }
    if (manifests.every(isDescriptor)) return { manifests, next: nextPage(answer.sent, client) };
    throw new ContentError(`the registry lists as a referrer of ${digest} what is no descriptor`, { content: digest });
  };

  return {
    async *list(digest, { artifactType, signal } = {}) {
      const fits = (each: OciDescriptor): boolean => artifactType === undefined || each.artifactType === artifactType;
      const first = await page(digest, artifactType, undefined, signal);
      if (!first) {
        yield* (await fallbackReader(place, digest)({ signal })).manifests.filter(fits);
        return;
      }
      const seen = new Set<string>();
      for (let here: typeof first | undefined = first; here; ) {
        const fresh = here.manifests.filter((each) => !seen.has(each.digest));
        for (const each of fresh) seen.add(each.digest);
        if (seen.size > MOST_REFERRERS) {
          throw new ContentError(`the registry lists more than ${MOST_REFERRERS} referrers of ${digest}`, {
            content: digest,
            expected: MOST_REFERRERS,
          });
        }
        // Not every registry filters (`OCI-Filters-Applied` says so); to filter again does no harm.
        yield* fresh.filter(fits);
        const { next }: typeof first = here;
        if (next === undefined) return;
        if (fresh.length === 0) {
          throw new PagingError(`the referrers of ${digest} name a next page that brings nothing new`, {});
        }
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

/** Tells whether an answer is that of a registry which does not know the API: no such path, or a status that is no list. */
function isOfNoApi(error: unknown): boolean {
  return isContentError(error) || (isApiError(error) && [404, 405, 501].includes(error.status));
}
