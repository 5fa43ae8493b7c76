import type { Operations } from "@slipway/deployments/contract";
import { requireRight } from "../../domain/accounts/access/there.ts";
import type { Context } from "../../domain/accounts/context.ts";
import { happenings } from "../../domain/deployments/event-types.ts";
import { logState } from "../../domain/deployments/log.ts";
import { isOfProduction, isUnderWay } from "../../domain/deployments/states.ts";
import { type DeploymentRow, deploymentTable } from "../../domain/deployments/tables.ts";
import { about, happened } from "../../domain/events/record-event.ts";
import { findDeployment } from "../../domain/hosts/find-deployment.ts";
import { noteCanceled } from "../../domain/sites/announce.ts";
import { planExpiry } from "../../domain/sites/expire.ts";
import { presentDeployment } from "../../domain/sites/present-deployment.ts";
import { badRequest, notFound } from "../../engine/platform-error.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";

export const actionHandlers: SomeHandlers<
  Operations,
  "cancelDeployment" | "deleteDeployment" | "updateDeploymentIntegrationAction"
> = {
  cancelDeployment({ id }, context) {
    const deployment = findDeployment(context, id);
    checkProduction(context, deployment);
    if (!isUnderWay(deployment))
      throw badRequest(`The deployment ${deployment.id} is ${deployment.readyState} and cannot be canceled`);
    const { rows, clock } = context;
    const canceled = rows(deploymentTable).change(deployment.id, { readyState: "CANCELED", canceledAt: clock.now() });
    logState(context, canceled);
    noteCanceled(context, canceled);
    planExpiry(context, canceled);
    return presentDeployment(context, canceled);
  },

  deleteDeployment({ id, url }, context) {
    const deployment = findDeployment(context, url ?? id);
    checkProduction(context, deployment);
    context.rows(deploymentTable).remove(deployment.id);
    happened(context, happenings["deployment-delete"], {
      text: `${context.scope.user.username} deleted the deployment ${deployment.host}`,
      ...about(deploymentTable, deployment),
    });
    return { uid: deployment.id, state: "DELETED" };
  },

  // The emulator installs no integrations, so that none can act on a deployment.
  updateDeploymentIntegrationAction({ deploymentId, integrationConfigurationId }, context) {
    findDeployment(context, deploymentId);
    throw notFound(`Integration configuration ${integrationConfigurationId}`);
  },
};

/** Throws 403 for a deployment of production where one may not deploy there. */
function checkProduction(context: Context, deployment: DeploymentRow): void {
  if (isOfProduction(deployment)) requireRight(context, "deploy.production", deployment);
}
