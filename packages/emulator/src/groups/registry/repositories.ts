import type { Context } from "../../engine/context.ts";
import { newId } from "../../engine/ids.ts";
import type { Services } from "../../engine/services.ts";
import type { RepositoryRecord } from "../../store/records.ts";
import { type Action, findPlaceFor, type Place } from "./access.ts";
import { removeUnreferenced, removeUpload } from "./collect.ts";
import { nameUnknown } from "./errors.ts";

/** The repository of a name. Throws as `findPlaceFor` does, and 404 NAME_UNKNOWN where nothing was pushed yet. */
export function openRepository({ state, scope }: Context, name: string, action: Action): RepositoryRecord {
  const { repository } = findPlaceFor(state, scope, name, action);
  if (!repository) throw nameUnknown(name);
  return repository;
}

/** The repository to push into, which is made when it is not there yet. */
export function openForPush(context: Context, name: string): RepositoryRecord {
  const place = findPlaceFor(context.state, context.scope, name, "push");
  return place.repository ?? createRepository(context, place.project.id, place.repositoryName);
}

export function createRepository({ state, clock }: Services, projectId: string, name: Place["name"]): RepositoryRecord {
  const createdAt = clock.stamp();
  return state.repositories.put({ id: newId("vcr_", 24), projectId, name, createdAt, updatedAt: createdAt });
}

/** Deletes a repository with all that is in it. */
export function removeRepository(services: Services, { id }: RepositoryRecord): void {
  const { state } = services;
  const digests = [...state.repositoryBlobs.by("repository", id), ...state.manifests.by("repository", id)];
  for (const tag of state.tags.by("repository", id)) state.tags.delete(tag.id);
  for (const manifest of state.manifests.by("repository", id)) state.manifests.delete(manifest.id);
  for (const blob of state.repositoryBlobs.by("repository", id)) state.repositoryBlobs.delete(blob.id);
  for (const permission of state.repositoryPermissions.by("repository", id))
    state.repositoryPermissions.delete(permission.id);
  for (const upload of state.uploads.by("repository", id)) removeUpload(services, upload);
  state.repositories.delete(id);
  removeUnreferenced(
    services,
    digests.map(({ digest }) => digest),
  );
}
