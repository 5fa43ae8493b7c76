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
    level: (request) => levelOf(request.status),
    source: (request) => request.source,
  },
  parents: { deployment: deploymentTable },
});

export const logTables: readonly Table[] = [requestLogTable];

export function levelOf(status: number): "error" | "warning" | "info" {
  if (status >= 500 || status === 0) return "error";
  return status >= 400 ? "warning" : "info";
}
