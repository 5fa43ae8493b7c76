import type { Operations } from "@slipway/vcr/contract";
import { type Group, group } from "../../pipeline/group.ts";
import { happenings } from "./event-types.ts";
import { imageHandlers } from "./images.ts";
import { permissionHandlers } from "./permissions.ts";
import { repositoryHandlers } from "./repositories.ts";
import { tagHandlers } from "./tags.ts";

export const vcrGroup: Group = group<Operations>({
  handlers: {
    ...imageHandlers,
    ...permissionHandlers,
    ...repositoryHandlers,
    ...tagHandlers,
  },
  // What operations on repositories need. A push creates one, so who may push may; sharing and deleting one are settings of the project.
  access: {
    createRepository: "deploy",
    deleteRepositoryImage: "deploy",
  },
  happenings,
});
