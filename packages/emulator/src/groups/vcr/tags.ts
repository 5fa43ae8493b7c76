import type { Operations } from "@slipway/vcr/contract";
import type { SomeHandlers } from "../../engine/operation.ts";
import { pageByCursor } from "../../engine/page.ts";
import { notFound } from "../../engine/platform-error.ts";
import { tagId } from "../registry/tags.ts";
import { findRepository } from "./find-repository.ts";
import { presentTag } from "./present.ts";

export const tagHandlers: SomeHandlers<Operations, "listRepositoryTags" | "getRepositoryTag"> = {
  listRepositoryTags({ projectId, idOrName, sortBy = "updatedAt", sortOrder = "desc", cursor, limit }, context) {
    const repository = findRepository(context, projectId, idOrName);
    const rising = context.state.tags
      .by("repository", repository.id)
      .sort((a, b) => (sortBy === "tag" ? (a.tag < b.tag ? -1 : 1) : a.updatedAt - b.updatedAt));
    const { items, ...rest } = pageByCursor(sortOrder === "asc" ? rising : rising.reverse(), { cursor, limit });
    return { tags: items.map((tag) => presentTag(context, tag)), ...rest };
  },

  getRepositoryTag({ projectId, idOrName, tag }, context) {
    const repository = findRepository(context, projectId, idOrName);
    const found = context.state.tags.get(tagId(repository.id, tag));
    if (!found) throw notFound("Tag");
    return { tag: presentTag(context, found) };
  },
};
