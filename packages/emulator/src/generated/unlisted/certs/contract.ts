// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  orderCert: { input: types.OrderCertInput; output: types.OrderCertOutput };
}

/** TLS (SSL) certificates of the account's domains. */
export const contract: GroupContract = {
  group: "certs",
  operations: {
    orderCert: { ...operations.orderCert,
      published: false, id: "orderCert", summary: "Begins or ends an order of a certificate by a challenge in DNS.", kind: "call", parameters: [],
      input: "OrderCertInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "Cert" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
  },
};
