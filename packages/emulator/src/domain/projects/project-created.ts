import { happenings } from "./event-types.ts";
import type { ProjectRow } from "./tables.ts";

/** That a project is there, which whoever makes one notes. */
export const projectCreated: (typeof happenings)["project-created"] = happenings["project-created"];

/** What webhooks are told of a project. */
export function deliveredProject({ id, name }: Pick<ProjectRow, "id" | "name">): {
  project: { id: string; name: string };
} {
  return { project: { id, name } };
}
