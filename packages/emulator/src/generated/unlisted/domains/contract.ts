// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";

/** What each operation takes and gives. */
export interface Operations {
}

/** The domains of the account: their config, ownership and use. */
export const contract: GroupContract = {
  group: "domains",
  operations: {
    setCustomSuffix: { ...operations.setCustomSuffix,
      published: false, id: "setCustomSuffix", summary: "Sets the suffix of the hosts of deployments.", kind: "call", parameters: [],
      input: "SetCustomSuffixInput", requestBody: { contentType: "application/json", required: false }, answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
  },
};
