import { createCustomEnvironment, createSharedEnvs } from "@slipway/environment";
import type { Ground } from "./ground.ts";

/** Shared variables of each kind, the first two linked to the project, and a custom environment. */
export async function makeEnvironment({ crew, project }: Ground) {
  const share = async (key: string, target: ("production" | "preview")[], projectId: string[]) => {
    const { created } = await createSharedEnvs(crew, { evs: [{ key, value: "shared-value" }], target, projectId });
    return created[0]?.id ?? "";
  };
  return {
    preview: await share("SHARED", ["preview"], [project]),
    production: await share("SHARED_LIVE", ["production"], [project]),
    alone: await share("ALONE", ["preview"], []),
    custom: await createCustomEnvironment(crew, {
      idOrName: project,
      slug: "qa",
      branchMatcher: { type: "equals", pattern: "qa" },
    }),
  };
}

export function environmentNames({ preview, production, alone, custom }: Awaited<ReturnType<typeof makeEnvironment>>) {
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
