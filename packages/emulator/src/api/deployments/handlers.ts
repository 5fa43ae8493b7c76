import type { Operations } from "@slipway/deployments/contract";
import type { Operations as Unlisted } from "../../generated/unlisted/deployments/contract.ts";
import type { Handlers } from "../../pipeline/handler.ts";
import { actionHandlers } from "./actions.ts";
import { createHandlers } from "./create.ts";
import { eventHandlers } from "./events.ts";
import { fileHandlers } from "./files.ts";
import { readHandlers } from "./read.ts";

export const deploymentHandlers: Handlers<Operations & Unlisted> = {
  ...actionHandlers,
  ...createHandlers,
  ...eventHandlers,
  ...fileHandlers,
  ...readHandlers,
};
