import { notFound } from "../../engine/platform-error.ts";
import type { Services, WithRows } from "../../engine/services.ts";
import { newestOf } from "../../store/matches.ts";
import { having } from "../../store/rows.ts";
import type { Context } from "../accounts/context.ts";
import { findProject } from "../projects/find-project.ts";
import { type ManifestRow, manifestTable, type RepositoryRow, repositoryTable, withinRepository } from "./tables.ts";

export function repositoryNamed({ rows }: WithRows, projectId: string, name: string): RepositoryRow | undefined {
  const clauses = [...having("project", projectId), ...having("name", name)];
  return newestOf(rows(repositoryTable).where(clauses)).next().value ?? undefined;
}

export function createRepository({ rows }: Services, projectId: string, name: string): RepositoryRow {
  return rows(repositoryTable).add({ projectId, name });
}

export function findRepository(context: Context, projectId: string, idOrName: string): RepositoryRow {
  const project = findProject(context, projectId);
  const byId = context.rows(repositoryTable).get(idOrName);
  const repository = byId?.projectId === project.id ? byId : repositoryNamed(context, project.id, idOrName);
  if (!repository) throw notFound("Repository");
  return repository;
}

export function findImage({ rows }: Context, repository: RepositoryRow, imageIdOrDigest: string): ManifestRow {
  const byDigest = rows(manifestTable).get(withinRepository(repository.id, imageIdOrDigest));
  const image = byDigest ?? rows(manifestTable).by("image", imageIdOrDigest)[0];
  if (image?.repositoryId !== repository.id) throw notFound("Image");
  return image;
}
