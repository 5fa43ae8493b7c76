import { omitUndefined } from "../../engine/omit-undefined.ts";
import type { Services } from "../../engine/services.ts";
import { currentDeployment } from "../deployments/current-deployment.ts";
import { type CustomEnvironment, type CustomEnvironmentRow, customEnvironmentTable } from "../environment/tables.ts";
import { domainTable } from "../projects/tables.ts";
import { aliasTable } from "./alias-tables.ts";
import { presentProjectDomain } from "./present-domain.ts";

export function presentCustom(services: Services, environment: CustomEnvironmentRow): CustomEnvironment {
  const { rows } = services;
  const { id, slug, projectId, createdAt, updatedAt, branchMatcher, description } = environment;
  const current = currentDeployment(services, environment);
  return {
    id,
    slug,
    // Custom environments count as previews.
    type: "preview",
    createdAt,
    updatedAt,
    ...omitUndefined({ branchMatcher: branchMatcher ?? undefined, description }),
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
