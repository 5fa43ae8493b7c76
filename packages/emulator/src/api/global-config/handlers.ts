import type { Operations } from "@slipway/global-config/contract";
import type { Handlers } from "../../pipeline/handler.ts";
import { backupHandlers } from "./backups.ts";
import { configHandlers } from "./configs.ts";
import { contentHandlers } from "./contents.ts";
import { tokenHandlers } from "./tokens.ts";

export const globalConfigHandlers: Handlers<Operations> = {
  ...backupHandlers,
  ...configHandlers,
  ...contentHandlers,
  ...tokenHandlers,
};
