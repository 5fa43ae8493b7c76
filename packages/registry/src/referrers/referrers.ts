import { isApiError, PagingError } from "@slipway/core/call";
import { askPage, type Page } from "../connection/ask.ts";
import type { Connection } from "../connection/connection.ts";
import { ContentError, isContentError } from "../errors/content-error.ts";
import { unlessMissing } from "../errors/not-found-error.ts";
import { listReferrers } from "../generated/descriptors.ts";
import type { OciDescriptor } from "../generated/types.ts";
import { MAX_REFERRERS } from "../limits.ts";
import { isDescriptor } from "../manifest.ts";
import type { RegistryReferrers } from "../manifests/manifests.ts";
import { fetchManifest } from "../manifests/read.ts";
import { isPage, nextPage } from "../trust.ts";
import { changeFallback, type FallbackLists, fallbackReader, referrerEntry } from "./fallback.ts";

interface Listed {
  readonly manifests: readonly OciDescriptor[];
  readonly next: string | undefined;
}

interface Unlisted {
  /** Defect of an answer that a registry with the API may have given. */
  readonly problem?: ContentError;
}

/** Statuses of a registry without the API. */
const NO_API: readonly number[] = [404, 405, 501];

export function registryReferrers(connection: Connection, name: string): RegistryReferrers {
  const client = connection.repository(name);
  const place: FallbackLists = { client, name, waiting: new Map(), queues: new Map() };

  /** Once the API has answered, later refusals no longer mean that it is absent. */
  let hasApi = false;

  const pageOf = (digest: string, { answer: sent, content }: Page): Listed => {
    // A member of an unknown object is unknown.
    const { manifests } = Object(content) as { readonly manifests?: unknown };
    if (!Array.isArray(manifests)) {
      throw new ContentError(`the registry answered the referrers of ${digest} with no list`, { content: digest });
    }
    hasApi = true;
    if (manifests.every(isDescriptor)) return { manifests, next: nextPage(sent, client) };
    throw new ContentError(`the registry lists a referrer of ${digest} that is not a descriptor`, { content: digest });
  };

  const firstPage = async (
    digest: string,
    artifactType: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Listed | Unlisted> => {
    try {
      const answer = await askPage(client, listReferrers, { name, digest, artifactType }, undefined, signal);
      const { url, response } = answer.answer;
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
      const matches = (each: OciDescriptor): boolean =>
        artifactType === undefined || each.artifactType === artifactType;
      const first = await firstPage(digest, artifactType, signal);
      if (!("manifests" in first)) {
        const { manifests, holds } = await fallbackReader(place, digest)({ signal });
        // Without a list there, a defective answer would pass for "none".
        if (first.problem && holds !== "list") throw first.problem;
        yield* manifests.filter(matches);
        return;
      }
      const digests = new Set<string>();
      for (let here = first; ; ) {
        const fresh = here.manifests.filter((each) => !digests.has(each.digest));
        for (const each of fresh) digests.add(each.digest);
        if (digests.size > MAX_REFERRERS) {
          throw new ContentError(`the registry lists more than ${MAX_REFERRERS} referrers of ${digest}`, {
            content: digest,
            expected: MAX_REFERRERS,
          });
        }
        // Not every registry filters (`OCI-Filters-Applied` tells): filtering again does no harm.
        yield* fresh.filter(matches);
        const { next } = here;
        if (next === undefined) return;
        if (fresh.length === 0) {
          throw new PagingError(`the referrers of ${digest} name a next page without new entries`, {});
        }
        here = pageOf(digest, await askPage(client, listReferrers, { name, digest }, next, signal));
      }
    },

    async note(manifest, options) {
      const { subject } = manifest.content;
      if (!subject) return;
      const entry = referrerEntry(manifest);
      await changeFallback(place, subject.digest, options, (listed) =>
        listed.some(({ digest }) => digest === entry.digest) ? undefined : [...listed, entry],
      );
    },

    async prepareDelete(digest, options) {
      const nothing = async (): Promise<void> => {};
      const manifest = await unlessMissing(fetchManifest(client, name, digest, options));
      const subject = manifest?.content.subject;
      if (!subject || "manifests" in (await firstPage(subject.digest, undefined, options.signal))) return nothing;
      return () =>
        changeFallback(place, subject.digest, options, (listed) =>
          listed.some((each) => each.digest === digest) ? listed.filter((each) => each.digest !== digest) : undefined,
        );
    },
  };
}
