import { asLocation } from "../domain/deployments/routing/header-text.ts";
import { textOf } from "../domain/deployments/site-handlers.ts";
import { aliasTable } from "../domain/hosts/alias-tables.ts";
import { deploymentAt, ownName } from "../domain/hosts/deployment-at.ts";
import { type DomainRow, domainTable, projectTable } from "../domain/projects/tables.ts";
import { sandboxAt } from "../domain/sandboxes/sandbox-at.ts";
import { ConnectionCut } from "../engine/faults/inject.ts";
import type { Services } from "../engine/services.ts";
import { platformPage } from "./pages.ts";
import { protect } from "./protection/protect.ts";
import { servePort } from "./sandbox-port.ts";
import { serveDeployment } from "./serve-deployment.ts";
import type { Served } from "./served.ts";

/**
 * Answers a request for what is deployed under a host name, in lower case, by its ID. What goes wrong in doing so is an answer as well: a
 * deployment's texts never end a visitor's request.
 */
export async function serveSite(request: Request, hostname: string, services: Services, id: string): Promise<Served> {
  const met: Met = {};
  try {
    return await answerOf(request, hostname, services, { met, id });
  } catch (error) {
    if (request.signal.aborted || services.closing.aborted || error instanceof ConnectionCut) throw error;
    return { ...met, ...failed(error) };
  }
}

/** What is known of a request by the time that something fails. */
interface Met {
  deploymentId?: string;
}

function failed(error: unknown): Served {
  const thrown = textOf(error);
  const sentence = `The emulator failed: ${error instanceof Error ? error.message : thrown}`;
  return { step: "failed", thrown, response: platformPage(500, "INTERNAL_SERVER_ERROR", sentence) };
}

async function answerOf(
  request: Request,
  hostname: string,
  services: Services,
  { met, id }: { readonly met: Met; readonly id: string },
): Promise<Served> {
  const { rows, hosts } = services;
  const host = ownName(services, hostname);
  const sandbox = sandboxAt(services, host);
  if (sandbox) {
    // What a program answers may never come, and nobody waits for it once the emulator closes.
    const signal = AbortSignal.any([request.signal, services.closing]);
    return { step: "sandbox", response: await servePort(request, sandbox, signal) };
  }
  const redirect = redirectOf(services, host);
  if (redirect) {
    const { pathname, search } = new URL(request.url);
    const location = asLocation(`${hosts.origin(redirect.target)}${pathname}${search}`);
    return {
      step: "domain-redirect",
      response: new Response(null, { status: redirect.status, headers: { location } }),
    };
  }
  const deployment = deploymentAt(services, host);
  if (!deployment) {
    const response = platformPage(404, "DEPLOYMENT_NOT_FOUND", `Nothing is deployed under ${hostname}.`);
    return { step: "no-deployment", response };
  }
  const { id: deploymentId, readyState } = deployment;
  met.deploymentId = deploymentId;
  const project = rows(projectTable).get(deployment.projectId);
  if (project?.paused) {
    const response = platformPage(503, "DEPLOYMENT_PAUSED", `The project ${project.name} is paused.`);
    return { step: "paused", deploymentId, response };
  }
  const refused = project && (await protect(request, host, deployment, project, services));
  if (refused) return { step: "protection", deploymentId, response: refused };
  if (readyState !== "READY") {
    const sentence = `The deployment is ${readyState}; try again when it is READY.`;
    return { step: "not-ready", deploymentId, response: platformPage(404, "DEPLOYMENT_NOT_READY", sentence) };
  }
  return { deploymentId, ...(await serveDeployment(request, host, deployment, services, id)) };
}

function redirectOf({ rows }: Services, host: string): { target: string; status: number } | undefined {
  const domain = rows(domainTable)
    .by("name", host)
    .find((entry: DomainRow) => entry.verified && entry.redirect);
  if (domain?.redirect) return { target: domain.redirect, status: domain.redirectStatusCode ?? 307 };
  const alias = rows(aliasTable).by("alias", host)[0];
  return alias?.redirect ? { target: alias.redirect, status: 307 } : undefined;
}
