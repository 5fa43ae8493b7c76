import type { Operations } from "@slipway/environment/contract";
import type { Operations as Unlisted } from "../../generated/unlisted/environment/contract.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { environmentExceptions } from "./access.ts";
import { customEnvironmentHandlers, customEnvironmentHappenings } from "./custom-environments.ts";
import { happenings } from "./event-types.ts";
import { sharedEnvHandlers } from "./shared-envs.ts";

export const environmentGroup: Group = group<Operations & Unlisted>({
  handlers: { ...customEnvironmentHandlers, ...sharedEnvHandlers },
  access: environmentExceptions,
  happenings: { ...customEnvironmentHappenings, ...happenings },
});
