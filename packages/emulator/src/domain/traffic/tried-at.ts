import type { Services } from "../../engine/services.ts";
import { type ProjectRow, projectTable } from "../projects/tables.ts";
import { type Rule, routeVersions } from "./project-routes.ts";
import { type Redirect, redirectVersions } from "./redirects.ts";

/** What a host shows at which a draft is tried: the project in production, with the draft in the place of what is live. */
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
