import type { Operations } from "@slipway/vcr/contract";
import type { Handlers } from "../../pipeline/handler.ts";
import { imageHandlers } from "./images.ts";
import { permissionHandlers } from "./permissions.ts";
import { repositoryHandlers } from "./repositories.ts";
import { tagHandlers } from "./tags.ts";

export const vcrHandlers: Handlers<Operations> = {
  ...imageHandlers,
  ...permissionHandlers,
  ...repositoryHandlers,
  ...tagHandlers,
};
