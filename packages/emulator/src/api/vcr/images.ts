import type { Operations } from "@slipway/vcr/contract";
import { findImage, findRepository } from "../../domain/images/find-repository.ts";
import { layersOf } from "../../domain/images/layers.ts";
import { removeManifest } from "../../domain/images/remove-manifest.ts";
import { type ManifestRow, manifestTable, tagTable } from "../../domain/images/tables.ts";
import { pageByCursor } from "../../engine/page.ts";
import { answer } from "../../pipeline/answer.ts";
import { type SomeHandlers, waits } from "../../pipeline/handler.ts";
import { having } from "../../store/rows.ts";
import { happenings } from "./event-types.ts";
import { note } from "./note.ts";
import { presentImage } from "./present.ts";

type ImageOperation = "listRepositoryImages" | "getRepositoryImage" | "deleteRepositoryImage";

export const imageHandlers: SomeHandlers<Operations, ImageOperation> = {
  listRepositoryImages({ projectId, idOrName, untagged = false, cursor, limit }, context) {
    const repository = findRepository(context, projectId, idOrName);
    const rows = context.rows(manifestTable);
    const isWanted = (image: ManifestRow) => !untagged || context.rows(tagTable).count("manifest", image.id) === 0;
    const found = rows.where(having("repository", repository.id), isWanted);
    const { items, ...rest } = pageByCursor(found, { order: "desc" }, { cursor, limit });
    return { images: items.map((image) => presentImage(context, image)), ...rest };
  },

  getRepositoryImage: waits(async ({ projectId, idOrName, imageIdOrDigest }, context) => {
    const image = findImage(context, findRepository(context, projectId, idOrName), imageIdOrDigest);
    return { image: { ...presentImage(context, image), layers: await layersOf(context, image) } };
  }),

  deleteRepositoryImage({ projectId, idOrName, imageId }, context) {
    const repository = findRepository(context, projectId, idOrName);
    removeManifest(context, findImage(context, repository, imageId));
    note(context, happenings["vcr-image-deleted"], repository);
    return answer(202, {});
  },
};
