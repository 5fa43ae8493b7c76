// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "billing",
  operations: {
    listBillingCharges: {
      inputs: [
        { name: "from", in: "query", type: "string", kind: "string", required: true, doc: "The start of the period, as an ISO date, inclusive." },
        { name: "to", in: "query", type: "string", kind: "string", required: true, doc: "The end of the period, as an ISO date, exclusive." },
      ],
      words: ["cost", "usage", "spend", "bill", "how much do we pay"],
      columns: ["ChargePeriodStart", "ServiceName", "ChargeCategory", "BilledCost", "BillingCurrency"],
    },
    listContractCommitments: {
      inputs: [],
      columns: ["ContractCommitmentId", "ContractCommitmentType", "ContractCommitmentPeriodStart", "ContractCommitmentPeriodEnd", "ContractCommitmentCost"],
    },
    buyCredits: {
      inputs: [
        { name: "item", in: "body", type: "CreditsItem", kind: "object", required: true, doc: "Item to buy.", members: "CreditsItem" },
        { name: "source", in: "query", type: "string", kind: "string", doc: "Place where the purchase was started." },
      ],
      words: ["top up"],
    },
  },
  shapes: {
    CreditsItem: [
      { name: "type", type: "\"credits\"", kind: "string", values: ["credits"], required: true, doc: "Buys credits; nothing else can be bought here." },
      { name: "amount", type: "number", kind: "number", required: true, doc: "Number of credits to buy." },
      {
        name: "creditType", type: "\"agent\" | \"gateway\" | \"v0\"", kind: "string", values: ["agent", "gateway", "v0"], required: true,
        doc: "Product that the credits can be spent on.",
      },
    ],
  },
};
