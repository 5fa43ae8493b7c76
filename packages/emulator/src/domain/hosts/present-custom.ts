import { omitUndefined } from "../../engine/omit-undefined.ts";
import { pick } from "../../engine/pick.ts";
import type { Services } from "../../engine/services.ts";
import { currentDeployment } from "../deployments/current-deployment.ts";
import { type CustomEnvironment, type CustomEnvironmentRow, customEnvironmentTable } from "../environment/tables.ts";
import { domainTable } from "../projects/tables.ts";
import { aliasTable } from "./alias-tables.ts";
import { presentProjectDomain } from "./present-domain.ts";

export function presentCustom(services: Services, environment: CustomEnvironmentRow): CustomEnvironment {
  const { rows } = services;
  const { id, projectId, branchMatcher } = environment;
  const current = currentDeployment(services, environment);
  return {
    ...pick(environment, "id", "slug", "createdAt", "updatedAt", "description"),
    // Custom environments count as previews.
    type: "preview",
    ...omitUndefined({ branchMatcher: branchMatcher ?? undefined }),
    currentDeploymentAliases: current
      ? rows(aliasTable)
          .by("deployment", current.id)
          .map(({ alias }) => alias)
      : [],
    domains: rows(domainTable)
      .by("project", projectId)
      .filter((domain) => domain.customEnvironmentId === id)
      .map(presentProjectDomain),
  };
}

export function presentCustoms(services: Services, projectId: string): CustomEnvironment[] {
  return services
    .rows(customEnvironmentTable)
    .by("project", projectId)
    .map((environment) => presentCustom(services, environment));
}
