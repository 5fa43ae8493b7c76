import type { Operations } from "@slipway/artifacts/contract";
import { followArtifacts, recoverContents } from "../../domain/artifacts/contents.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { artifactExceptions } from "./access.ts";
import { happenings } from "./event-types.ts";
import { artifactHandlers } from "./handlers.ts";

export const artifactGroup: Group = group<Operations>({
  handlers: artifactHandlers,
  access: artifactExceptions,
  happenings,
  opened(services) {
    recoverContents(services);
    followArtifacts(services);
  },
});
