import type { Operations } from "@slipway/aliases/contract";
import type { Exceptions, FurtherRight } from "../../pipeline/right-of.ts";

const ofProduction: FurtherRight<unknown> = {
  right: "deploy.production",
  if: "the name leads to production, or is one of the project's production domains",
};

/** What operations on aliases need, beyond reading and writing. */
export const aliasExceptions: Exceptions<Operations> = {
  assignAlias: { right: "deploy", further: [ofProduction] },
  deleteAlias: { right: "deploy", further: [ofProduction] },
  updateUrlProtectionBypass: "protection",
};
