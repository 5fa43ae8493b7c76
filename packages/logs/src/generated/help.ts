// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "logs",
  operations: {
    getRuntimeLogs: {
      inputs: [
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project that the deployment belongs to." },
        { name: "deploymentId", in: "path", type: "string", kind: "string", required: true, doc: "The deployment whose logs are read." },
      ],
      words: ["function logs", "server logs", "request logs", "console output", "tail logs"],
      columns: ["timestampInMs", "level", "source", "requestPath", "message"],
    },
  },
  shapes: {},
};
