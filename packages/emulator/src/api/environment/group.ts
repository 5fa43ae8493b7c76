import type { Operations } from "@slipway/environment/contract";
import { concernsProduction } from "../../domain/environment/env-rules.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/environment/contract.ts";
import { type Exceptions, type FurtherRight, type Group, group } from "../../pipeline/group.ts";
import { customEnvironmentHandlers, customEnvironmentHappenings } from "./custom-environments.ts";
import { happenings } from "./event-types.ts";
import { sharedEnvHandlers } from "./shared-envs.ts";

const ofProduction: FurtherRight<unknown> = {
  right: "env.write.production",
  if: "the shared variable is one of production",
};

/**
 * What operations on environments need. Who manages environments is published with the permission EnvironmentManager; that owners of
 * the team and admins of the project do, too, is chosen: nobody has looked up a page that says so.
 * Of shared variables nothing is published: it is chosen that they take what variables of projects take, by one's role in the team,
 * since they are the team's.
 */
const environmentExceptions: Exceptions<Operations> = {
  getSharedEnv: {
    right: "env.decrypt",
    further: [{ right: "env.decrypt.production", if: "the shared variable is for production alone" }],
  },
  createSharedEnvs: {
    right: "env.write",
    further: [
      {
        right: "env.write.production",
        if: "they are for production, or say no target",
        when: ({ target }) => target === undefined || concernsProduction(target),
      },
    ],
  },
  updateSharedEnvs: {
    right: "env.write",
    further: [
      {
        right: "env.write.production",
        if: "one shall be for production",
        when: ({ updates }) => Object.values(updates).some(({ target }) => concernsProduction(target)),
      },
      ofProduction,
    ],
  },
  deleteSharedEnvs: { right: "env.write", further: [ofProduction] },
  unlinkSharedEnv: { right: "env.write", further: [ofProduction] },

  createCustomEnvironment: {
    right: "environments",
    further: [
      {
        right: "env.decrypt.production",
        if: "it begins with the variables of production",
        when: ({ copyEnvVarsFrom }) => copyEnvVarsFrom === "production",
      },
    ],
  },
  updateCustomEnvironment: "environments",
  deleteCustomEnvironment: "environments",
};

export const environmentGroup: Group = group<Operations & Unlisted>({
  handlers: { ...customEnvironmentHandlers, ...sharedEnvHandlers },
  access: environmentExceptions,
  happenings: { ...customEnvironmentHappenings, ...happenings },
});
