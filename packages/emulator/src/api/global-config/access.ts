import type { Operations } from "@slipway/global-config/contract";
import type { Exceptions } from "../../pipeline/right-of.ts";

/** What operations on global configs need, beyond reading: they are stores, and each belongs to the whole account. */
export const globalConfigExceptions: Exceptions<Operations> = {
  createGlobalConfig: "integrations",
  updateGlobalConfig: "integrations",
  deleteGlobalConfig: "integrations",
  updateGlobalConfigItems: "integrations",
  updateGlobalConfigSchema: "integrations",
  deleteGlobalConfigSchema: "integrations",
  createGlobalConfigToken: "integrations",
  deleteGlobalConfigTokens: "integrations",
  restoreGlobalConfigBackup: "integrations",
};
