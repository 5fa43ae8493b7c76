import type { Operations } from "@slipway/registry/contract";
import { collectGarbage, followRows, recoverContents } from "../../domain/images/collect.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { registryExceptions } from "./access.ts";
import { registryHandlers } from "./handlers.ts";
import { registryProtocol } from "./protocol.ts";
import { serveRegistryToken } from "./token-endpoint.ts";

export const registryGroup: Group = group<Operations>({
  handlers: registryHandlers,
  access: registryExceptions,
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
