import type { Operations } from "@slipway/logs/contract";
import type { Operations as Unlisted } from "../../generated/unlisted/logs/contract.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { requestLogHandlers } from "./request-logs.ts";
import { runtimeLogHandlers } from "./runtime-logs.ts";

export const logGroup: Group = group<Operations & Unlisted>({
  handlers: { ...runtimeLogHandlers, ...requestLogHandlers },
  // Who may look at a project may not read what its visitors ask for.
  access: {
    getRuntimeLogs: "logs",
    listRequestLogs: "logs",
  },
});
