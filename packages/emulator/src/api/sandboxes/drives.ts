import type { Operations } from "@slipway/sandboxes/contract";
import { visibleRows } from "../../domain/accounts/visible-rows.ts";
import { recordEvent, subjectOf } from "../../domain/events/record-event.ts";
import { projectFilter } from "../../domain/projects/find-project.ts";
import { findDrive, projectOf } from "../../domain/sandboxes/find.ts";
import { presentDrive, writerOf } from "../../domain/sandboxes/present.ts";
import { type DriveRow, driveTable, nameInProject } from "../../domain/sandboxes/tables.ts";
import { pageByCursor } from "../../engine/page.ts";
import { conflict, invalid } from "../../engine/platform-error.ts";
import { answer, type SomeHandlers } from "../../pipeline/handler.ts";
import { startingWith } from "../../store/keys.ts";
import { having } from "../../store/rows.ts";
import { eventTypes } from "./event-types.ts";

const gibibyte = 1024 ** 3;

export const driveHandlers: SomeHandlers<Operations, "listDrives" | "getOrCreateDrive" | "deleteDrive"> = {
  listDrives({ projectId: asked, namePrefix, sortBy = "createdAt", sortOrder = "desc", ...request }, context) {
    if (namePrefix !== undefined && sortBy !== "name") throw invalid("with `namePrefix`, `sortBy` should be name");
    const projectId = projectFilter(context, asked);
    const index = ({ createdAt: undefined, name: "byName", updatedAt: "byUpdatedAt" } as const)[sortBy];
    const matches = visibleRows(context, driveTable, having(index ?? "project", projectId), undefined, index);
    const by = (drive: DriveRow) => driveTable.sortKey(index ?? "project", drive);
    const { items, nextCursor = null } = pageByCursor(
      startingWith(matches, namePrefix),
      { order: sortOrder, by, byName: sortBy },
      request,
    );
    return {
      drives: items.map((drive) => presentDrive(context, drive)),
      pagination: { count: items.length, next: nextCursor },
    };
  },

  getOrCreateDrive({ name, projectId, maxSizeBytes = 100 * gibibyte, region = "iad1" }, context) {
    const project = projectOf(context, projectId);
    if (!/^[a-zA-Z0-9_-]{1,64}$/.test(name)) {
      throw invalid("`name` should be 1 to 64 letters, digits, - and _");
    }
    const rows = context.rows(driveTable);
    const existing = rows.first("nameInProject", nameInProject(project.id, name));
    if (existing) return { drive: presentDrive(context, existing) };
    if (maxSizeBytes < 1) throw invalid(`\`maxSizeBytes\` should be at least 1, not ${maxSizeBytes}`);
    const drive = rows.add({ accountId: project.accountId, projectId: project.id, name, region, maxSizeBytes });
    recordEvent(context, eventTypes["sandbox-drive-created"], {
      text: `${context.scope.user.username} created the drive ${name}`,
      ...subjectOf(driveTable, drive),
    });
    return answer(201, { drive: presentDrive(context, drive) });
  },

  deleteDrive({ name, projectId }, context) {
    const drive = findDrive(context, name, projectId);
    const writer = writerOf(context, drive);
    if (writer) throw conflict(`The drive ${name} is mounted in the sandbox ${writer.sandboxName}; stop that first`);
    context.rows(driveTable).remove(drive.id);
    recordEvent(context, eventTypes["sandbox-drive-deleted"], {
      text: `${context.scope.user.username} deleted the drive ${name}`,
      ...subjectOf(driveTable, drive),
    });
    return { drive: presentDrive(context, drive) };
  },
};
