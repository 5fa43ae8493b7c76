import type { Operations } from "@slipway/access-groups/contract";
import { type Group, group } from "../../pipeline/group.ts";
import { happenings } from "./event-types.ts";
import { accessGroupHandlers } from "./handlers.ts";

export const accessGroupGroup: Group = group<Operations>({
  handlers: accessGroupHandlers,
  // What operations on access groups need: https://vercel.com/docs/rbac/access-groups (2025-09-24) has them managed by owners of the team.
  // That whoever looks at the whole team sees them is chosen.
  access: {
    createAccessGroup: "members",
    updateAccessGroup: "members",
    deleteAccessGroup: "members",
    createAccessGroupProject: "members",
    updateAccessGroupProject: "members",
    deleteAccessGroupProject: "members",
  },
  happenings,
});
