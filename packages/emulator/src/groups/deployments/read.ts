import type { Operations } from "@slipway/deployments/contract";
import type { SomeHandlers } from "../../engine/operation.ts";
import { pageByTime } from "../../engine/page.ts";
import type { DeploymentRecord } from "../../store/records.ts";
import { findDeployment } from "./find-deployment.ts";
import { branchOf, commitOf } from "./git-origin.ts";
import { presentDeployment, presentSummary } from "./present-deployment.ts";
import { isRollbackCandidate } from "./states.ts";

type Filter = Operations["listDeployments"]["input"];

export const readHandlers: SomeHandlers<Operations, "getDeployment" | "listDeployments"> = {
  getDeployment({ idOrUrl }, context) {
    return presentDeployment(context, findDeployment(context, idOrUrl));
  },

  listDeployments(input, context) {
    const { state, scope } = context;
    const deployments = state.deployments.all().filter((deployment) => {
      const project = state.projects.get(deployment.projectId);
      return (
        scope.reaches(deployment.accountId) &&
        (input.app === undefined || project?.name === input.app) &&
        fits(deployment, input)
      );
    });
    const { items, pagination } = pageByTime(deployments, ({ createdAt }) => createdAt, {
      limit: input.limit,
      since: input.since ?? input.from,
      until: input.until ?? input.to,
    });
    return { deployments: items.map((deployment) => presentSummary(context, deployment)), pagination };
  },
};

function fits(deployment: DeploymentRecord, filter: Filter): boolean {
  const { projectId, projectIds, state, target, users, sha, branch, rollbackCandidate, meta = {} } = filter;
  return (
    (projectId === undefined || deployment.projectId === projectId) &&
    (projectIds === undefined || projectIds.includes(deployment.projectId)) &&
    (state === undefined || state.toUpperCase().split(",").includes(deployment.readyState)) &&
    (target === undefined || (deployment.target ?? "preview") === target) &&
    (users === undefined || users.split(",").includes(deployment.creatorId)) &&
    (sha === undefined || commitOf(deployment) === sha) &&
    (branch === undefined || branchOf(deployment) === branch) &&
    Object.entries(meta).every(([name, value]) => deployment.meta[name] === value) &&
    (rollbackCandidate === undefined || isRollbackCandidate(deployment) === rollbackCandidate)
  );
}
