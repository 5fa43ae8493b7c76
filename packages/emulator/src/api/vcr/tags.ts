import type { Operations } from "@slipway/vcr/contract";
import { findRepository } from "../../domain/images/find-repository.ts";
import { type TagRow, tagId, tagTable } from "../../domain/images/tables.ts";
import { pageByCursor } from "../../engine/page.ts";
import { notFound } from "../../engine/platform-error.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { having } from "../../store/rows.ts";
import { presentTag } from "./present.ts";

export const tagHandlers: SomeHandlers<Operations, "listRepositoryTags" | "getRepositoryTag"> = {
  listRepositoryTags({ projectId, idOrName, sortBy = "updatedAt", sortOrder = "desc", cursor, limit }, context) {
    const repository = findRepository(context, projectId, idOrName);
    const rows = context.rows(tagTable);
    const index = sortBy === "tag" ? "byTag" : "byUpdate";
    const sorting = {
      order: sortOrder === "asc" ? "asc" : "desc",
      by: (tag: TagRow) => tagTable.sortKey(index, tag),
    } as const;
    const { items, ...rest } = pageByCursor(rows.where(having(index, repository.id)), sorting, { cursor, limit });
    return { tags: items.map((tag) => presentTag(context, tag)), ...rest };
  },

  getRepositoryTag({ projectId, idOrName, tag }, context) {
    const repository = findRepository(context, projectId, idOrName);
    const found = context.rows(tagTable).get(tagId(repository.id, tag));
    if (!found) throw notFound("Tag");
    return { tag: presentTag(context, found) };
  },
};
