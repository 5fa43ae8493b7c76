import type { Services } from "../../engine/services.ts";
import type { Right } from "../accounts/access/rights.ts";
import type { Context } from "../accounts/scope.ts";
import { requireVisible } from "../accounts/visible-rows.ts";
import { type DeploymentRow, deploymentTable } from "../deployments/tables.ts";
import { aliasTable } from "./alias-tables.ts";

type Parts = Pick<Services, "hosts" | "rows">;

export function deploymentAt(services: Parts, host: string): DeploymentRow | undefined {
  const { rows } = services;
  const name = ownName(services, host);
  const alias = rows(aliasTable).first("alias", name);
  if (alias?.deploymentId) return rows(deploymentTable).get(alias.deploymentId);
  return rows(deploymentTable).first("host", name);
}

/** The stored spelling of a host, such as `site.localhost` for `site.vercel.app`. */
export function ownName({ rows, hosts }: Parts, host: string): string {
  const isAlias = (name: string) => rows(aliasTable).count("alias", name) > 0;
  if (isAlias(host) || rows(deploymentTable).count("host", host) > 0) return host;
  return hosts.spellings(host).find(isAlias) ?? hosts.here(host);
}

export function aliasOrigin(parts: Parts, alias: string): string {
  const short = parts.hosts.here(alias);
  return parts.hosts.origin(ownName(parts, short) === alias ? short : alias);
}

/** Finds a visible deployment by ID, URL or alias. Throws as `requireVisible` does. */
export function findDeployment(context: Context, idOrUrl: string, needs?: readonly Right[]): DeploymentRow {
  const { rows, hosts } = context;
  const deployment = rows(deploymentTable).get(idOrUrl) ?? deploymentAt(context, hosts.normalize(idOrUrl));
  return requireVisible(context, deploymentTable, deployment, needs);
}
