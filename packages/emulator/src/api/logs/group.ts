import type { Operations } from "@slipway/logs/contract";
import type { Operations as Unlisted } from "../../generated/unlisted/logs/contract.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { logExceptions } from "./access.ts";
import { requestLogHandlers } from "./request-logs.ts";
import { runtimeLogHandlers } from "./runtime-logs.ts";

export const logGroup: Group = group<Operations & Unlisted>({
  handlers: { ...runtimeLogHandlers, ...requestLogHandlers },
  access: logExceptions,
});
