import * as environment from "@slipway/environment";
import type { Operations } from "@slipway/environment/contract";
import type { Cases } from "../../../../test/checks.ts";

const ofProduction = "the shared variable is one of production";
/** An answer that tells of what failed is none of success. */
async function done(call: PromiseLike<{ readonly failed: readonly unknown[] }>): Promise<void> {
  const { failed } = await call;
  if (failed.length > 0) throw new Error("It failed, as what is not there does");
}

const evs = [{ key: "NEW", value: "1" }];

export const environmentCases: Cases<Operations> = {
  listSharedEnvs: (client) => environment.listSharedEnvs(client),
  createSharedEnvs: {
    plain: (client) => environment.createSharedEnvs(client, { evs, target: ["preview"] }),
    "they are for production, or say no target": (client) => environment.createSharedEnvs(client, { evs }),
  },
  updateSharedEnvs: {
    plain: (client, { things }) =>
      done(environment.updateSharedEnvs(client, { updates: { [things.environment.preview]: { value: "2" } } })),
    "one shall be for production": (client, { things }) =>
      done(
        environment.updateSharedEnvs(client, { updates: { [things.environment.preview]: { target: ["production"] } } }),
      ),
    [ofProduction]: (client, { things }) =>
      done(environment.updateSharedEnvs(client, { updates: { [things.environment.production]: { value: "2" } } })),
  },
  deleteSharedEnvs: {
    plain: (client, { things }) => done(environment.deleteSharedEnvs(client, { ids: [things.environment.preview] })),
    [ofProduction]: (client, { things }) =>
      done(environment.deleteSharedEnvs(client, { ids: [things.environment.production] })),
  },
  getSharedEnv: {
    plain: (client, { things }) => environment.getSharedEnv(client, { id: things.environment.preview }),
    "the shared variable is for production alone": (client, { things }) =>
      environment.getSharedEnv(client, { id: things.environment.production }),
  },
  unlinkSharedEnv: {
    plain: (client, { things, project }) =>
      environment.unlinkSharedEnv(client, { id: things.environment.preview, projectId: project }),
    [ofProduction]: (client, { things, project }) =>
      environment.unlinkSharedEnv(client, { id: things.environment.production, projectId: project }),
  },

  listCustomEnvironments: (client, { project }) => environment.listCustomEnvironments(client, { idOrName: project }),
  createCustomEnvironment: {
    plain: (client, { project }) =>
      environment.createCustomEnvironment(client, { idOrName: project, slug: "fresh", copyEnvVarsFrom: "preview" }),
    "it begins with the variables of production": (client, { project }) =>
      environment.createCustomEnvironment(client, { idOrName: project, slug: "fresh", copyEnvVarsFrom: "production" }),
  },
  getCustomEnvironment: (client, { project, things }) =>
    environment.getCustomEnvironment(client, {
      idOrName: project,
      environmentSlugOrId: things.environment.custom.slug,
    }),
  updateCustomEnvironment: (client, { project, things }) =>
    environment.updateCustomEnvironment(client, {
      idOrName: project,
      environmentSlugOrId: things.environment.custom.id,
      description: "new",
    }),
  deleteCustomEnvironment: (client, { project, things }) =>
    environment.deleteCustomEnvironment(client, {
      idOrName: project,
      environmentSlugOrId: things.environment.custom.id,
    }),
};
