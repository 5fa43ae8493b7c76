import { appRoutes } from "../../domain/deployments/microfrontends.ts";
import { normalPath } from "../../domain/deployments/routing/normal-path.ts";
import { matchWithinTime } from "../../domain/deployments/routing/within.ts";
import { appsOf, isDefaultApp } from "../../domain/projects/microfrontends.ts";
import { deploymentBeside, groupOf } from "../../domain/sites/microfrontends.ts";
import { platformPage } from "../pages.ts";
import { withoutPass } from "../protection/protect.ts";
import { answers, type Decision, type Visit } from "../visit.ts";
import { projectFirewall } from "./firewall.ts";

/**
 * Leads a visitor of a group's default app to the app whose path it is, as the `microfrontends.json` of the deployment says that serves
 * there. The other one's file is not asked, so that no apps lead in a circle. Its firewall is, and not its protection:
 * https://vercel.com/docs/microfrontends/managing-microfrontends/security, 2026-06-25.
 */
export function microfrontends(visit: Visit): Decision | undefined {
  const { project, deployment, services, notes } = visit;
  const group = project && isDefaultApp(project) ? groupOf(services, project) : undefined;
  if (!group || !deployment?.microfrontends) return undefined;
  const routes = appRoutes(deployment.microfrontends);
  const path = normalPath(withoutPass(visit.url).pathname);
  const match = matchWithinTime(() => routes.find((route) => route.fits(path)));
  if (!match) {
    const why = "The path expressions of microfrontends.json take too long for this path.";
    return answers("too-slow", why, () => platformPage(508, "INFINITE_LOOP_DETECTED", why));
  }
  if (!match.result) return undefined;
  const says = `${match.result.path} in microfrontends.json is ${match.result.app}'s`;
  const app = appsOf(services, group.id).find(({ name }) => name === match.result?.app);
  const { microfrontends: part } = app?.settings ?? {};
  if (
    !app ||
    !part?.enabled ||
    ("doNotRouteWithMicrofrontendsRouting" in part && part.doNotRouteWithMicrofrontendsRouting)
  ) {
    const why = `${says}, and ${app ? "that is left out of the routing" : "no project of the group is called so"}: ${project?.name} answers.`;
    notes.push({ step: "microfrontends", why });
    return undefined;
  }
  const target = deploymentBeside(services, group, deployment, app);
  if (!target) {
    const why = `${says}, which has no deployment here, nor in the fallback environment ${group.fallbackEnvironment}.`;
    return answers("microfrontends", why, () => platformPage(400, "MICROFRONTENDS_MISSING_FALLBACK_ERROR", why));
  }
  notes.push({ step: "microfrontends", why: `${says}: its deployment ${target.host} answers.` });
  Object.assign(visit, { project: app, deployment: target, tried: undefined });
  // A paused project answers so before its deployment does, as at its own host.
  return app.paused ? undefined : projectFirewall(visit);
}
