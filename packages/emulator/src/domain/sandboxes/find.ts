import { invalid, notFound } from "../../engine/platform-error.ts";
import { having } from "../../store/rows.ts";
import type { Context } from "../accounts/scope.ts";
import { newestVisible, requireVisible } from "../accounts/visible-rows.ts";
import { findProject } from "../projects/find-project.ts";
import type { ProjectRow } from "../projects/tables.ts";
import { sessionEnded } from "./limits.ts";
import {
  type CommandRow,
  commandTable,
  type DriveRow,
  driveTable,
  nameInProject,
  type SandboxRow,
  type SessionRow,
  type SnapshotRow,
  sandboxTable,
  sessionTable,
  snapshotTable,
} from "./tables.ts";

export function projectOf(context: Context, idOrName: string | undefined): ProjectRow {
  const projectId = idOrName ?? context.scope.boundProjectId;
  if (projectId === undefined) throw invalid("`projectId` is needed; the token is not one of a project");
  return findProject(context, projectId);
}

export function findSandbox(context: Context, name: string, projectId: string | undefined): SandboxRow {
  const row =
    projectId === undefined
      ? newestVisible(context, sandboxTable, having("name", name)).next().value
      : context.rows(sandboxTable).first("nameInProject", nameInProject(findProject(context, projectId).id, name));
  return requireVisible(context, sandboxTable, row ?? undefined);
}

export function findDrive(context: Context, name: string, projectId: string | undefined): DriveRow {
  const row =
    projectId === undefined
      ? newestVisible(context, driveTable, having("name", name)).next().value
      : context.rows(driveTable).first("nameInProject", nameInProject(findProject(context, projectId).id, name));
  return requireVisible(context, driveTable, row ?? undefined);
}

export function findSession(context: Context, id: string): SessionRow {
  return requireVisible(context, sessionTable, context.rows(sessionTable).get(id));
}

export function findRunning(context: Context, id: string): SessionRow {
  return demandRunning(findSession(context, id), id);
}

export function demandRunning(session: SessionRow | undefined, id: string): SessionRow {
  const { status = "deleted" } = session ?? {};
  if (!session || status !== "running")
    throw sessionEnded(`The session ${id} is ${status}; resume its sandbox to go on`);
  return session;
}

export function findCommand(context: Context, session: SessionRow, id: string): CommandRow {
  const command = requireVisible(context, commandTable, context.rows(commandTable).get(id));
  if (command.sessionId !== session.id) throw notFound(commandTable.called);
  return command;
}

export function findSnapshot(context: Context, id: string, accountId?: string): SnapshotRow {
  const snapshot = requireVisible(context, snapshotTable, context.rows(snapshotTable).get(id));
  if (accountId !== undefined && snapshot.accountId !== accountId) throw notFound(snapshotTable.called);
  return snapshot;
}
