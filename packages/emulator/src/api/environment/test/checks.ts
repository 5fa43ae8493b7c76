import * as environment from "@slipway/environment";
import { createCustomEnvironment, createSharedEnvs } from "@slipway/environment";
import type { Operations } from "@slipway/environment/contract";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/environment/contract.ts";

async function makeFixture({ owner, project }: BaseFixture) {
  const share = async (key: string, target: ("production" | "preview")[], projectId: string[]) => {
    const { created } = await createSharedEnvs(owner, { evs: [{ key, value: "shared-value" }], target, projectId });
    return created[0]?.id ?? "";
  };
  return {
    preview: await share("SHARED", ["preview"], [project]),
    production: await share("SHARED_LIVE", ["production"], [project]),
    alone: await share("ALONE", ["preview"], []),
    custom: await createCustomEnvironment(owner, {
      idOrName: project,
      slug: "qa",
      branchMatcher: { type: "equals", pattern: "qa" },
    }),
  };
}

const ofProduction = "the shared variable is one of production";
async function done(call: PromiseLike<{ readonly failed: readonly unknown[] }>): Promise<void> {
  if ((await call).failed.length > 0) throw new Error("It failed, as what is not there does");
}

const evs = [{ key: "NEW", value: "1" }];

export const checks: GroupChecks<Operations & Unlisted, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "behaviour",
  fixture: {
    make: makeFixture,
    namesIn: ({ preview, production, alone, custom }) => ({
      id: [preview, production, alone],
      ids: [preview, alone],
      environmentSlugOrId: [custom.id, custom.slug],
      customEnvironmentId: [custom.id],
      customEnvironmentIds: [custom.id],
      customEnvironmentSlugOrId: [custom.slug],
      copyEnvVarsFrom: ["production", custom.slug],
      slug: ["qa", "fresh"],
    }),
  },
  about: {
    noProject: ["listSharedEnvs", "listAllSharedEnvs"],
    new: ["createSharedEnvs"],
    team: ["createSharedEnvs", "deleteSharedEnvs", "getSharedEnv", "unlinkSharedEnv", "updateSharedEnvs"],
  },
  usual: ({ project, fixture }) => ({ idOrName: project, environmentSlugOrId: fixture.custom.id }),
  inputs: {
    listSharedEnvs: {},
    listAllSharedEnvs: {},
    createSharedEnvs: {
      plain: { evs, target: ["preview"] },
      "they are for production, or say no target": { evs },
    },
    getSharedEnv: {
      plain: ({ fixture }) => ({ id: fixture.preview }),
      "the shared variable is for production alone": ({ fixture }) => ({ id: fixture.production }),
    },
    unlinkSharedEnv: {
      plain: ({ fixture }) => ({ id: fixture.preview }),
      [ofProduction]: ({ fixture }) => ({ id: fixture.production }),
    },

    listCustomEnvironments: {},
    createCustomEnvironment: {
      plain: { slug: "fresh", copyEnvVarsFrom: "preview" },
      "it begins with the variables of production": { slug: "fresh", copyEnvVarsFrom: "production" },
    },
    getCustomEnvironment: ({ fixture }) => ({ environmentSlugOrId: fixture.custom.slug }),
    updateCustomEnvironment: { description: "new" },
    deleteCustomEnvironment: {},
  },
  requests: {
    updateSharedEnvs: {
      plain: (client, { fixture }) =>
        done(environment.updateSharedEnvs(client, { updates: { [fixture.preview]: { value: "2" } } })),
      "one shall be for production": (client, { fixture }) =>
        done(environment.updateSharedEnvs(client, { updates: { [fixture.preview]: { target: ["production"] } } })),
      [ofProduction]: (client, { fixture }) =>
        done(environment.updateSharedEnvs(client, { updates: { [fixture.production]: { value: "2" } } })),
    },
    deleteSharedEnvs: {
      plain: (client, { fixture }) => done(environment.deleteSharedEnvs(client, { ids: [fixture.preview] })),
      [ofProduction]: (client, { fixture }) =>
        done(environment.deleteSharedEnvs(client, { ids: [fixture.production] })),
    },
  },
};
