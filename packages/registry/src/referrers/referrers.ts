import { isApiError, PagingError } from "@slipway/core/call";
import { askPage, type Page } from "../connection/ask-page.ts";
import type { Connection } from "../connection/connection.ts";
import { ContentError, isContentError } from "../errors/content-error.ts";
import { unlessMissing } from "../errors/not-found-error.ts";
import { listReferrers } from "../generated/descriptors.ts";
import type { OciDescriptor } from "../generated/types.ts";
import { MOST_REFERRERS } from "../limits.ts";
import { isDescriptor } from "../manifest.ts";
import type { RegistryReferrers } from "../manifests/manifests.ts";
import { fetchManifest } from "../manifests/read.ts";
import { isPage, nextPage } from "../trust.ts";
import { referrerEntry } from "./entry.ts";
import { changeFallback, fallbackReader, type Place } from "./fallback.ts";

interface Listed {
  readonly manifests: readonly OciDescriptor[];
  readonly next: string | undefined;
}

interface Unlisted {
  /** What is wrong with the answer, where a registry that has the API may have given it. */
  readonly problem?: ContentError;
}

/** What a registry answers that does not have the API. */
const NO_API: readonly number[] = [404, 405, 501];

export function registryReferrers(connection: Connection, name: string): RegistryReferrers {
  const client = connection.repository(name);
  const place: Place = { client, name, waiting: new Map(), queues: new Map() };

  /** The registry has the API: whatever it answers later is no sign that it has none. */
  let hasApi = false;

  const pageOf = (digest: string, { sent, content }: Page): Listed => {
    // A member of an unknown object is unknown.
    const { manifests } = Object(content) as { readonly manifests?: unknown };
    if (!Array.isArray(manifests)) {
      throw new ContentError(`the registry answered the referrers of ${digest} with no list`, { content: digest });
    }
    hasApi = true;
    if (manifests.every(isDescriptor)) return { manifests, next: nextPage(sent, client) };
    throw new ContentError(`the registry lists as a referrer of ${digest} what is no descriptor`, { content: digest });
  };

  const firstPage = async (
    digest: string,
    artifactType: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Listed | Unlisted> => {
    try {
      const answer = await askPage(client, listReferrers, { name, digest, artifactType }, undefined, signal);
      const { url, response } = answer.sent;
      // Google's registries (registry.k8s.io, too) send paths that they do not know to the log-in page of another host.
      const isElsewhere = new URL(url).origin !== new URL(client.baseUrl).origin && isPage(response);
      return isElsewhere && !hasApi ? {} : pageOf(digest, answer);
    } catch (error) {
      if (isApiError(error) && NO_API.includes(error.status)) return {};
      if (isContentError(error) && !hasApi) return { problem: error };
      throw error;
    }
  };

  return {
    async *list(digest, { artifactType, signal } = {}) {
      const fits = (each: OciDescriptor): boolean => artifactType === undefined || each.artifactType === artifactType;
      const first = await firstPage(digest, artifactType, signal);
      if (!("manifests" in first)) {
        const { manifests, holds } = await fallbackReader(place, digest)({ signal });
        // Without a list there a broken answer would pass for "none".
        if (first.problem && holds !== "list") throw first.problem;
        yield* manifests.filter(fits);
        return;
      }
      const seen = new Set<string>();
      for (let here = first; ; ) {
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
        const { next } = here;
        if (next === undefined) return;
        if (fresh.length === 0) {
          throw new PagingError(`the referrers of ${digest} name a next page that brings nothing new`, {});
        }
        here = pageOf(digest, await askPage(client, listReferrers, { name, digest }, next, signal));
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
      const manifest = await unlessMissing(fetchManifest(client, name, digest, options));
      const subject = manifest?.content.subject;
      if (!subject || "manifests" in (await firstPage(subject.digest, undefined, options.signal))) return nothing;
      return () =>
        changeFallback(place, subject.digest, options, (known) =>
          known.some((each) => each.digest === digest) ? known.filter((each) => each.digest !== digest) : undefined,
        );
    },
  };
}
