import type { LogProxy } from "@slipway/drains";
import { type OfProject, type Table, table } from "../../store/table.ts";
import { deploymentTable } from "../deployments/tables.ts";

export type RequestSource = "static" | "redirect" | "external" | "serverless";

/** A request that a deployment was asked, when it was answered. Its id is the request's own. */
export interface RequestLogRow extends OfProject {
  readonly deploymentId: string;
  readonly method: string;
  readonly host: string;
  /** Without its query; `*` stands for a token. */
  readonly path: string;
  readonly status: number;
  readonly source: RequestSource;
  readonly message: string;
  /** Positions in the message at which entries of a function's log begin, and their levels. Absent: one entry, with the status' level. */
  readonly entries?: readonly (readonly [start: number, level: Level])[];
  readonly truncated: boolean;
  /** How long it took, with all that its function did, in ms of the emulator's clock. */
  readonly duration?: number;
  readonly cache?: NonNullable<LogProxy["vercelCache"]>;
  readonly wafAction?: NonNullable<LogProxy["wafAction"]>;
  readonly wafRuleId?: string;
  /** Whether nothing was measured of its project then. */
  readonly isUnmeasured?: true;
}

export const requestLogTable: Table<RequestLogRow, "deployment" | "project" | "status" | "level" | "source"> = table({
  name: "requestLogs",
  called: "Log of a request",
  indexes: {
    project: (request) => request.projectId,
    status: ({ status }) => [String(status), `${Math.floor(status / 100)}xx`],
    level: ({ status, entries = [] }) => [...new Set([levelOf(status), ...entries.map(([, level]) => level)])],
    source: (request) => request.source,
  },
  parents: { deployment: deploymentTable },
});

export const logTables: readonly Table[] = [requestLogTable];

type Level = "error" | "warning" | "info";

export interface LogEntry {
  readonly level: Level;
  text: string;
}

export function entriesOf({
  message,
  entries,
  status,
}: Pick<RequestLogRow, "message" | "entries" | "status">): LogEntry[] {
  const starts = entries ?? [[0, levelOf(status)] as const];
  return starts.map(([start, level], at) => {
    const next = starts[at + 1];
    return { level, text: message.slice(start, next && next[0] - 1) };
  });
}

/** The first entry has the request's own id. */
export function entryId(id: string, at: number): string {
  return at === 0 ? id : `${id}-${at}`;
}

export function levelOf(status: number): Level {
  if (status >= 500 || status === 0) return "error";
  return status >= 400 ? "warning" : "info";
}
