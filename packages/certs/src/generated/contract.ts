// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
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
    getCert: {
      route: "GET /v8/certs/{id}", id: "getCertById", summary: "Gets a certificate by its ID.", kind: "call",
      parameters: [{ name: "id", in: "path", input: "id", required: true, type: "string" }], input: "GetCertInput",
      answers: { "200": { contentType: "application/json", schema: "Cert" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true,
    },
    deleteCert: {
      route: "DELETE /v8/certs/{id}", id: "removeCert", summary: "Deletes a certificate.", kind: "call",
      parameters: [{ name: "id", in: "path", input: "id", required: true, type: "string" }], input: "DeleteCertInput",
      answers: { "200": { contentType: "application/json", schema: "DeleteCertOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
      team: true, destructive: true,
    },
    listCerts: {
      route: "GET /v8/certs", id: "getCerts", summary: "Lists the certificates.", kind: "list",
      parameters: [
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "until", in: "query", input: "until", required: false, type: "number" },
        { name: "domain", in: "query", input: "domain", required: false, type: "string" },
      ],
      input: "ListCertsInput", answers: { "200": { contentType: "application/json", schema: "CertPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true, paging: { items: "certs", next: "pagination.next", send: "until" },
    },
    issueCert: {
      route: "POST /v8/certs", id: "issueCert", summary: "Issues a certificate for domains.", kind: "call", parameters: [], input: "IssueCertInput",
      body: { contentType: "application/json", required: false }, answers: { "200": { contentType: "application/json", schema: "Cert" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "449": {}, "500": {} }, team: true,
    },
    uploadCert: {
      route: "PUT /v8/certs", id: "uploadCert", summary: "Uploads a certificate that was issued elsewhere.", kind: "call", parameters: [],
      input: "UploadCertInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "Cert" } }, errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} }, team: true,
      secretInput: ["key"],
    },
  },
};
