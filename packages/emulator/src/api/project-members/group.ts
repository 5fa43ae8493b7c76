import type { Operations } from "@slipway/project-members/contract";
import { type Group, group } from "../../pipeline/group.ts";
import { projectMemberExceptions } from "./access.ts";
import { happenings } from "./event-types.ts";
import { projectMemberHandlers } from "./handlers.ts";

export const projectMemberGroup: Group = group<Operations>({
  handlers: projectMemberHandlers,
  access: projectMemberExceptions,
  happenings,
});
