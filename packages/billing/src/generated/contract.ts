// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listBillingCharges: { input: types.ListBillingChargesInput; output: types.ListBillingChargesOutput };
  listContractCommitments: { input: types.ListContractCommitmentsInput; output: types.ListContractCommitmentsOutput };
  buyCredits: { input: types.BuyCreditsInput; output: types.BuyCreditsOutput };
}

/** Charges and contract commitments of a team, and purchases of credits. */
export const contract: GroupContract = {
  group: "billing",
  operations: {
    listBillingCharges: { ...operations.listBillingCharges,
      id: "listBillingCharges", summary: "Streams the charges of a period, in the FOCUS format.", kind: "stream",
      parameters: [{ name: "from", in: "query", required: true, type: "string" }, { name: "to", in: "query", required: true, type: "string" }],
      input: "ListBillingChargesInput", answers: { "200": { contentType: "application/jsonl", schema: "FocusCharge" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "500": {}, "503": {} },
    },
    listContractCommitments: { ...operations.listContractCommitments,
      id: "listContractCommitments", summary: "Streams the commitments of the team's contracts, in the FOCUS format.", kind: "stream", parameters: [],
      input: "ListContractCommitmentsInput", answers: { "200": { contentType: "application/jsonl", schema: "FocusContractCommitment" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    buyCredits: { ...operations.buyCredits,
      id: "buyCredits", summary: "Buys credits for an add-on, the AI gateway or v0.", kind: "call",
      parameters: [{ name: "source", in: "query", type: "string" }], input: "BuyCreditsInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "BuyCreditsOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "500": {} }, spends: true,
    },
  },
};
