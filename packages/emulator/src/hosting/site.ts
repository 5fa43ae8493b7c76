import { asLocation, isOfConnection } from "../domain/deployments/routing/header-text.ts";
import { renderThrown } from "../domain/deployments/site-handlers.ts";
import { isOfProduction } from "../domain/deployments/tables.ts";
import { aliasTable } from "../domain/hosts/alias-tables.ts";
import { deploymentAt, ownName } from "../domain/hosts/deployment-at.ts";
import { productionDeployment } from "../domain/hosts/production.ts";
import { type DomainRow, domainTable, projectTable } from "../domain/projects/tables.ts";
import { sandboxAt, terminalAt } from "../domain/sandboxes/sandbox-at.ts";
import { triedAt } from "../domain/traffic/tried-at.ts";
import { ConnectionCut } from "../engine/faults/inject.ts";
import { omitUndefined } from "../engine/omit-undefined.ts";
import type { Services } from "../engine/services.ts";
import { platformPage, redirectPage, withStatus } from "./pages.ts";
import { protect } from "./protection/protect.ts";
import { servePort } from "./sandbox-port.ts";
import { serveDeployment } from "./serve-deployment.ts";
import type { Served } from "./served.ts";
import { bulkRedirect } from "./steps/bulk-redirect.ts";
import { platformFirewall, projectFirewall } from "./steps/firewall.ts";
import { microfrontends } from "./steps/microfrontends.ts";
import { projectRoute } from "./steps/project-route.ts";
import { rollout } from "./steps/rollout.ts";
import { answers, type Decision, type Step, type Visit } from "./visit.ts";

/**
 * Steps of a request, in order, until one decides: https://vercel.com/docs/routing, 2026-08-11. That protection is asked
 * before a project's own rules is from the pages on the firewall (2026-11-23).
 */
const steps: readonly Step[] = [
  sandboxPort,
  sandboxTerminal,
  domainRedirect,
  findDeployment,
  pausedProject,
  platformFirewall,
  protect,
  projectFirewall,
  unfinished,
  microfrontends,
  // The project may be another one now.
  pausedProject,
  rollout,
  bulkRedirect,
  projectRoute,
];

export async function decide(visit: Visit): Promise<Decision> {
  for (const step of steps) {
    const pending = step(visit);
    // Most steps decide nothing, and at once.
    const decision = pending && (await pending);
    if (decision) return decision;
  }
  return serveDeployment(visit);
}

/** A request for what is deployed under a host name, in lower case, as the steps see it. */
export function visitOf(request: Request, hostname: string, services: Services, id: string): Visit {
  return {
    request,
    id,
    host: ownName(services, hostname),
    services,
    at: services.clock.now(),
    isExplained: false,
    url: new URL(request.url),
    headers: request.headers,
    changes: [],
    notes: [],
  };
}

/** Answers a request. What goes wrong in doing so is an answer as well: a deployment's texts never end a visitor's request. */
export async function serveSite(visit: Visit): Promise<Served> {
  const { request, services, changes, notes } = visit;
  try {
    const { step, why, answer } = await decide(visit);
    const answered = await answer();
    const response = withStatus(answered.response, visit.status);
    const { headers } = response;
    for (const { op, name, value } of changes.filter((change) => !isOfConnection(change.name)))
      op === "delete" ? headers.delete(name) : headers[op](name, value);
    if (isUnindexed(visit) && !headers.has("x-robots-tag")) headers.set("x-robots-tag", "noindex");
    return {
      step,
      why,
      notes,
      ...omitUndefined({ deploymentId: visit.deployment?.id, verdict: visit.verdict }),
      ...answered,
      response,
    };
  } catch (error) {
    if (request.signal.aborted || services.closing.aborted || error instanceof ConnectionCut) throw error;
    return { ...omitUndefined({ deploymentId: visit.deployment?.id }), ...failed(error) };
  }
}

/** Previews are for no search engine, but for domains of one's own: https://vercel.com/guides/are-vercel-preview-deployment-indexed-by-search-engines, 2024-03-06. */
function isUnindexed({ deployment, host, services }: Visit): boolean {
  return deployment !== undefined && !isOfProduction(deployment) && host.endsWith(`.${services.hosts.baseDomain}`);
}

function failed(error: unknown): Served {
  const thrown = renderThrown(error);
  const sentence = `The emulator failed: ${error instanceof Error ? error.message : thrown}`;
  return { step: "failed", thrown, response: platformPage(500, "INTERNAL_SERVER_ERROR", sentence) };
}

function sandboxPort({ request, host, services }: Visit): Decision | undefined {
  const sandbox = sandboxAt(services, host);
  if (!sandbox) return undefined;
  // A program may never answer, and the emulator does not wait for it when it closes.
  const signal = AbortSignal.any([request.signal, services.closing]);
  const answer = async () => ({ response: await servePort(request, sandbox, signal) });
  return { step: "sandbox", why: "The host is a port of a sandbox.", answer };
}

function sandboxTerminal({ host, url, services }: Visit): Decision | undefined {
  if (!terminalAt(services, host)) return undefined;
  // The platform's command line asks for it before it opens a WebSocket.
  const isHealth = url.pathname === "/health";
  const how = "A terminal is opened by a WebSocket, with the token that came with this address.";
  const response = isHealth
    ? new Response("ready\n")
    : platformPage(426, "SANDBOX_TERMINAL", how, { upgrade: "websocket" });
  return { step: "sandbox", why: "The host is a sandbox's terminal.", answer: async () => ({ response }) };
}

function domainRedirect({ host, url, services }: Visit): Decision | undefined {
  const redirect = redirectOf(services, host);
  if (!redirect) return undefined;
  const { target, status } = redirect;
  const location = asLocation(`${services.hosts.origin(target)}${url.pathname}${url.search}`);
  const response = () => redirectPage(status, location);
  return answers("domain-redirect", `The host ${host} leads to ${target}.`, response);
}

function findDeployment(visit: Visit): Decision | undefined {
  const { services, host, request } = visit;
  const tried = triedAt(services, host);
  const deployment = tried ? productionDeployment(services, tried.project) : deploymentAt(services, host);
  if (!deployment) {
    const why = `Nothing is deployed under ${new URL(request.url).hostname}.`;
    return answers("no-deployment", why, () => platformPage(404, "DEPLOYMENT_NOT_FOUND", why));
  }
  const project = services.rows(projectTable).get(deployment.projectId);
  Object.assign(visit, { deployment }, omitUndefined({ project, tried: tried?.drafts }));
  return undefined;
}

function pausedProject({ project }: Visit): Decision | undefined {
  if (!project?.paused) return undefined;
  const why = `The project ${project.name} is paused.`;
  return answers("paused", why, () => platformPage(503, "DEPLOYMENT_PAUSED", why));
}

function unfinished({ deployment }: Visit): Decision | undefined {
  if (deployment?.readyState === "READY") return undefined;
  const why = `The deployment is ${deployment?.readyState}; try again when it is READY.`;
  return answers("not-ready", why, () => platformPage(404, "DEPLOYMENT_NOT_READY", why));
}

function redirectOf({ rows }: Services, host: string): { target: string; status: number } | undefined {
  const domain = rows(domainTable)
    .by("name", host)
    .find((entry: DomainRow) => entry.verified && entry.redirect);
  if (domain?.redirect) return { target: domain.redirect, status: domain.redirectStatusCode ?? 307 };
  const alias = rows(aliasTable).first("alias", host);
  return alias?.redirect ? { target: alias.redirect, status: 307 } : undefined;
}
