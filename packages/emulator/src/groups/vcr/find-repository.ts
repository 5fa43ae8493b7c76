import type { Context } from "../../engine/context.ts";
import { notFound } from "../../engine/platform-error.ts";
import type { ManifestRecord, RepositoryRecord } from "../../store/records.ts";
import { withinRepository } from "../../store/state.ts";
import { findProject } from "../projects/find-project.ts";
import { repositoryNamed } from "../registry/access.ts";

/** A project's repository by ID or name. Throws 404 where there is none, or no such project within reach. */
export function findRepository(context: Context, projectId: string, idOrName: string): RepositoryRecord {
  const project = findProject(context, projectId);
  const byId = context.state.repositories.get(idOrName);
  const repository = byId?.projectId === project.id ? byId : repositoryNamed(context.state, project.id, idOrName);
  if (!repository) throw notFound("Repository");
  return repository;
}

/** A repository's image by ID or digest. Throws 404 where there is none. */
export function findImage({ state }: Context, repository: RepositoryRecord, imageIdOrDigest: string): ManifestRecord {
  const byDigest = state.manifests.get(withinRepository(repository.id, imageIdOrDigest));
  const image = byDigest ?? state.manifests.by("image", imageIdOrDigest)[0];
  if (image?.repositoryId !== repository.id) throw notFound("Image");
  return image;
}
