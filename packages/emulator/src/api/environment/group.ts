import type { Operations } from "@slipway/environment/contract";
import { concernsProduction } from "../../domain/environment/env-store.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/environment/contract.ts";
import { also, type Exceptions, type Group, group, needs } from "../../pipeline/group.ts";
import { customEnvironmentEventTypes, customEnvironmentHandlers } from "./custom-environments.ts";
import { eventTypes, sharedEnvHandlers } from "./shared-envs.ts";

const ofProduction = also("env.write.production", "the shared variable is one of production");

/** EnvironmentManager is published; owners, admins, and the rights on shared variables (by the role in the team) are chosen. */
const environmentExceptions: Exceptions<Operations> = {
  getSharedEnv: needs("env.decrypt", also("env.decrypt.production", "the shared variable is for production alone")),
  createSharedEnvs: needs(
    "env.write",
    also(
      "env.write.production",
      "they are for production, or say no target",
      ({ target }) => target === undefined || concernsProduction(target),
    ),
  ),
  updateSharedEnvs: needs(
    "env.write",
    also("env.write.production", "one shall be for production", ({ updates }) =>
      Object.values(updates).some(({ target }) => concernsProduction(target)),
    ),
    ofProduction,
  ),
  deleteSharedEnvs: needs("env.write", ofProduction),
  unlinkSharedEnv: needs("env.write", ofProduction),

  createCustomEnvironment: needs(
    "environments",
    also(
      "env.decrypt.production",
      "it begins with the variables of production",
      ({ copyEnvVarsFrom }) => copyEnvVarsFrom === "production",
    ),
  ),
};

export const environmentGroup: Group = group<Operations & Unlisted>({
  handlers: { ...customEnvironmentHandlers, ...sharedEnvHandlers },
  writeRight: "environments",
  access: environmentExceptions,
  eventTypes: { ...customEnvironmentEventTypes, ...eventTypes },
});
