import type { Operations } from "@slipway/aliases/contract";
import { can } from "../../domain/accounts/access/require-right.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import { userTable } from "../../domain/accounts/tables.ts";
import { deploymentTable } from "../../domain/deployments/tables.ts";
import { recordChange } from "../../domain/events/record-event.ts";
import { aliasEventTypes } from "../../domain/hosts/alias-event-types.ts";
import { type Alias, type AliasRow, aliasTable } from "../../domain/hosts/alias-tables.ts";
import { aliasOrigin, findDeployment } from "../../domain/hosts/deployment-at.ts";
import { checkProductionName, findAlias } from "../../domain/hosts/find-alias.ts";
import { pointAlias } from "../../domain/hosts/point-alias.ts";
import { changeBypass } from "../../domain/hosts/protection-bypass.ts";
import { projectFilter } from "../../domain/projects/find-project.ts";
import { isProduction } from "../../domain/projects/production-domain.ts";
import { domainTable } from "../../domain/projects/tables.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { byMoment } from "../../engine/page.ts";
import { pick } from "../../engine/pick.ts";
import { requireFound } from "../../engine/platform-error.ts";
import { also, type Group, group, needs } from "../../pipeline/group.ts";
import { ofAccount, resource } from "../../pipeline/resource.ts";
import { having } from "../../store/rows.ts";
import { assignAlias } from "./assign.ts";

const aliases = resource(ofAccount(aliasTable, "aliasId", findAlias), {
  present: (alias, context) => presentAlias(context, alias),
  events: { deleted: aliasEventTypes["alias-delete"] },
  details: ({ alias }) => ({ text: `the alias ${alias}`, payload: { alias } }),
});

function findUrl(context: Context, id: string): AliasRow {
  const rows = context.rows(deploymentTable);
  if (!rows.get(id) && rows.count("host", context.hosts.normalize(id)) === 0) return findAlias(context, id);
  const deployment = findDeployment(context, id);
  return pointAlias(context, deployment.host, deployment, context.scope.user.id);
}

function rollbackNames(context: Context, deploymentId: string | undefined): Set<string> | undefined {
  if (deploymentId === undefined) return undefined;
  const { projectId } = findDeployment(context, deploymentId);
  const domains = context.rows(domainTable).by("project", projectId).filter(isProduction);
  return new Set(domains.map(({ name }) => name));
}

function presentAlias(context: Context, record: AliasRow): Alias {
  const { rows } = context;
  const deployment = record.deploymentId === null ? undefined : rows(deploymentTable).get(record.deploymentId);
  const creator = rows(userTable).get(record.creatorId);
  return {
    ...pick(record, "alias", "createdAt", "updatedAt", "deploymentId", "projectId", "redirect"),
    uid: record.id,
    origin: aliasOrigin(context, record.alias),
    created: new Date(record.createdAt).toISOString(),
    ...omitUndefined({
      creator: creator && { uid: creator.id, email: creator.email, username: creator.username },
      deployment: deployment && { id: deployment.id, url: deployment.host },
      protectionBypass: can(context, "protection", record) ? record.protectionBypass : undefined,
    }),
  };
}

const ofProduction = also(
  "deploy.production",
  "the name leads to production, or is one of the project's production domains",
);

export const aliasGroup: Group = group<Operations>({
  handlers: {
    listDeploymentAliases({ id }, context) {
      const rows = context.rows(aliasTable).by("deployment", findDeployment(context, id).id);
      const views = rows.map((row) => {
        const { uid, alias, origin, created, redirect = null, protectionBypass } = presentAlias(context, row);
        return { uid, alias, created, redirect, ...omitUndefined({ origin, protectionBypass }) };
      });
      return { aliases: views };
    },

    assignAlias,

    listAliases: aliases.list(byMoment, (views, page) => ({ aliases: views, ...page }), {
      where: ({ rollbackDeploymentId, projectId, domain }, context) => [
        ...having("alias", rollbackNames(context, rollbackDeploymentId)),
        ...having("project", projectFilter(context, projectId)),
        // A domain is a part of host names, not something that somebody has to have: of one without aliases the list is empty.
        ...having("domain", domain),
      ],
    }),

    getAlias({ idOrAlias, projectId, since, from, until }, context) {
      const alias = findAlias(context, idOrAlias);
      const within = projectFilter(context, projectId);
      requireFound(within === undefined || alias.projectId === within, "Alias");
      const { createdAt } = alias;
      const after = since ?? from ?? Number.NEGATIVE_INFINITY;
      requireFound(createdAt > after && createdAt < (until ?? Number.POSITIVE_INFINITY), "Alias");
      return presentAlias(context, alias);
    },

    deleteAlias: aliases.remove(
      () => ({ status: "SUCCESS" }),
      (alias, _, context) => checkProductionName(context, alias.alias, alias),
    ),

    updateUrlProtectionBypass({ id, ...input }, context) {
      const alias = findUrl(context, id);
      const protectionBypass = changeBypass(context, alias.protectionBypass ?? {}, input);
      context.rows(aliasTable).change(alias.id, { protectionBypass });
      const revoked = "revoke" in input && input.revoke !== undefined && !input.revoke.regenerate;
      const type = revoked ? "alias-protection-bypass-revoked" : "alias-protection-bypass-created";
      const change = `changed the protection bypass of ${alias.alias}`;
      recordChange(context, aliasEventTypes[type], aliasTable, alias, change);
      return { protectionBypass };
    },
  },
  access: {
    assignAlias: needs("deploy", ofProduction),
    deleteAlias: needs("deploy", ofProduction),
    updateUrlProtectionBypass: "protection",
  },
  eventTypes: aliasEventTypes,
});
