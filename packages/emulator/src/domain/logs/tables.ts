import { type Row, type Table, table } from "../../store/table.ts";
import { deploymentTable } from "../deployments/tables.ts";

/** What answered a request. */
export type RequestSource = "static" | "redirect" | "external" | "serverless";

/** A request that a deployment was asked, when it was answered. Its id is the request's own. */
export interface RequestLogRow extends Row {
  readonly deploymentId: string;
  readonly projectId: string;
  readonly method: string;
  readonly host: string;
  /** Without its query; `*` stands for a token. */
  readonly path: string;
  /** Of the answer; 0 where the connection was cut. */
  readonly status: number;
  readonly source: RequestSource;
  readonly message: string;
  /** Whether the message was longer. */
  readonly truncated: boolean;
}

export const requestLogTable: Table<RequestLogRow, "deployment" | "project"> = table({
  name: "requestLogs",
  called: "Log of a request",
  indexes: { deployment: (request) => request.deploymentId, project: (request) => request.projectId },
  parents: { deployment: deploymentTable },
});

export const logTables: readonly Table[] = [requestLogTable];
