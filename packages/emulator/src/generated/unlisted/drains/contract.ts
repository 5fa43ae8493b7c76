// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  getTracingConfig: { input: types.GetTracingConfigInput; output: types.GetTracingConfigOutput };
}

/** Drains: where logs, traces and other data are delivered. */
export const contract: GroupContract = {
  group: "drains",
  operations: {
    getTracingConfig: { ...operations.getTracingConfig,
      published: false, id: "getTracingConfig", summary: "Gets the settings of traces.", kind: "call", parameters: [], input: "GetTracingConfigInput",
      answers: { "200": { contentType: "application/json", schema: "GetTracingConfigOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
  },
};
