// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  getCert: { input: types.GetCertInput; output: types.GetCertOutput };
  deleteCert: { input: types.DeleteCertInput; output: types.DeleteCertOutput };
  listCerts: { input: types.ListCertsInput; output: types.ListCertsOutput };
  issueCert: { input: types.IssueCertInput; output: types.IssueCertOutput };
  uploadCert: { input: types.UploadCertInput; output: types.UploadCertOutput };
}

/** TLS (SSL) certificates of the account's domains. */
export const contract: GroupContract = {
  group: "certs",
  operations: {
    getCert: { ...operations.getCert,
      id: "getCertById", summary: "Gets a certificate by its ID.", kind: "call", parameters: [{ name: "id", in: "path", required: true, type: "string" }],
      input: "GetCertInput", answers: { "200": { contentType: "application/json", schema: "Cert" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    deleteCert: { ...operations.deleteCert,
      id: "removeCert", summary: "Deletes a certificate.", kind: "call", parameters: [{ name: "id", in: "path", required: true, type: "string" }],
      input: "DeleteCertInput", answers: { "200": { contentType: "application/json", schema: "DeleteCertOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
    listCerts: { ...operations.listCerts,
      id: "getCerts", summary: "Lists the certificates.", kind: "list",
      parameters: [
        { name: "limit", in: "query", type: "number" }, { name: "until", in: "query", type: "number" }, { name: "domain", in: "query", type: "string" },
      ],
      input: "ListCertsInput", answers: { "200": { contentType: "application/json", schema: "CertPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    issueCert: { ...operations.issueCert,
      id: "issueCert", summary: "Issues a certificate for domains.", kind: "call", parameters: [], input: "IssueCertInput",
      requestBody: { contentType: "application/json", required: false }, answers: { "200": { contentType: "application/json", schema: "Cert" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "449": {}, "500": {} },
    },
    uploadCert: { ...operations.uploadCert,
      id: "uploadCert", summary: "Uploads a certificate that was issued elsewhere.", kind: "call", parameters: [], input: "UploadCertInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "Cert" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} },
    },
  },
};
