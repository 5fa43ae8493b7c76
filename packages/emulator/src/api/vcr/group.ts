import type { Operations } from "@slipway/vcr/contract";
import { type Group, group } from "../../pipeline/group.ts";
import { happenings } from "./event-types.ts";
import { vcrHandlers } from "./handlers.ts";

export const vcrGroup: Group = group<Operations>({
  handlers: vcrHandlers,
  // What operations on repositories need. A push creates one, so who may push may; sharing and deleting one are settings of the project.
  access: {
    createRepository: "deploy",
    deleteRepositoryImage: "deploy",
  },
  happenings,
});
