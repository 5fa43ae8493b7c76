// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";

/** What each operation takes and gives. */
export interface Operations {
}

/** Drains: where logs, traces and other data are delivered. */
export const contract: GroupContract = {
  group: "drains",
  operations: {
    getTracingConfig: { ...operations.getTracingConfig,
      published: false, id: "getTracingConfig", summary: "Gets the settings of traces.", kind: "call", parameters: [], input: "GetTracingConfigInput",
      answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
    updateTracingConfig: { ...operations.updateTracingConfig,
      published: false, id: "updateTracingConfig", summary: "Changes the settings of traces.", kind: "call", parameters: [], input: "UpdateTracingConfigInput",
      requestBody: { contentType: "application/json", required: false }, answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
  },
};
