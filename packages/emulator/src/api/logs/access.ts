import type { Operations } from "@slipway/logs/contract";
import type { Operations as Unlisted } from "../../generated/unlisted/logs/contract.ts";
import type { Exceptions } from "../../pipeline/right-of.ts";

/** Who may look at a project may not read what its visitors ask for. */
export const logExceptions: Exceptions<Operations & Unlisted> = {
  getRuntimeLogs: "logs",
  listRequestLogs: "logs",
};
