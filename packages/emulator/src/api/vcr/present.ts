import type { Operations } from "@slipway/vcr/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import {
  type ManifestRow,
  manifestTable,
  type RepositoryRow,
  repositoryBlobTable,
  type TagRow,
  tagTable,
  withinRepository,
} from "../../domain/images/tables.ts";
import type { Services } from "../../engine/services.ts";

type Repository = Operations["getRepository"]["output"]["repository"];
type Image = Operations["listRepositoryImages"]["output"]["images"][number];
type Tag = Operations["getRepositoryTag"]["output"]["tag"];
export function presentRepository({ public: isPublic = false, ...repository }: RepositoryRow): Repository {
  const { id, name, projectId, createdAt, updatedAt } = repository;
  return { id, name, projectId, public: isPublic, createdAt: iso(createdAt), updatedAt: iso(updatedAt) };
}

export function presentImage(context: Context, image: ManifestRow): Image {
  const { imageId: id, repositoryId } = image;
  return { ...fieldsOf(context, image), id, repositoryId, tags: tagsOf(context, image) };
}

export function presentTag(context: Context, { repositoryId, tag, digest, createdAt, updatedAt }: TagRow): Tag {
  const image = context.rows(manifestTable).get(withinRepository(repositoryId, digest));
  // A manifest takes its tags along when it goes.
  if (!image) throw new Error(`The tag ${tag} names ${digest}, which is gone`);
  const times = { createdAt: iso(createdAt), updatedAt: iso(updatedAt) };
  return { ...fieldsOf(context, image), ...times, imageId: image.imageId, tag };
}

function tagsOf({ rows }: Services, image: ManifestRow): string[] {
  return rows(tagTable)
    .by("manifest", image.id)
    .map(({ tag }) => tag)
    .sort();
}

function fieldsOf(context: Context, image: ManifestRow): Omit<Image, "id" | "repositoryId" | "tags"> {
  const { platform } = image;
  const parts = platform && [platform.os, platform.architecture, platform.variant].filter(Boolean);
  return {
    createdAt: iso(image.createdAt),
    kind: image.kind,
    manifestDigest: image.digest,
    sizeInBytes: sizeOf(context, image),
    status: "ready",
    pushedBy: image.pushedBy,
    ...(platform && parts ? { arch: platform.architecture, platform: parts.join("/") } : {}),
  };
}

/** With everything that it is made of, which counts once: a pyramid of indexes names its foot more often than anybody can count. */
function sizeOf({ rows }: Services, image: ManifestRow): number {
  const { repositoryId, digest } = image;
  const parts = new Set([digest]);
  let sum = 0;
  // The set grows while it is gone through.
  for (const part of parts) {
    const id = withinRepository(repositoryId, part);
    const manifest = rows(manifestTable).get(id);
    for (const child of manifest?.children ?? []) parts.add(child);
    sum += manifest?.size ?? rows(repositoryBlobTable).get(id)?.size ?? 0;
  }
  return sum;
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
