import { asLocation } from "../../domain/deployments/routing/header-text.ts";
import { normalPath } from "../../domain/deployments/routing/normal-path.ts";
import { RedirectFileError } from "../../domain/traffic/read-redirects.ts";
import { indexOf, type RedirectIndex, redirectOf, redirectVersions, statusOf } from "../../domain/traffic/redirects.ts";
import type { Redirect } from "../../domain/traffic/tables.ts";
import { deployedSite } from "../deployed-site.ts";
import { withoutPass } from "../protection/protect.ts";
import { answers, type Decision, type Visit } from "../visit.ts";
import { withQuery } from "../with-query.ts";

const indexes = new WeakMap<readonly Redirect[], RedirectIndex>();

/** The project's bulk redirects, and then those that the deployment has brought along (that order is chosen). */
export async function bulkRedirect(visit: Visit): Promise<Decision | undefined> {
  const { project, deployment, services, tried } = visit;
  if (!project || !deployment) return undefined;
  const items = tried?.redirects ?? redirectVersions.live(services, project.id)?.items;
  if (!items && deployment.config?.bulkRedirectsPath === undefined) return undefined;
  const url = withoutPass(visit.url);
  const path = normalPath(url.pathname);
  const own = items && redirectOf(redirectIndexOf(items), path);
  const match =
    own ?? (deployment.config?.bulkRedirectsPath === undefined ? undefined : await ofDeployment(visit, path));
  if (!match) return undefined;
  const { source, destination, query, preserveQueryParams } = match;
  const target = query || preserveQueryParams ? withQuery(destination, url.searchParams) : destination;
  const why = `The bulk redirect of ${source} leads to ${destination}.`;
  const headers = { location: asLocation(target) };
  return answers("bulk-redirect", why, () => new Response(null, { status: statusOf(match), headers }));
}

async function ofDeployment({ deployment, services, notes }: Visit, path: string): Promise<Redirect | undefined> {
  try {
    const site = deployment && (await deployedSite(services, deployment));
    return site && redirectOf(await site.bulkRedirects(), path);
  } catch (error) {
    if (!(error instanceof RedirectFileError)) throw error;
    notes.push({ step: "bulk-redirect", why: error.message });
    return undefined;
  }
}

function redirectIndexOf(items: readonly Redirect[]): RedirectIndex {
  const index = indexes.get(items) ?? indexOf(items);
  indexes.set(items, index);
  return index;
}
