import * as environment from "@slipway/environment";
import type { Tour } from "./tours.ts";

export const environmentTour: Tour = async ({ crew, project }) => {
  const { created } = await environment.createSharedEnvs(crew, {
    evs: [{ key: "SHARED", value: "1" }],
    target: ["preview"],
    projectId: [project],
  });
  const id = created[0]?.id ?? "";
  await environment.listSharedEnvs(crew);
  await environment.getSharedEnv(crew, { id });
  await environment.updateSharedEnvs(crew, { updates: { [id]: { value: "2" } } });
  await environment.unlinkSharedEnv(crew, { id, projectId: project });
  await environment.deleteSharedEnvs(crew, { ids: [id] });

  const idOrName = project;
  const { id: environmentSlugOrId } = await environment.createCustomEnvironment(crew, { idOrName, slug: "qa" });
  await environment.listCustomEnvironments(crew, { idOrName });
  await environment.updateCustomEnvironment(crew, { idOrName, environmentSlugOrId, description: "for testers" });
  await environment.getCustomEnvironment(crew, { idOrName, environmentSlugOrId });
  await environment.deleteCustomEnvironment(crew, { idOrName, environmentSlugOrId });
};
