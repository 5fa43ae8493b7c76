import type { Operations } from "@slipway/deployments/contract";
import { happened } from "../../engine/happened.ts";
import type { SomeHandlers } from "../../engine/operation.ts";
import { badRequest, notFound } from "../../engine/platform-error.ts";
import { checkProduction, findDeployment } from "./find-deployment.ts";
import { happenings } from "./happenings.ts";
import { logState } from "./log.ts";
import { presentDeployment } from "./present-deployment.ts";
import { isUnderWay } from "./states.ts";
import { deploymentTable } from "./tables.ts";

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
    return presentDeployment(context, canceled);
  },

  deleteDeployment({ id, url }, context) {
    const deployment = findDeployment(context, url ?? id);
    checkProduction(context, deployment);
    context.rows(deploymentTable).remove(deployment.id);
    happened(context, happenings["deployment-delete"], {
      text: `${context.scope.user.username} deleted the deployment ${deployment.host}`,
      accountId: deployment.accountId,
      projectId: deployment.projectId,
      entityId: deployment.id,
    });
    return { uid: deployment.id, state: "DELETED" };
  },

  // The emulator installs no integrations, so that none can act on a deployment.
  updateDeploymentIntegrationAction({ deploymentId, integrationConfigurationId }, context) {
    findDeployment(context, deploymentId);
    throw notFound(`Integration configuration ${integrationConfigurationId}`);
  },
};
