import type { Operations } from "@slipway/registry/contract";
import { collectGarbage, followRows, recoverContents } from "../../domain/images/collect.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { blobHandlers } from "./blobs.ts";
import { manifestHandlers, referrerHandlers, tagHandlers } from "./manifests.ts";
import { registryProtocol } from "./protocol.ts";
import { serveRegistryToken } from "./token-endpoint.ts";
import { uploadHandlers } from "./uploads.ts";

export const registryGroup: Group = group<Operations>({
  handlers: {
    ...blobHandlers,
    ...manifestHandlers,
    ...referrerHandlers,
    ...tagHandlers,
    ...uploadHandlers,
  },
  // A push is a part of a deployment, and a pull a part of reading.
  access: { checkRegistry: "own", getBlobUpload: "deploy" },
  writeRight: "deploy",
  protocol: registryProtocol,
  jobs: {
    collect(_, services) {
      collectGarbage(services);
      return undefined;
    },
  },
  opened(services) {
    recoverContents(services);
    followRows(services);
  },
  serve: serveRegistryToken,
});
