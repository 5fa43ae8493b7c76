import type { Operations } from "@slipway/global-config/contract";
import { type Group, group } from "../../pipeline/group.ts";
import { backupHandlers } from "./backups.ts";
import { configHandlers } from "./configs.ts";
import { contentHandlers } from "./contents.ts";
import { categories, happenings } from "./event-types.ts";
import { serveConfig } from "./serve.ts";
import { tokenHandlers } from "./tokens.ts";

export const globalConfigGroup: Group = group<Operations>({
  handlers: {
    ...backupHandlers,
    ...configHandlers,
    ...contentHandlers,
    ...tokenHandlers,
  },
  // What operations on global configs need, beyond reading: they are stores, and each belongs to the whole account.
  access: {
    createGlobalConfig: "integrations",
    updateGlobalConfig: "integrations",
    deleteGlobalConfig: "integrations",
    updateGlobalConfigItems: "integrations",
    updateGlobalConfigSchema: "integrations",
    deleteGlobalConfigSchema: "integrations",
    createGlobalConfigToken: "integrations",
    deleteGlobalConfigTokens: "integrations",
    restoreGlobalConfigBackup: "integrations",
  },
  happenings,
  categories,
  serve: serveConfig,
});
