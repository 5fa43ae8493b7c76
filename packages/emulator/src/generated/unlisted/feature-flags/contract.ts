// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";

/** What each operation takes and gives. */
export interface Operations {
}

/** Feature flags: their variants, rules, segments, settings and SDK keys. */
export const contract: GroupContract = {
  group: "feature-flags",
  operations: {
    listFlagConnections: { ...operations.listFlagConnections,
      published: false, id: "listFlagConnections", summary: "Lists the connections of the flags of a project.", kind: "call",
      parameters: [{ name: "projectId", in: "path", required: true, type: "string" }], input: "ListFlagConnectionsInput", answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
    listFlagExperiments: { ...operations.listFlagExperiments,
      published: false, id: "listFlagExperiments", summary: "Lists the experiments of a project.", kind: "call",
      parameters: [{ name: "projectId", in: "path", required: true, type: "string" }], input: "ListFlagExperimentsInput", answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
    listStaleFlags: { ...operations.listStaleFlags,
      published: false, id: "listStaleFlags", summary: "Lists flags that nothing asks for any more.", kind: "call",
      parameters: [{ name: "projectId", in: "path", required: true, type: "string" }], input: "ListStaleFlagsInput", answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
    updateFlagLabels: { ...operations.updateFlagLabels,
      published: false, id: "updateFlagLabels", summary: "Changes labels of several flags.", kind: "call",
      parameters: [{ name: "projectId", in: "path", required: true, type: "string" }], input: "UpdateFlagLabelsInput",
      requestBody: { contentType: "application/json", required: false }, answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
    getExperimentResults: { ...operations.getExperimentResults,
      published: false, id: "getExperimentResults", summary: "Gets the results of an experiment.", kind: "call",
      parameters: [{ name: "projectId", in: "path", required: true, type: "string" }, { name: "experimentId", in: "path", required: true, type: "string" }],
      input: "GetExperimentResultsInput", answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
  },
};
