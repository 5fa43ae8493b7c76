import type { Operations } from "@slipway/artifacts/contract";
import { type Group, group } from "../../engine/group.ts";
import { artifactExceptions } from "./access.ts";
import { followArtifacts, recoverContents } from "./contents.ts";
import { artifactHandlers } from "./handlers.ts";
import { happenings } from "./happenings.ts";

export const artifactGroup: Group = group<Operations>({
  handlers: artifactHandlers,
  access: artifactExceptions,
  happenings,
  opened(services) {
    recoverContents(services);
    followArtifacts(services);
  },
});
