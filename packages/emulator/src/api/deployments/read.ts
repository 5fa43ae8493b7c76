import type { Operations } from "@slipway/deployments/contract";
import type { Context } from "../../domain/accounts/context.ts";
import { foundInReach, newestInReach } from "../../domain/accounts/reach.ts";
import { usersNamed } from "../../domain/accounts/users-named.ts";
import { deploymentTable, metaValue } from "../../domain/deployments/tables.ts";
import { checkEnvironment, ownEnvironments } from "../../domain/environment/custom-environments.ts";
import { customEnvironmentTable } from "../../domain/environment/tables.ts";
import { findDeployment } from "../../domain/hosts/find-deployment.ts";
import { findProject, projectFilter, projectNamed } from "../../domain/projects/find-project.ts";
import { presentDeployment, presentSummary } from "../../domain/sites/present-deployment.ts";
import { pageOf } from "../../engine/page.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { having } from "../../store/rows.ts";

type Filter = Operations["listDeployments"]["input"];

export const readHandlers: SomeHandlers<Operations, "getDeployment" | "listDeployments"> = {
  getDeployment({ idOrUrl }, context) {
    return presentDeployment(context, findDeployment(context, idOrUrl));
  },

  listDeployments(input, context) {
    const { scope } = context;
    const projectId = projectFilter(context, input.projectId);
    const projectIds = input.projectIds?.map((each) => findProject(context, each).id);
    const users = usersNamed(context, input.users, (userId) => hasDeployed(context, userId));
    if (input.target !== undefined) checkEnvironment(context, input.target, projectId);
    const named = ({ app = "" }: Filter) => scope.accounts.flatMap((id) => projectNamed(context, id, app)?.id ?? []);
    const found = foundInReach(context, deploymentTable, [
      ...having("project", projectId),
      ...having("project", projectIds),
      // The platform's CLI reads an empty list of an unknown `app` as "nothing is deployed yet", and goes on.
      ...having("project", input.app === undefined ? undefined : named(input)),
      ...having("creator", users),
      ...having("environment", input.target === undefined ? undefined : environmentsOf(context, input.target)),
      ...having("state", input.state?.toUpperCase().split(",")),
      ...having("commit", input.sha),
      ...having("branch", input.branch),
      ...Object.entries(input.meta ?? {}).flatMap(([name, value]) => having("meta", metaValue(name, value))),
      ...having("rollbackCandidate", input.rollbackCandidate === undefined ? undefined : `${input.rollbackCandidate}`),
    ]);
    const { items, pagination } = pageOf(found, {
      limit: input.limit,
      since: input.since ?? input.from,
      until: input.until ?? input.to,
    });
    return { deployments: items.map((deployment) => presentSummary(context, deployment)), pagination };
  },
};

/** What deployments for an environment have: its name, where it is one of the platform's own, or the IDs of the custom ones. */
function environmentsOf({ rows }: Context, wanted: string): string[] {
  const environments = rows(customEnvironmentTable);
  const named = [environments.get(wanted) ?? [], environments.by("slug", wanted)].flat().map(({ id }) => id);
  return ownEnvironments.includes(wanted) ? [wanted, ...named] : named;
}

function hasDeployed(context: Context, userId: string): boolean {
  return !newestInReach(context, deploymentTable, having("creator", userId)).next().done;
}
