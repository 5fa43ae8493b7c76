import type { Operations } from "@slipway/aliases/contract";
import { requireRight } from "../../domain/accounts/access/require-right.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import type { DeploymentRow } from "../../domain/deployments/tables.ts";
import { recordChange } from "../../domain/events/record-event.ts";
import { aliasEventTypes } from "../../domain/hosts/alias-event-types.ts";
import { aliasTable } from "../../domain/hosts/alias-tables.ts";
import { wildcardOf } from "../../domain/hosts/certificate-of.ts";
import { aliasOrigin, findDeployment } from "../../domain/hosts/deployment-at.ts";
import { checkProductionName } from "../../domain/hosts/find-alias.ts";
import { holdersOf, isAnothers, isPlatformsName } from "../../domain/hosts/host-names.ts";
import { pointAlias } from "../../domain/hosts/point-alias.ts";
import { domainState } from "../../domain/names/domain-config.ts";
import { certTable, domainOf } from "../../domain/names/domain-tables.ts";
import { requireUnheld } from "../../domain/sites/check-runs.ts";
import { apexOf, isFullHostName } from "../../engine/addresses/domain-name.ts";
import type { Hosts } from "../../engine/addresses/hosts.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { invalid, refuse } from "../../engine/platform-error.ts";
import type { Handler } from "../../pipeline/handler.ts";

type AssignAlias = Operations["assignAlias"];

export const assignAlias: Handler<AssignAlias["input"], AssignAlias["output"]> = ({ id, alias, redirect }, context) => {
  const { rows, scope, hosts } = context;
  const deployment = findDeployment(context, rows(aliasTable).get(id)?.deploymentId ?? id);
  if (!alias) throw invalid("`alias` is missing");
  const name = hostIn("alias", alias, hosts);
  const target = redirect && hostIn("redirect", redirect, hosts);
  const { readyState: state } = deployment;
  if (state === "ERROR" || state === "CANCELED") throw refuse("alias_deployment_failed", { id: deployment.id, state });
  if (state !== "READY") throw refuse("alias_deployment_not_ready", { id: deployment.id, state });
  requireUnheld(context, deployment, "deployment-alias");
  checkHolders(context, name, deployment);
  if (!hosts.isOwn(name) && domainState(context, name).isRefused) checkCertificate(context, name, deployment);
  const before = rows(aliasTable).by("alias", name)[0];
  checkProductionName(context, name, deployment);
  if (before?.deploymentId === deployment.id && redirect === undefined)
    throw refuse("alias_assigned_already", { uid: before.id, alias: name, deploymentId: deployment.id });
  const assigned = pointAlias(context, name, deployment, scope.user.id);
  if (redirect !== undefined) rows(aliasTable).change(assigned.id, { redirect: target ?? null });
  recordChange(context, aliasEventTypes.alias, aliasTable, assigned, `assigned ${name} to ${deployment.host}`, {
    payload: { alias: name, deploymentId: deployment.id },
  });
  const created = new Date(assigned.createdAt).toISOString();
  const origin = aliasOrigin(context, name);
  return {
    uid: assigned.id,
    alias: name,
    origin,
    created,
    ...omitUndefined({ oldDeploymentId: before?.deploymentId ?? undefined }),
  };
};

function hostIn(member: string, text: string, hosts: Hosts): string {
  const name = hosts.normalize(text);
  if (isFullHostName(name) && !hosts.isTooDeep(name)) return name;
  throw refuse("alias_invalid", { member, name: text });
}

/** Throws 400 where the account has no certificate in force for a name that the platform can get none for. */
function checkCertificate({ rows, clock }: Context, name: string, { accountId }: DeploymentRow): void {
  const certs = [name, wildcardOf(name)].flatMap((each) => rows(certTable).by("name", each));
  const own = certs.filter((cert) => cert.accountId === accountId);
  if (own.some(({ expiresAt }) => expiresAt > clock.now())) return;
  throw refuse(own.length > 0 ? "alias_certificate_expired" : "alias_certificate_missing", { alias: name });
}

/** Throws 403 for a name that others hold, and 404 for one of a domain that nobody has added; it is taken away only by who may deploy where it leads to. */
function checkHolders(context: Context, name: string, { accountId, projectId }: DeploymentRow): void {
  if (isPlatformsName(context, name)) throw refuse("alias_of_the_platform", { alias: name });
  if (isAnothers(context, name, accountId)) throw refuse("alias_of_another_account", { alias: name });
  if (!context.hosts.isOwn(name) && domainOf(context, name)?.accountId !== accountId)
    throw refuse("alias_domain_not_found", { domain: apexOf(name) });
  for (const holder of holdersOf(context, name)) {
    if (holder.by === "alias") {
      requireRight(context, "deploy", holder);
      checkProductionName(context, name, holder);
    } else if (holder.by === "deployment" || holder.projectId !== projectId) {
      throw refuse("alias_elsewhere", { alias: name });
    }
  }
}
