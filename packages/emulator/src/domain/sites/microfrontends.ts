import type { Operations } from "@slipway/microfrontends/contract";
import type { Services, WithRows } from "../../engine/services.ts";
import { having } from "../../store/rows.ts";
import { type MicrofrontendsGroupRow, microfrontendsGroupTable } from "../accounts/tables.ts";
import { environmentOf } from "../deployments/system-variables.ts";
import type { Microfrontends } from "../deployments/tables.ts";
import { branchOf, commitOf, type DeploymentRow, deploymentTable, isOfProduction } from "../deployments/tables.ts";
import { productionDeployment } from "../hosts/production.ts";
import { appsOf, groupIdOf, isDefaultApp } from "../projects/microfrontends.ts";
import type { ProjectRow } from "../projects/tables.ts";

type Config = Operations["getMicrofrontendsConfig"]["output"]["config"];

export function groupOf({ rows }: WithRows, project: ProjectRow): MicrofrontendsGroupRow | undefined {
  return rows(microfrontendsGroupTable).get(groupIdOf(project) ?? "");
}

/**
 * The deployment by which an app answers beside another one's: of production where that is in production, else the newest of the same
 * commit, or of the same branch (chosen), or as the group's fallback environment says:
 * https://vercel.com/docs/microfrontends/managing-microfrontends#fallback-environment, 2026-02-13.
 */
export function deploymentBeside(
  services: Services,
  { fallbackEnvironment }: MicrofrontendsGroupRow,
  beside: DeploymentRow,
  app: ProjectRow,
): DeploymentRow | undefined {
  if (beside.projectId === app.id) return beside;
  if (isOfProduction(beside)) return productionDeployment(services, app);
  const environment = environmentOf(services, beside);
  const ready = services
    .rows(deploymentTable)
    .where([...having("project", app.id), ...having("state", "READY")], (deployment) => !isOfProduction(deployment));
  const newest = [...ready.walk("desc")].map(({ row }) => row);
  const same = newest.filter((deployment) => environmentOf(services, deployment) === environment);
  const [commit, branch] = [commitOf(beside), branchOf(beside)];
  const built =
    same.find((deployment) => commit !== undefined && commitOf(deployment) === commit) ??
    same.find((deployment) => branch !== undefined && branchOf(deployment) === branch);
  if (built) return built;
  if (fallbackEnvironment === "PRODUCTION") return productionDeployment(services, app);
  if (fallbackEnvironment !== "SAME_ENV")
    return newest.find((deployment) => environmentOf(services, deployment) === fallbackEnvironment);
  const { link } = app.settings;
  return same.find((deployment) => branchOf(deployment) === (link?.productionBranch ?? "main")) ?? same[0];
}

export function configBeside(services: Services, group: MicrofrontendsGroupRow, beside: DeploymentRow): Config {
  const apps = appsOf(services, group.id);
  const first = apps.find(isDefaultApp);
  const config = first && deploymentBeside(services, group, beside, first)?.microfrontends;
  return config ? withProjects(config, apps) : null;
}

/** Sets the project of each app by name, and drops apps without one. */
function withProjects(config: Microfrontends, apps: readonly ProjectRow[]): Config {
  const { applications, ...rest } = structuredClone(config) as NonNullable<Config>;
  const ofGroup = Object.entries(applications).flatMap(([name, app]) => {
    const project = apps.find((each) => each.name === name);
    return project ? [[name, { ...app, projectId: project.id }] as const] : [];
  });
  return { ...rest, applications: Object.fromEntries(ofGroup) };
}
