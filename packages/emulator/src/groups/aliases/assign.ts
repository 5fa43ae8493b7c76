import type { Operations } from "@slipway/aliases/contract";
import { requireRight } from "../../engine/access/there.ts";
import type { Context } from "../../engine/context.ts";
import { given } from "../../engine/given.ts";
import { about, happened } from "../../engine/happened.ts";
import type { Handler } from "../../engine/operation.ts";
import { badRequest, conflict, forbidden, PlatformError } from "../../engine/platform-error.ts";
import { findDeployment } from "../deployments/ports/find-deployment.ts";
import { type DeploymentRow, deploymentTable } from "../deployments/tables.ts";
import { domainTable } from "../projects/tables.ts";
import { checkProductionName } from "./find-alias.ts";
import { happenings } from "./happenings.ts";
import { pointAlias } from "./ports/point-alias.ts";
import { aliasTable } from "./tables.ts";

type AssignAlias = Operations["assignAlias"];

export const assignAlias: Handler<AssignAlias["input"], AssignAlias["output"]> = ({ id, alias, redirect }, context) => {
  const { rows, scope, hosts } = context;
  const deployment = findDeployment(context, id);
  if (!alias) throw badRequest("Invalid request: `alias` is missing");
  const name = hosts.normalize(alias);
  if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/.test(name)) {
    throw badRequest(`Invalid request: \`alias\`: "${alias}" is no host name`);
  }
  if (deployment.readyState !== "READY") {
    const message = `The deployment ${deployment.id} is ${deployment.readyState}; only one that is READY can have aliases`;
    throw new PlatformError(400, "deployment_not_ready", message);
  }
  checkRivals(context, name, deployment);
  const before = rows(aliasTable).by("alias", name)[0];
  // It is taken away from where it leads to.
  if (before) requireRight(context, "deploy", before);
  checkProductionName(context, name, deployment);
  if (before?.deploymentId === deployment.id && redirect === undefined) {
    throw conflict(
      `The alias ${name} is assigned to the deployment ${deployment.id} already`,
      "alias_already_assigned",
    );
  }
  const assigned = pointAlias(context, name, deployment, scope.user.id);
  if (redirect !== undefined) rows(aliasTable).change(assigned.id, { redirect: redirect && hosts.normalize(redirect) });
  happened(context, happenings.alias, {
    text: `${scope.user.username} assigned ${name} to ${deployment.host}`,
    ...about(aliasTable, assigned),
    payload: { alias: name, deploymentId: deployment.id },
  });
  const created = new Date(assigned.createdAt).toISOString();
  return { uid: assigned.id, alias: name, created, ...given({ oldDeploymentId: before?.deploymentId ?? undefined }) };
};

/** Throws 403 for a name that another account has, and 409 for one that belongs to another project or deployment. */
function checkRivals({ rows }: Context, name: string, deployment: DeploymentRow): void {
  const owner = rows(aliasTable).by("alias", name)[0]?.accountId;
  const domains = rows(domainTable)
    .by("name", name)
    .filter(({ verified }) => verified);
  if (
    (owner ?? deployment.accountId) !== deployment.accountId ||
    domains.some(({ accountId }) => accountId !== deployment.accountId)
  ) {
    throw forbidden(`The alias ${name} belongs to another account`);
  }
  const taken =
    domains.some(({ projectId }) => projectId !== deployment.projectId) ||
    rows(deploymentTable).by("host", name).length > 0;
  if (taken) throw conflict(`The alias ${name} is in use by another project or deployment`, "alias_in_use");
}
