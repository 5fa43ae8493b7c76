import type { Operations } from "@slipway/access-groups/contract";
import type { Exceptions } from "../../pipeline/right-of.ts";

/**
 * What operations on access groups need: https://vercel.com/docs/rbac/access-groups (2025-09-24) has them managed by owners of the team.
 * That whoever looks at the whole team sees them is chosen.
 */
export const accessGroupExceptions: Exceptions<Operations> = {
  createAccessGroup: "members",
  updateAccessGroup: "members",
  deleteAccessGroup: "members",
  createAccessGroupProject: "members",
  updateAccessGroupProject: "members",
  deleteAccessGroupProject: "members",
};
