import type { Services } from "../../engine/services.ts";
import { type ProjectRow, projectTable } from "../projects/tables.ts";
import { routeVersions } from "./project-routes.ts";
import { redirectVersions } from "./redirects.ts";
import type { Redirect, Rule } from "./tables.ts";

export interface Tried {
  readonly project: ProjectRow;
  readonly drafts: { readonly redirects?: readonly Redirect[]; readonly rules?: readonly Rule[] };
}

export function triedAt(services: Services, host: string): Tried | undefined {
  const redirects = redirectVersions.triedAt(services, host);
  const rules = redirects ? undefined : routeVersions.triedAt(services, host);
  const project = services.rows(projectTable).get((redirects ?? rules)?.projectId ?? "");
  if (!project) return undefined;
  return {
    project,
    drafts: { ...(redirects && { redirects: redirects.items }), ...(rules && { rules: rules.items }) },
  };
}
