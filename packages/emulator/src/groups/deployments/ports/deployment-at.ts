import type { Services } from "../../../engine/services.ts";
import { aliasTable } from "../../aliases/tables.ts";
import { type DeploymentRow, deploymentTable } from "../tables.ts";

/** The deployment that a host name leads to: by alias, or by its own name. */
export function deploymentAt(services: Pick<Services, "hosts" | "rows">, host: string): DeploymentRow | undefined {
  const { rows } = services;
  const name = ownName(services, host);
  const alias = rows(aliasTable).by("alias", name)[0];
  if (alias?.deploymentId) return rows(deploymentTable).get(alias.deploymentId);
  return rows(deploymentTable).by("host", name)[0];
}

/** What `site.vercel.app` is here, `site.<base domain>`, unless an alias has that very name. */
export function ownName({ rows, hosts }: Pick<Services, "hosts" | "rows">, host: string): string {
  return rows(aliasTable).by("alias", host).length > 0 ? host : hosts.here(host);
}
