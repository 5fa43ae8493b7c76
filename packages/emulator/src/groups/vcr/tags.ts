import type { Operations } from "@slipway/vcr/contract";
import type { SomeHandlers } from "../../engine/operation.ts";
import { pageByCursor } from "../../engine/page.ts";
import { notFound } from "../../engine/platform-error.ts";
import { type TagRow, tagId, tagTable } from "../registry/tables.ts";
import { findRepository } from "./find-repository.ts";
import { presentTag } from "./present.ts";

export const tagHandlers: SomeHandlers<Operations, "listRepositoryTags" | "getRepositoryTag"> = {
  listRepositoryTags({ projectId, idOrName, sortBy = "updatedAt", sortOrder = "desc", cursor, limit }, context) {
    const repository = findRepository(context, projectId, idOrName);
    const rows = context.rows(tagTable);
    const by = (tag: TagRow) => (sortBy === "tag" ? tag.tag : tag.updatedAt);
    const sorting = { order: sortOrder === "asc" ? "asc" : "desc", by, position: rows.position } as const;
    const { items, ...rest } = pageByCursor(rows.by("repository", repository.id), sorting, { cursor, limit });
    return { tags: items.map((tag) => presentTag(context, tag)), ...rest };
  },

  getRepositoryTag({ projectId, idOrName, tag }, context) {
    const repository = findRepository(context, projectId, idOrName);
    const found = context.rows(tagTable).get(tagId(repository.id, tag));
    if (!found) throw notFound("Tag");
    return { tag: presentTag(context, found) };
  },
};
