import type { Operations } from "@slipway/artifacts/contract";
import { followArtifacts, recoverContents } from "../../domain/artifacts/contents.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { happenings } from "./event-types.ts";
import { artifactHandlers } from "./handlers.ts";

export const artifactGroup: Group = group<Operations>({
  handlers: artifactHandlers,
  // What operations on the remote cache need: who may deploy may keep what was built for it.
  access: {
    recordArtifactEvents: "read",
    queryArtifacts: "read",
    uploadArtifact: "deploy",
    deleteAllArtifacts: "team.settings",
  },
  happenings,
  opened(services) {
    recoverContents(services);
    followArtifacts(services);
  },
});
