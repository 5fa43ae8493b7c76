import type { Operations } from "@slipway/registry/contract";
import type { Handlers } from "../../pipeline/handler.ts";
import { blobHandlers } from "./blobs.ts";
import { manifestHandlers } from "./manifests.ts";
import { referrerHandlers } from "./referrers.ts";
import { tagHandlers } from "./tags.ts";
import { uploadHandlers } from "./uploads.ts";

export const registryHandlers: Handlers<Operations> = {
  ...blobHandlers,
  ...manifestHandlers,
  ...referrerHandlers,
  ...tagHandlers,
  ...uploadHandlers,
};
