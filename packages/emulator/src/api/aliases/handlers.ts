import type { Operations } from "@slipway/aliases/contract";
import type { Context } from "../../domain/accounts/context.ts";
import { deploymentTable } from "../../domain/deployments/tables.ts";
import { about, happened } from "../../domain/events/record-event.ts";
import { aliasHappenings } from "../../domain/hosts/alias-event-types.ts";
import { type AliasRow, aliasTable } from "../../domain/hosts/alias-tables.ts";
import { checkProductionName, findAlias } from "../../domain/hosts/find-alias.ts";
import { findDeployment } from "../../domain/hosts/find-deployment.ts";
import { pointAlias } from "../../domain/hosts/point-alias.ts";
import { isProduction } from "../../domain/hosts/production.ts";
import { changedBypass } from "../../domain/hosts/protection-bypass.ts";
import { projectFilter } from "../../domain/projects/find-project.ts";
import { domainTable } from "../../domain/projects/tables.ts";
import { given } from "../../engine/omit-undefined.ts";
import { byMoment } from "../../engine/page.ts";
import { notFound } from "../../engine/platform-error.ts";
import type { Handlers } from "../../pipeline/handler.ts";
import { ofAccount, resource } from "../../pipeline/resource.ts";
import { having } from "../../store/rows.ts";
import { assignAlias } from "./assign.ts";
import { presentAlias } from "./present-alias.ts";

const aliases = resource(ofAccount(aliasTable, "aliasId", findAlias), {
  show: (alias, context) => presentAlias(context, alias),
  events: { deleted: aliasHappenings["alias-delete"] },
  told: ({ alias }) => ({ text: `the alias ${alias}`, payload: { alias } }),
});

export const aliasHandlers: Handlers<Operations> = {
  listDeploymentAliases({ id }, context) {
    const rows = context.rows(aliasTable).by("deployment", findDeployment(context, id).id);
    const shown = rows.map((row) => {
      const { uid, alias, origin, created, redirect = null, protectionBypass } = presentAlias(context, row);
      return { uid, alias, created, redirect, ...given({ origin, protectionBypass }) };
    });
    return { aliases: shown };
  },

  assignAlias,

  listAliases: aliases.list(byMoment, (shown, { pagination }) => ({ aliases: shown, pagination }), {
    only: ({ rollbackDeploymentId, projectId, domain }, context) => [
      ...having("alias", rollbackNames(context, rollbackDeploymentId)),
      ...having("project", projectFilter(context, projectId)),
      // A domain is a part of host names, not something that somebody has to have: of one without aliases the list is empty.
      ...having("domain", domain),
    ],
  }),

  getAlias({ idOrAlias, projectId, since, from, until }, context) {
    const alias = findAlias(context, idOrAlias);
    const within = projectFilter(context, projectId);
    if (within !== undefined && alias.projectId !== within) throw notFound("Alias");
    const { createdAt } = alias;
    const after = since ?? from;
    if ((after !== undefined && createdAt <= after) || (until !== undefined && createdAt >= until))
      throw notFound("Alias");
    return presentAlias(context, alias);
  },

  deleteAlias: aliases.remove(
    () => ({ status: "SUCCESS" }),
    (alias, _, context) => checkProductionName(context, alias.alias, alias),
  ),

  updateUrlProtectionBypass({ id, ...wish }, context) {
    const alias = findUrl(context, id);
    const protectionBypass = changedBypass(context, alias.protectionBypass ?? {}, wish);
    context.rows(aliasTable).change(alias.id, { protectionBypass });
    const revoked = "revoke" in wish && wish.revoke !== undefined && !wish.revoke.regenerate;
    happened(
      context,
      aliasHappenings[revoked ? "alias-protection-bypass-revoked" : "alias-protection-bypass-created"],
      {
        text: `${context.scope.user.username} changed the protection bypass of ${alias.alias}`,
        ...about(aliasTable, alias),
      },
    );
    return { protectionBypass };
  },
};

/** An alias, or for a deployment's id or host the URL of its own, which becomes an alias by it. */
function findUrl(context: Context, id: string): AliasRow {
  const rows = context.rows(deploymentTable);
  if (!rows.get(id) && rows.count("host", context.hosts.normalize(id)) === 0) return findAlias(context, id);
  const deployment = findDeployment(context, id);
  return pointAlias(context, deployment.host, deployment, context.scope.user.id);
}

/** The names that a rollback to the deployment would move. */
function rollbackNames(context: Context, deploymentId: string | undefined): Set<string> | undefined {
  if (deploymentId === undefined) return undefined;
  const { projectId } = findDeployment(context, deploymentId);
  const domains = context.rows(domainTable).by("project", projectId).filter(isProduction);
  return new Set(domains.map(({ name }) => name));
}
