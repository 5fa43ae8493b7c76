import type { Operations } from "@slipway/projects/contract";
import type { Operations as Unlisted } from "../../generated/unlisted/projects/contract.ts";
import type { Handlers } from "../../pipeline/handler.ts";
import { crudHandlers } from "./crud.ts";
import { domainHandlers } from "./domains.ts";
import { envHandlers } from "./env.ts";
import { featureHandlers } from "./features.ts";
import { linkHandlers } from "./link.ts";
import { pullEnvHandlers } from "./pull-env.ts";
import { tokenHandlers } from "./tokens.ts";
import { trafficHandlers } from "./traffic.ts";
import { transferHandlers } from "./transfers.ts";

export const projectHandlers: Handlers<Operations & Unlisted> = {
  ...crudHandlers,
  ...domainHandlers,
  ...envHandlers,
  ...featureHandlers,
  ...linkHandlers,
  ...pullEnvHandlers,
  ...tokenHandlers,
  ...trafficHandlers,
  ...transferHandlers,
};
