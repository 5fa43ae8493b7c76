import type { Operations } from "@slipway/projects/contract";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { conflict, invalid } from "../../engine/platform-error.ts";
import type { WithRows } from "../../engine/services.ts";
import type { Context } from "../accounts/scope.ts";
import { type MicrofrontendsGroupRow, microfrontendsGroupTable } from "../accounts/tables.ts";
import { recordEvent, subjectOf } from "../events/record-event.ts";
import { eventTypes as events } from "./event-types.ts";
import { type Project, type ProjectRow, projectTable } from "./tables.ts";

type MicrofrontendsInput = Omit<Operations["updateProjectMicrofrontends"]["input"], "projectId">;
type Part = NonNullable<Project["microfrontends"]>;

export function groupIdOf({ settings: { microfrontends } }: ProjectRow): string | undefined {
  return microfrontends?.enabled ? microfrontends.groupIds[0] : undefined;
}

/** Whether a project is its group's default app, which serves all unrouted paths. */
export function isDefaultApp({ settings: { microfrontends } }: ProjectRow): boolean {
  return microfrontends?.enabled === true && microfrontends.isDefaultApp === true;
}

export function recordGroupEvent(
  context: Context,
  does: "added" | "updated" | "deleted",
  { id, name, slug, accountId }: MicrofrontendsGroupRow,
): void {
  const {
    "microfrontend-group-added": added,
    "microfrontend-group-updated": updated,
    "microfrontend-group-deleted": deleted,
  } = events;
  const text = `${context.scope.user.username}: the microfrontends group ${name} was ${does}`;
  const event = { added, updated, deleted }[does];
  recordEvent(context, event, { text, accountId, entityId: id, payload: { group: { id, name, slug } } });
}

export function appsOf({ rows }: WithRows, groupId: string): ProjectRow[] {
  const apps = rows(projectTable).by("microfrontends", groupId);
  return apps.sort((one, other) => Number(isDefaultApp(other)) - Number(isDefaultApp(one)));
}

export function changeMicrofrontends(context: Context, project: ProjectRow, input: MicrofrontendsInput): ProjectRow {
  const { rows, clock } = context;
  const { enabled, microfrontendsGroupId, ...settings } = input;
  const { microfrontends: before } = project.settings;
  const wasIn = groupIdOf(project);
  const updatedAt = clock.now();
  const isIn = enabled ?? wasIn !== undefined;
  const groupId = isIn ? (microfrontendsGroupId ?? wasIn ?? "") : undefined;
  if (groupId !== undefined && rows(microfrontendsGroupTable).get(groupId)?.accountId !== project.accountId)
    throw invalid(`\`microfrontendsGroupId\`: "${groupId}" is not a group of microfrontends of the project's team`);
  const next: Part =
    groupId === undefined
      ? { enabled: false, groupIds: [], updatedAt }
      : { ...(before?.enabled && before), ...omitUndefined(settings), enabled: true, groupIds: [groupId], updatedAt };
  const after = { ...project, settings: { ...project.settings, microfrontends: next } };
  if (groupId !== undefined && wasIn !== undefined && wasIn !== groupId)
    throw conflict(`${project.name} is in another microfrontends group: remove it from that one first`);
  const others = appsOf(context, groupId ?? wasIn ?? "").filter(({ id }) => id !== project.id);
  checkDefaultApp(project, groupId === undefined ? undefined : after, others);
  return putMicrofrontends(context, project, next);
}

/** Throws 409 unless a group of several projects has just one default app. Without `after` the project leaves the group. */
function checkDefaultApp(before: ProjectRow, after: ProjectRow | undefined, others: readonly ProjectRow[]): void {
  const first = others.find(isDefaultApp);
  if (after && isDefaultApp(after) && first) throw conflict(`${first.name} is the default app of the group already`);
  if (after && !isDefaultApp(after) && !first)
    throw conflict("The group needs a default app: let one project be it (`isDefaultApp`) first");
  if (!after && isDefaultApp(before) && others.length > 0)
    throw conflict(`${before.name} is the group's default app: remove the other projects first`);
}

export function putMicrofrontends(context: Context, project: ProjectRow, microfrontends: Part): ProjectRow {
  const [from, to] = [groupIdOf(project) !== undefined, microfrontends.enabled];
  const moved = to ? "microfrontend-project-added-to-group" : "microfrontend-project-removed-from-group";
  recordEvent(context, events[from === to ? "microfrontend-project-updated" : moved], {
    text: `${context.scope.user.username} changed what ${project.name} is in a microfrontends group`,
    ...subjectOf(projectTable, project),
  });
  return context.rows(projectTable).change(project.id, { settings: { ...project.settings, microfrontends } });
}
