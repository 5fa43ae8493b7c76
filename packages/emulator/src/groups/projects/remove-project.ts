import type { Services } from "../../engine/services.ts";
import type { ProjectRecord } from "../../store/records.ts";
import { removeDeployment } from "../deployments/remove-deployment.ts";
import { removeRepository } from "../registry/repositories.ts";

/** Deletes a project with its deployments, aliases, domains, variables, images and open transfers. */
export function removeProject(services: Services, { id }: ProjectRecord): void {
  const { state } = services;
  for (const deployment of state.deployments.by("project", id)) removeDeployment(services, deployment);
  for (const alias of state.aliases.by("project", id)) state.aliases.delete(alias.id);
  for (const domain of state.domains.by("project", id)) state.domains.delete(domain.id);
  for (const env of state.envs.by("project", id)) state.envs.delete(env.id);
  for (const transfer of state.transfers.by("project", id)) state.transfers.delete(transfer.id);
  for (const repository of state.repositories.by("project", id)) removeRepository(services, repository);
  state.projects.delete(id);
}
