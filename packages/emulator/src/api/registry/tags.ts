import type { Operations } from "@slipway/registry/contract";
import type { Context } from "../../domain/accounts/context.ts";
import { RegistryError } from "../../domain/images/errors.ts";
import { checkTag, namesDigest } from "../../domain/images/names.ts";
import { type RepositoryRow, tagId, tagTable } from "../../domain/images/tables.ts";
import type { Services } from "../../engine/services.ts";
import { answer, type SomeHandlers } from "../../pipeline/handler.ts";
import { openRepository } from "./repositories.ts";

const maxPage = 1000;

const maxTags = 50;

export const tagHandlers: SomeHandlers<Operations, "listTags"> = {
  listTags({ name, n = maxPage, last }, context) {
    if (!Number.isInteger(n) || n < 0) {
      throw new RegistryError(400, "UNSUPPORTED", `n should be a whole number of tags, not ${n}`);
    }
    const repository = openRepository(context, name, "pull");
    const all = tagsOf(context, repository).filter((tag) => last === undefined || tag > last);
    const tags = all.slice(0, Math.min(n, maxPage));
    const link = all.length > tags.length ? nextLink(name, n, tags.at(-1)) : undefined;
    return answer(200, { name, tags }, link === undefined ? {} : { link });
  },
};

/** The tags that a push gives: its reference, or those of the query where that is a digest. Throws 400, and 414 for too many. */
export function tagsToPut(reference: string, queryTags: readonly string[] | undefined): readonly string[] {
  if (!queryTags) return namesDigest(reference) ? [] : [reference];
  if (!namesDigest(reference)) {
    const message = `Tags in the query go with a manifest's digest, and ${reference} is a tag; push by the digest, or by one tag`;
    throw new RegistryError(400, "UNSUPPORTED", message);
  }
  if (queryTags.length > maxTags) {
    throw new RegistryError(414, "UNSUPPORTED", `A push gives ${maxTags} tags at most, not ${queryTags.length}`);
  }
  for (const tag of queryTags) checkTag(tag);
  return [...new Set(queryTags)];
}

export function putTag({ rows }: Services, repository: RepositoryRow, tag: string, digest: string): void {
  const id = tagId(repository.id, tag);
  rows(tagTable).put({ id, repositoryId: repository.id, tag, digest });
}

function tagsOf({ rows }: Context, repository: RepositoryRow): string[] {
  return rows(tagTable)
    .by("repository", repository.id)
    .map(({ tag }) => tag)
    .sort();
}

function nextLink(name: string, n: number, last: string | undefined): string | undefined {
  if (last === undefined) return undefined;
  return `</v2/${name}/tags/list?${new URLSearchParams({ n: String(n), last })}>; rel="next"`;
}
