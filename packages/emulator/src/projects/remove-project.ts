import { removeDeployment } from "../deployments/remove-deployment.ts";
import type { Platform } from "../platform.ts";
import { removeRepository } from "../registry/repositories.ts";
import type { ProjectRecord } from "../state/records.ts";

/** Deletes a project with its deployments, aliases, domains, variables, images and open transfers. */
export function removeProject(platform: Platform, { id }: ProjectRecord): void {
  const { state } = platform;
  for (const deployment of state.deployments.by("project", id)) removeDeployment(platform, deployment);
  for (const alias of state.aliases.by("project", id)) state.aliases.delete(alias.id);
  for (const domain of state.domains.by("project", id)) state.domains.delete(domain.id);
  for (const env of state.envs.by("project", id)) state.envs.delete(env.id);
  for (const transfer of state.transfers.by("project", id)) state.transfers.delete(transfer.id);
  for (const repository of state.repositories.by("project", id)) removeRepository(platform, repository);
  state.projects.delete(id);
}
