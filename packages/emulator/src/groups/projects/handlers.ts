import type { Operations } from "@slipway/projects/contract";
import type { Handlers } from "../../engine/operation.ts";
import { crudHandlers } from "./crud.ts";
import { domainHandlers } from "./domains.ts";
import { envHandlers } from "./env.ts";
import { featureHandlers } from "./features.ts";
import { tokenHandlers } from "./tokens.ts";
import { trafficHandlers } from "./traffic.ts";
import { transferHandlers } from "./transfers.ts";

export const projectHandlers: Handlers<Operations> = {
  ...crudHandlers,
  ...domainHandlers,
  ...envHandlers,
  ...featureHandlers,
  ...tokenHandlers,
  ...trafficHandlers,
  ...transferHandlers,
};
