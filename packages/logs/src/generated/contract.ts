// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  getRuntimeLogs: { input: types.GetRuntimeLogsInput; output: types.GetRuntimeLogsOutput };
}

/** Runtime logs of deployments. */
export const contract: GroupContract = {
  group: "logs",
  operations: {
    getRuntimeLogs: { ...operations.getRuntimeLogs,
      id: "getRuntimeLogs", summary: "Streams the runtime logs of a deployment.", kind: "stream",
      parameters: [{ name: "projectId", in: "path", required: true, type: "string" }, { name: "deploymentId", in: "path", required: true, type: "string" }],
      input: "GetRuntimeLogsInput", answers: { "200": { contentType: "application/stream+json", schema: "RuntimeLog" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
  },
};
