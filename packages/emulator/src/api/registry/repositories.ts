import type { Context } from "../../domain/accounts/scope.ts";
import { nameUnknown } from "../../domain/images/errors.ts";
import { type Action, createRepository, requireAction } from "../../domain/images/place.ts";
import type { RepositoryRow } from "../../domain/images/tables.ts";

/** The repository of a name. Throws as `requireAction` does, and 404 NAME_UNKNOWN where nothing was pushed yet. */
export function openRepository({ store, scope }: Context, name: string, action: Action): RepositoryRow {
  const { repository } = requireAction(store, scope, name, action);
  if (!repository) throw nameUnknown(name);
  return repository;
}

export function openForPush(context: Context, name: string): RepositoryRow {
  const place = requireAction(context.store, context.scope, name, "push");
  return place.repository ?? createRepository(context, place.project.id, place.repositoryName);
}

export function etagOf(digest: string): string {
  return `"${digest}"`;
}
