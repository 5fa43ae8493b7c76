import type { Operations } from "@slipway/deployments/contract";
import type { SomeHandlers } from "../../engine/operation.ts";
import { pageOf } from "../../engine/page.ts";
import { newestInReach } from "../../engine/reach.ts";
import { projectTable } from "../projects/tables.ts";
import { findDeployment } from "./ports/find-deployment.ts";
import { branchOf, commitOf } from "./ports/git-origin.ts";
import { presentDeployment, presentSummary } from "./ports/present-deployment.ts";
import { isRollbackCandidate } from "./ports/states.ts";
import { type DeploymentRow, deploymentTable } from "./tables.ts";

type Filter = Operations["listDeployments"]["input"];

export const readHandlers: SomeHandlers<Operations, "getDeployment" | "listDeployments"> = {
  getDeployment({ idOrUrl }, context) {
    return presentDeployment(context, findDeployment(context, idOrUrl));
  },

  listDeployments(input, context) {
    const { rows } = context;
    const isWanted = (deployment: DeploymentRow) =>
      fits(deployment, input) &&
      (input.app === undefined || rows(projectTable).get(deployment.projectId)?.name === input.app);
    const { items, pagination } = pageOf(rows(deploymentTable), newestInReach(context, deploymentTable, isWanted), {
      limit: input.limit,
      since: input.since ?? input.from,
      until: input.until ?? input.to,
    });
    return { deployments: items.map((deployment) => presentSummary(context, deployment)), pagination };
  },
};

function fits(deployment: DeploymentRow, filter: Filter): boolean {
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
