import * as environment from "@slipway/environment";
import { createCustomEnvironment, createSharedEnvs } from "@slipway/environment";
import type { Operations } from "@slipway/environment/contract";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";
import { callUnlisted } from "../../../../test/unlisted.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/environment/contract.ts";

/** Shared variables of each kind, the first two linked to the project, and a custom environment. */
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

type Fixture = Awaited<ReturnType<typeof makeFixture>>;

function namesIn({ preview, production, alone, custom }: Fixture) {
  return {
    id: [preview, production, alone],
    ids: [preview, alone],
    environmentSlugOrId: [custom.id, custom.slug],
    customEnvironmentId: [custom.id],
    customEnvironmentIds: [custom.id],
    customEnvironmentSlugOrId: [custom.slug],
    copyEnvVarsFrom: ["production", custom.slug],
    slug: ["qa", "fresh"],
  };
}

const smoke: SmokeTest = async ({ owner, project }) => {
  const { created } = await environment.createSharedEnvs(owner, {
    evs: [{ key: "SHARED", value: "1" }],
    target: ["preview"],
    projectId: [project],
  });
  const id = created[0]?.id ?? "";
  await environment.listSharedEnvs(owner);
  await callUnlisted(owner, "listAllSharedEnvs", {});
  await environment.getSharedEnv(owner, { id });
  await environment.updateSharedEnvs(owner, { updates: { [id]: { value: "2" } } });
  await environment.unlinkSharedEnv(owner, { id, projectId: project });
  await environment.deleteSharedEnvs(owner, { ids: [id] });

  const idOrName = project;
  const { id: environmentSlugOrId } = await environment.createCustomEnvironment(owner, { idOrName, slug: "qa" });
  await environment.listCustomEnvironments(owner, { idOrName });
  await environment.updateCustomEnvironment(owner, { idOrName, environmentSlugOrId, description: "for testers" });
  await environment.getCustomEnvironment(owner, { idOrName, environmentSlugOrId });
  await environment.deleteCustomEnvironment(owner, { idOrName, environmentSlugOrId });
};

const ofProduction = "the shared variable is one of production";
/** An answer that tells of what failed is none of success. */
async function done(call: PromiseLike<{ readonly failed: readonly unknown[] }>): Promise<void> {
  const { failed } = await call;
  if (failed.length > 0) throw new Error("It failed, as what is not there does");
}

const evs = [{ key: "NEW", value: "1" }];

export const checks: GroupChecks<Operations & Unlisted, Fixture> = {
  level: "behaviour",
  fixture: { make: makeFixture, namesIn },
  smoke,
  about: {
    noProject: ["listSharedEnvs", "listAllSharedEnvs"],
    new: ["createSharedEnvs"],
    team: ["createSharedEnvs", "deleteSharedEnvs", "getSharedEnv", "unlinkSharedEnv", "updateSharedEnvs"],
  },
  requests: {
    listSharedEnvs: (client) => environment.listSharedEnvs(client),
    listAllSharedEnvs: (client) => callUnlisted(client, "listAllSharedEnvs", {}),
    createSharedEnvs: {
      plain: (client) => environment.createSharedEnvs(client, { evs, target: ["preview"] }),
      "they are for production, or say no target": (client) => environment.createSharedEnvs(client, { evs }),
    },
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
    getSharedEnv: {
      plain: (client, { fixture }) => environment.getSharedEnv(client, { id: fixture.preview }),
      "the shared variable is for production alone": (client, { fixture }) =>
        environment.getSharedEnv(client, { id: fixture.production }),
    },
    unlinkSharedEnv: {
      plain: (client, { fixture, project }) =>
        environment.unlinkSharedEnv(client, { id: fixture.preview, projectId: project }),
      [ofProduction]: (client, { fixture, project }) =>
        environment.unlinkSharedEnv(client, { id: fixture.production, projectId: project }),
    },

    listCustomEnvironments: (client, { project }) => environment.listCustomEnvironments(client, { idOrName: project }),
    createCustomEnvironment: {
      plain: (client, { project }) =>
        environment.createCustomEnvironment(client, { idOrName: project, slug: "fresh", copyEnvVarsFrom: "preview" }),
      "it begins with the variables of production": (client, { project }) =>
        environment.createCustomEnvironment(client, {
          idOrName: project,
          slug: "fresh",
          copyEnvVarsFrom: "production",
        }),
    },
    getCustomEnvironment: (client, { project, fixture }) =>
      environment.getCustomEnvironment(client, {
        idOrName: project,
        environmentSlugOrId: fixture.custom.slug,
      }),
    updateCustomEnvironment: (client, { project, fixture }) =>
      environment.updateCustomEnvironment(client, {
        idOrName: project,
        environmentSlugOrId: fixture.custom.id,
        description: "new",
      }),
    deleteCustomEnvironment: (client, { project, fixture }) =>
      environment.deleteCustomEnvironment(client, {
        idOrName: project,
        environmentSlugOrId: fixture.custom.id,
      }),
  },
};
