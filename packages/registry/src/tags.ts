import { isApiError, PagingError } from "@slipway/core/call";
import { ask, askPage } from "./connection/ask.ts";
import type { Connection } from "./connection/connection.ts";
import { ContentError, contentError } from "./errors/content-error.ts";
import { UnsupportedError } from "./errors/unsupported-error.ts";
import { deleteManifest, listTags } from "./generated/descriptors.ts";
import { MAX_TAGS } from "./limits.ts";
import { isMissing, missing } from "./missing.ts";
import { checkTag } from "./reference.ts";
import type { ListTagsOptions, Tags } from "./store.ts";
import { nextPage } from "./trust.ts";

interface PageInput {
  readonly n?: number | undefined;
  readonly last?: string | undefined;
}

export function registryTags(connection: Connection, name: string): Tags {
  const client = connection.repository(name);

  const page = async (input: PageInput, url: string | undefined, signal: AbortSignal | undefined) => {
    const { answer: sent, content } = await askPage(client, listTags, { name, ...input }, url, signal).catch(
      (error: unknown) => {
        throw missing(error, "tags", name);
      },
    );
    return { tags: parseTags(content, name), next: nextPage(sent, client) };
  };

  return {
    async *list({ pageSize, last, signal }: ListTagsOptions = {}) {
      if (last !== undefined) checkTag(last);
      const listed = new Set<string>();
      let input: PageInput = { n: pageSize, last };
      let url: string | undefined;
      let first: string | undefined;
      let isIgnored: boolean | undefined;
      for (;;) {
        const { tags, next } = await page(input, url, signal);
        first ??= tags[0];
        const fresh = tags.filter((tag) => !listed.has(tag));
        for (const tag of fresh) listed.add(tag);
        if (listed.size > MAX_TAGS) {
          throw contentError(`the registry lists more than ${MAX_TAGS} tags of ${name}`, name, MAX_TAGS);
        }
        const isBefore = (tag: string): boolean => last !== undefined && tag <= last;
        // A registry with an order of its own, or one that ignores `last` and begins with the same tag without it.
        if (isIgnored === undefined && fresh.some((tag) => tag !== last && isBefore(tag))) {
          isIgnored = (await page({ n: 1 }, undefined, signal)).tags[0] === first;
        }
        yield* fresh.filter((tag) => tag !== last && !(isIgnored && isBefore(tag)));
        if (next !== undefined && fresh.length === 0) {
          throw new PagingError(`the tags of ${name} name a next page without new entries`, {});
        }
        // The specification lets registries leave links out: a full page without one may have followers.
        const mayFollow = url === undefined && tags.length === pageSize && fresh.length > 0;
        if (next === undefined && !mayFollow) return;
        url = next;
        input = next === undefined ? { ...input, last: tags.at(-1) } : {};
      }
    },

    async delete(tag, { signal } = {}) {
      checkTag(tag);
      try {
        await ask(client, deleteManifest, { name, reference: tag }, { signal }, { statuses: [202] });
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        if (!isApiError(error) || (error.status !== 405 && error.status !== 400)) throw error;
        throw new UnsupportedError(
          `${error.status}: the registry deletes no tags of ${name}; deleting the manifest by its digest removes all of its tags`,
          { route: error.route, cause: error },
        );
      }
    },
  };
}

function parseTags(page: unknown, name: string): readonly string[] {
  // A member of an unknown object is unknown.
  const { name: said, tags } = Object(page) as Readonly<Record<string, unknown>>;
  if (Array.isArray(tags) && tags.every((tag) => typeof tag === "string")) return tags;
  if (tags === null || (tags === undefined && typeof said === "string")) return [];
  throw new ContentError(`the registry answered the tags of ${name} with no list`, { content: name });
}
