import type { PlainEventType } from "../../engine/event-type.ts";
import type { Changes } from "../../store/table.ts";
import type { Context } from "../accounts/context.ts";
import { recordChange } from "../events/record-event.ts";
import { type ProjectRow, projectTable } from "./tables.ts";

/** Changes a project and records it, such as `paused site`: the event's text begins with the user's name. */
export function changeProject(
  context: Context,
  project: ProjectRow,
  changes: Changes<ProjectRow>,
  eventType: PlainEventType,
  change: string,
): ProjectRow {
  recordChange(context, eventType, projectTable, project, change);
  return context.rows(projectTable).change(project.id, changes);
}

export function changeSettings(
  context: Context,
  project: ProjectRow,
  settings: Partial<ProjectRow["settings"]>,
  eventType: PlainEventType,
  change: string,
): ProjectRow {
  return changeProject(context, project, { settings: { ...project.settings, ...settings } }, eventType, change);
}
