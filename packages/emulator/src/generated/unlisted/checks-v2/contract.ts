// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  getCheckRunLogs: { input: types.GetCheckRunLogsInput; output: types.GetCheckRunLogsOutput };
}

/** Checks that deployments have to pass, and their runs. */
export const contract: GroupContract = {
  group: "checks-v2",
  operations: {
    getCheckRunLogs: { ...operations.getCheckRunLogs,
      published: false, id: "getCheckRunLogs", summary: "Streams the log of a check run, which the platform's command line reads up to its end.",
      kind: "stream",
      parameters: [{ name: "deploymentId", in: "path", required: true, type: "string" }, { name: "checkRunId", in: "path", required: true, type: "string" }],
      input: "GetCheckRunLogsInput", answers: { "200": { contentType: "application/x-ndjson", schema: "CheckRunLogLine" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
  },
};
