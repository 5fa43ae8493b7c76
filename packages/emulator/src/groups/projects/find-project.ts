import type { Context } from "../../engine/context.ts";
import { notFound } from "../../engine/platform-error.ts";
import type { ProjectRecord } from "../../store/records.ts";

/** A project within the request's reach, by id or name. Throws 404 where there is none. */
export function findProject({ state, scope }: Context, idOrName: string): ProjectRecord {
  const byId = state.projects.get(idOrName);
  const candidates = byId ? [byId] : state.projects.by("name", idOrName);
  const project = candidates.find(({ accountId }) => scope.reaches(accountId));
  if (!project) throw notFound("Project");
  return project;
}
