// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  signKmsMessage: { input: types.SignKmsMessageInput; output: types.SignKmsMessageOutput };
  signKmsToken: { input: types.SignKmsTokenInput; output: types.SignKmsTokenOutput };
  listKmsIssuers: { input: types.ListKmsIssuersInput; output: types.ListKmsIssuersOutput };
  createKmsIssuer: { input: types.CreateKmsIssuerInput; output: types.CreateKmsIssuerOutput };
  createKmsSigningKey: { input: types.CreateKmsSigningKeyInput; output: types.CreateKmsSigningKeyOutput };
  activateKmsSigningKey: { input: types.ActivateKmsSigningKeyInput; output: types.ActivateKmsSigningKeyOutput };
  revokeKmsSigningKey: { input: types.RevokeKmsSigningKeyInput; output: types.RevokeKmsSigningKeyOutput };
  getKmsIssuer: { input: types.GetKmsIssuerInput; output: types.GetKmsIssuerOutput };
  updateKmsIssuer: { input: types.UpdateKmsIssuerInput; output: types.UpdateKmsIssuerOutput };
  deleteKmsIssuer: { input: types.DeleteKmsIssuerInput; output: types.DeleteKmsIssuerOutput };
  createKmsIssuerPolicy: { input: types.CreateKmsIssuerPolicyInput; output: types.CreateKmsIssuerPolicyOutput };
  updateKmsIssuerPolicy: { input: types.UpdateKmsIssuerPolicyInput; output: types.UpdateKmsIssuerPolicyOutput };
  deleteKmsIssuerPolicy: { input: types.DeleteKmsIssuerPolicyInput; output: types.DeleteKmsIssuerPolicyOutput };
}

/** Issuers and keys that sign tokens and messages, and the permissions to use them. */
export const contract: GroupContract = {
  group: "kms",
  operations: {
    signKmsMessage: { ...operations.signKmsMessage,
      id: "signKmsMessage", summary: "Signs a message with the active key of an issuer.", kind: "call",
      parameters: [{ name: "issuerId", in: "path", required: true, type: "string" }], input: "SignKmsMessageInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "SignKmsMessageOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "429": {} },
    },
    signKmsToken: { ...operations.signKmsToken,
      id: "signKmsToken", summary: "Issues a JSON Web Token that the active key of an issuer signs.", kind: "call",
      parameters: [{ name: "issuerId", in: "path", required: true, type: "string" }], input: "SignKmsTokenInput",
      requestBody: { contentType: "application/json", required: false }, answers: { "200": { contentType: "application/json", schema: "SignKmsTokenOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "429": {} }, secrets: ["token"],
    },
    listKmsIssuers: { ...operations.listKmsIssuers,
      id: "listKmsIssuers", summary: "Lists the issuers.", kind: "list",
      parameters: [{ name: "limit", in: "query", type: "number" }, { name: "next", in: "query", type: "string" }], input: "ListKmsIssuersInput",
      answers: { "200": { contentType: "application/json", schema: "KmsIssuerPage" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    createKmsIssuer: { ...operations.createKmsIssuer,
      id: "createKmsIssuer", summary: "Creates an issuer with its first signing key.", kind: "call", parameters: [], input: "CreateKmsIssuerInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "201": { contentType: "application/json", schema: "KmsIssuer" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    createKmsSigningKey: { ...operations.createKmsSigningKey,
      id: "createKmsSigningKey", summary: "Creates a signing key of an issuer.", kind: "call",
      parameters: [{ name: "issuerId", in: "path", required: true, type: "string" }], input: "CreateKmsSigningKeyInput",
      requestBody: { contentType: "application/json", required: false }, answers: { "200": { contentType: "application/json", schema: "KmsSigningKey" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} },
    },
    activateKmsSigningKey: { ...operations.activateKmsSigningKey,
      id: "activateKmsSigningKey", summary: "Makes a signing key the active one; signatures of the previous key stay valid for a while longer.", kind: "call",
      parameters: [{ name: "issuerId", in: "path", required: true, type: "string" }, { name: "keyId", in: "path", required: true, type: "string" }],
      input: "ActivateKmsSigningKeyInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "KmsSigningKey" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} }, destructive: true,
    },
    revokeKmsSigningKey: { ...operations.revokeKmsSigningKey,
      id: "revokeKmsSigningKey", summary: "Revokes a signing key whose revocation was planned, at once; its signatures are no longer valid.", kind: "call",
      parameters: [{ name: "issuerId", in: "path", required: true, type: "string" }, { name: "keyId", in: "path", required: true, type: "string" }],
      input: "RevokeKmsSigningKeyInput", answers: { "200": { contentType: "application/json", schema: "KmsIssuer" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} }, destructive: true,
    },
    getKmsIssuer: { ...operations.getKmsIssuer,
      id: "getKmsIssuer", summary: "Gets an issuer.", kind: "call", parameters: [{ name: "issuerId", in: "path", required: true, type: "string" }],
      input: "GetKmsIssuerInput", answers: { "200": { contentType: "application/json", schema: "KmsIssuer" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    updateKmsIssuer: { ...operations.updateKmsIssuer,
      id: "updateKmsIssuer", summary: "Changes an issuer.", kind: "call", parameters: [{ name: "issuerId", in: "path", required: true, type: "string" }],
      input: "UpdateKmsIssuerInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "KmsIssuer" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    deleteKmsIssuer: { ...operations.deleteKmsIssuer,
      id: "deleteKmsIssuer", summary: "Deletes an issuer with its keys; nothing can be signed with them any more.", kind: "call",
      parameters: [{ name: "issuerId", in: "path", required: true, type: "string" }], input: "DeleteKmsIssuerInput", answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
    createKmsIssuerPolicy: { ...operations.createKmsIssuerPolicy,
      id: "createKmsIssuerPolicy", summary: "Creates a signing policy of an issuer.", kind: "call",
      parameters: [{ name: "issuerId", in: "path", required: true, type: "string" }], input: "CreateKmsIssuerPolicyInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "201": { contentType: "application/json", schema: "KmsIssuerPolicy" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    updateKmsIssuerPolicy: { ...operations.updateKmsIssuerPolicy,
      id: "updateKmsIssuerPolicy", summary: "Changes a policy of an issuer.", kind: "call",
      parameters: [
        { name: "issuerId", in: "path", required: true, type: "string" }, { name: "kind", in: "path", required: true, type: "string" },
        { name: "policyKey", in: "path", required: true, type: "string" },
      ],
      input: "UpdateKmsIssuerPolicyInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "KmsIssuerPolicy" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    deleteKmsIssuerPolicy: { ...operations.deleteKmsIssuerPolicy,
      id: "deleteKmsIssuerPolicy", summary: "Deletes a policy of an issuer; its signers may no longer sign.", kind: "call",
      parameters: [
        { name: "issuerId", in: "path", required: true, type: "string" }, { name: "kind", in: "path", required: true, type: "string" },
        { name: "policyKey", in: "path", required: true, type: "string" },
      ],
      input: "DeleteKmsIssuerPolicyInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
  },
};
