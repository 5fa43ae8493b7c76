// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listAllSharedEnvs: { input: types.ListAllSharedEnvsInput; output: types.ListAllSharedEnvsOutput };
}

/** Shared environment variables and custom environments. */
export const contract: GroupContract = {
  group: "environment",
  operations: {
    listAllSharedEnvs: { ...operations.listAllSharedEnvs,
      published: false, id: "listAllSharedEnvs", summary: "Lists the shared environment variables, as the Terraform provider asks for them.", kind: "call",
      parameters: [{ name: "until", in: "query", type: "number" }], input: "ListAllSharedEnvsInput",
      answers: { "200": { contentType: "application/json", schema: "SharedEnvPage" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
      secrets: ["data.*.value"],
    },
    listSecrets: { ...operations.listSecrets,
      published: false, id: "listSecrets", summary: "Lists the secrets that variables once named.", kind: "call", parameters: [], input: "ListSecretsInput",
      answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
    createSecret: { ...operations.createSecret,
      published: false, id: "createSecret", summary: "Creates a secret that variables once named.", kind: "call", parameters: [], input: "CreateSecretInput",
      requestBody: { contentType: "application/json", required: false }, answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
  },
};
