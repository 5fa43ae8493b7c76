import type { Operations } from "@slipway/aliases/contract";
import type { Context } from "../../domain/accounts/context.ts";
import { foundInReach } from "../../domain/accounts/reach.ts";
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
import { pageOf } from "../../engine/page.ts";
import { notFound } from "../../engine/platform-error.ts";
import type { Handlers } from "../../pipeline/handler.ts";
import { having } from "../../store/rows.ts";
import { assignAlias } from "./assign.ts";
import { presentAlias } from "./present-alias.ts";

export const aliasHandlers: Handlers<Operations> = {
  listDeploymentAliases({ id }, context) {
    const deployment = findDeployment(context, id);
    const aliases = context
      .rows(aliasTable)
      .by("deployment", deployment.id)
      .map((alias) => {
        const { uid, alias: name, origin, created, redirect = null, protectionBypass } = presentAlias(context, alias);
        return {
          uid,
          alias: name,
          ...given({ origin }),
          created,
          redirect,
          ...(protectionBypass ? { protectionBypass } : {}),
        };
      });
    return { aliases };
  },

  assignAlias,

  listAliases(input, context) {
    const rollback = rollbackNames(context, input.rollbackDeploymentId);
    const projectId = projectFilter(context, input.projectId);
    const found = foundInReach(context, aliasTable, [
      ...having("project", projectId),
      ...having("alias", rollback),
      // A domain is a part of host names, not something that somebody has to have: of one without aliases the list is empty.
      ...having("domain", input.domain),
    ]);
    const { items, pagination } = pageOf(found, {
      limit: input.limit,
      until: input.until,
      since: input.since ?? input.from,
    });
    return { aliases: items.map((alias) => presentAlias(context, alias)), pagination };
  },

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

  deleteAlias({ aliasId }, context) {
    const alias = findAlias(context, aliasId);
    checkProductionName(context, alias.alias, alias);
    context.rows(aliasTable).remove(alias.id);
    happened(context, aliasHappenings["alias-delete"], {
      text: `${context.scope.user.username} deleted the alias ${alias.alias}`,
      ...about(aliasTable, alias),
      payload: { alias: alias.alias },
    });
    return { status: "SUCCESS" };
  },

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
  return new Set(
    context
      .rows(domainTable)
      .by("project", projectId)
      .filter(isProduction)
      .map(({ name }) => name),
  );
}
