import { notFound } from "../../engine/platform-error.ts";
import type { Context } from "../accounts/context.ts";
import { findProject } from "../projects/find-project.ts";
import { repositoryNamed } from "./repositories.ts";
import { type ManifestRow, manifestTable, type RepositoryRow, repositoryTable, withinRepository } from "./tables.ts";

/** A project's repository by ID or name. Throws 404 where there is none, or no such project within reach. */
export function findRepository(context: Context, projectId: string, idOrName: string): RepositoryRow {
  const project = findProject(context, projectId);
  const byId = context.rows(repositoryTable).get(idOrName);
  const repository = byId?.projectId === project.id ? byId : repositoryNamed(context, project.id, idOrName);
  if (!repository) throw notFound("Repository");
  return repository;
}

/** A repository's image by ID or digest. Throws 404 where there is none. */
export function findImage({ rows }: Context, repository: RepositoryRow, imageIdOrDigest: string): ManifestRow {
  const byDigest = rows(manifestTable).get(withinRepository(repository.id, imageIdOrDigest));
  const image = byDigest ?? rows(manifestTable).by("image", imageIdOrDigest)[0];
  if (image?.repositoryId !== repository.id) throw notFound("Image");
  return image;
}
