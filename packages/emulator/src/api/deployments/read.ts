import type { Operations } from "@slipway/deployments/contract";
import type { Context } from "../../domain/accounts/context.ts";
import { newestInReach } from "../../domain/accounts/reach.ts";
import { usersNamed } from "../../domain/accounts/users-named.ts";
import { branchOf, commitOf } from "../../domain/deployments/git-origin.ts";
import { isRollbackCandidate } from "../../domain/deployments/states.ts";
import { type DeploymentRow, deploymentTable } from "../../domain/deployments/tables.ts";
import { checkEnvironment, findCustomEnvironment } from "../../domain/environment/custom-environments.ts";
import { findDeployment } from "../../domain/hosts/find-deployment.ts";
import { findProject, projectFilter } from "../../domain/projects/find-project.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import { presentDeployment, presentSummary } from "../../domain/sites/present-deployment.ts";
import { pageOf } from "../../engine/page.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";

type Filter = Operations["listDeployments"]["input"];

export const readHandlers: SomeHandlers<Operations, "getDeployment" | "listDeployments"> = {
  getDeployment({ idOrUrl }, context) {
    return presentDeployment(context, findDeployment(context, idOrUrl));
  },

  listDeployments(input, context) {
    const { rows } = context;
    const projectId = projectFilter(context, input.projectId);
    const projectIds = input.projectIds?.map((each) => findProject(context, each).id);
    const users = usersNamed(context, input.users, (userId) => hasDeployed(context, userId));
    if (input.target !== undefined) checkEnvironment(context, input.target, projectId);
    const isWanted = (deployment: DeploymentRow) =>
      fits(deployment, input) &&
      (projectId === undefined || deployment.projectId === projectId) &&
      (projectIds === undefined || projectIds.includes(deployment.projectId)) &&
      (users === undefined || users.has(deployment.creatorId)) &&
      (input.target === undefined || isFor(context, deployment, input.target)) &&
      // The platform's CLI reads an empty list of an unknown `app` as "nothing is deployed yet", and goes on.
      (input.app === undefined || rows(projectTable).get(deployment.projectId)?.name === input.app);
    const { items, pagination } = pageOf(rows(deploymentTable), newestInReach(context, deploymentTable, isWanted), {
      limit: input.limit,
      since: input.since ?? input.from,
      until: input.until ?? input.to,
    });
    return { deployments: items.map((deployment) => presentSummary(context, deployment)), pagination };
  },
};

/** Whether a deployment is for an environment: one of the platform's own, or a custom one by its slug or ID. */
function isFor(context: Context, { projectId, target, customEnvironmentId }: DeploymentRow, wanted: string): boolean {
  if (customEnvironmentId === undefined) return (target ?? "preview") === wanted;
  return findCustomEnvironment(context, projectId, wanted)?.id === customEnvironmentId;
}

function hasDeployed(context: Context, userId: string): boolean {
  return !newestInReach(context, deploymentTable, ({ creatorId }) => creatorId === userId).next().done;
}

function fits(deployment: DeploymentRow, filter: Filter): boolean {
  const { state, sha, branch, rollbackCandidate, meta = {} } = filter;
  return (
    (state === undefined || state.toUpperCase().split(",").includes(deployment.readyState)) &&
    (sha === undefined || commitOf(deployment) === sha) &&
    (branch === undefined || branchOf(deployment) === branch) &&
    Object.entries(meta).every(([name, value]) => deployment.meta[name] === value) &&
    (rollbackCandidate === undefined || isRollbackCandidate(deployment) === rollbackCandidate)
  );
}
