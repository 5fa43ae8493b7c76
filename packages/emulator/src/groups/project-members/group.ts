import type { Operations } from "@slipway/project-members/contract";
import { type Group, group } from "../../engine/group.ts";
import { projectMemberExceptions } from "./access.ts";
import { projectMemberHandlers } from "./handlers.ts";
import { happenings } from "./happenings.ts";

export const projectMemberGroup: Group = group<Operations>({
  handlers: projectMemberHandlers,
  access: projectMemberExceptions,
  happenings,
});
