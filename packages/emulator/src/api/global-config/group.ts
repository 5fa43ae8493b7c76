import type { Operations } from "@slipway/global-config/contract";
import { type Group, group } from "../../pipeline/group.ts";
import { globalConfigExceptions } from "./access.ts";
import { categories, happenings } from "./event-types.ts";
import { globalConfigHandlers } from "./handlers.ts";
import { serveConfig } from "./serve.ts";

export const globalConfigGroup: Group = group<Operations>({
  handlers: globalConfigHandlers,
  access: globalConfigExceptions,
  happenings,
  categories,
  serve: serveConfig,
});
