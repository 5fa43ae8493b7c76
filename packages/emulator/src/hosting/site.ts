import type { Services } from "../engine/services.ts";
import { aliasTable } from "../groups/aliases/tables.ts";
import { builtEnv } from "../groups/deployments/ports/built-env.ts";
import { deploymentAt, ownName } from "../groups/deployments/ports/deployment-at.ts";
import type { DeployedFile, DeploymentRow } from "../groups/deployments/tables.ts";
import { type DomainRow, domainTable, projectTable } from "../groups/projects/tables.ts";
import { sandboxAt } from "../groups/sandboxes/ports/sandbox-at.ts";
import { type DeployedSite, deployedSite, type Place } from "./deployed-site.ts";
import { handled, handlerOf } from "./handlers.ts";
import { platformPage } from "./pages.ts";
import { protect, withoutPass } from "./protection/protect.ts";
import { type Routed, runRoutes } from "./routing/run-routes.ts";
import { within } from "./routing/within.ts";
import { servePort } from "./sandbox-port.ts";
import { serveFile } from "./serve-file.ts";

/** What answered a request for a site. */
export type ServingStep =
  /** The host is a domain or an alias that leads to another one. */
  | "domain-redirect"
  /** No deployment, none that is ready, or one whose project is paused. */
  | "no-deployment"
  | "paused"
  | "not-ready"
  /** The deployment is protected: the visitor is refused, or gets a cookie for what was shown. */
  | "protection"
  /** The deployment: a redirect of its, a file, its own or the platform's page for what is not there. */
  | "redirect"
  | "file"
  | "not-found"
  /** A route of the deployment: an answer without a body, another site, or patterns without end. */
  | "status"
  | "elsewhere"
  | "too-slow"
  /** A process of a sandbox, on one of its ports. */
  | "sandbox"
  /** What the emulator's user has put behind the project. */
  | "handler"
  /** A function of a build would answer, and is not run. */
  | "function"
  /** Files are served to GET and HEAD only. */
  | "method"
  /** A planned fault answered instead. */
  | "fault";

/** An answer of a site, and how it came about. */
export interface Served {
  readonly response: Response;
  readonly step: ServingStep;
  readonly deploymentId?: string;
  /** What code behind the project has thrown, as it would stand in a log. */
  readonly thrown?: string;
}

/** Answers a request for what is deployed under a host name, in lower case. */
export async function serveSite(request: Request, hostname: string, services: Services): Promise<Served> {
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
    const location = `${hosts.origin(redirect.target)}${pathname}${search}`;
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
  return { deploymentId, ...(await serveDeployment(request, host, deployment, services)) };
}

async function serveDeployment(
  request: Request,
  host: string,
  deployment: DeploymentRow,
  services: Services,
): Promise<Served> {
  const site = await deployedSite(services, deployment);
  const url = withoutPass(new URL(request.url));
  const { method, headers } = request;
  const requested = { method, host, headers, query: url.searchParams, path: url.pathname };
  const routed = within(() => runRoutes(site.routes, requested, site.lookup));
  if (!routed) {
    const sentence = "The patterns of the deployment's routes take too long for this path.";
    return { step: "too-slow", response: platformPage(508, "INFINITE_LOOP_DETECTED", sentence) };
  }
  const served = await answerRouted(routed.result, { request, url, site, deployment, services });
  for (const [name, value] of Object.entries(routed.result.headers)) served.response.headers.set(name, value);
  return served;
}

interface Asking {
  readonly request: Request;
  readonly url: URL;
  readonly site: DeployedSite;
  readonly deployment: DeploymentRow;
  readonly services: Services;
}

async function answerRouted(routed: Routed<Place>, asking: Asking): Promise<Served> {
  const { request, url, site, deployment, services } = asking;
  switch (routed.kind) {
    case "redirect": {
      const location = withQuery(routed.location, url.searchParams);
      return { step: "redirect", response: new Response(null, { status: routed.status, headers: { location } }) };
    }
    case "status":
      return {
        step: "status",
        response: platformPage(routed.status, "ROUTE_STATUS", "A route of the deployment answers so."),
      };
    case "elsewhere": {
      const sentence = `A rewrite leads to ${new URL(routed.url).origin}. The emulator asks no other site.`;
      return { step: "elsewhere", response: platformPage(502, "ROUTER_EXTERNAL_TARGET_ERROR", sentence) };
    }
    case "found":
      if (routed.place.kind === "file") return serveFound(request, routed.place.file, routed.status, services);
  }
  const handler = handlerOf(services, deployment.projectId);
  if (handler) {
    try {
      const { id, host } = deployment;
      const visited = { id, url: host, env: builtEnv(services, deployment) };
      return { step: "handler", response: await handled(handler, request, routed.path + routed.search, visited) };
    } catch (error) {
      // As a function that throws: whoever visits the site is told that it failed, and whoever wrote it why.
      process.emitWarning(error instanceof Error ? error : String(error));
      const sentence = "The code behind the project has failed.";
      const thrown = error instanceof Error ? (error.stack ?? String(error)) : String(error);
      return { step: "handler", thrown, response: platformPage(500, "FUNCTION_INVOCATION_FAILED", sentence) };
    }
  }
  if (routed.kind === "found") {
    const sentence =
      "A function of the build answers here. The emulator runs none; emulator.serve puts one of yours behind the project.";
    return { step: "function", response: platformPage(501, "FUNCTION_NOT_RUN", sentence) };
  }
  const refused = refusedMethod(request);
  if (refused) return refused;
  const lost = site.lost;
  if (!lost) return { step: "not-found", response: platformPage(404, "NOT_FOUND", "The page could not be found.") };
  return { step: "not-found", response: serveFile(request, lost, 404, services.blobs) };
}

function serveFound(request: Request, file: DeployedFile, status: number | undefined, { blobs }: Services): Served {
  return (
    refusedMethod(request) ?? { step: "file", response: serveFile(request, file, status === 404 ? 404 : 200, blobs) }
  );
}

function refusedMethod({ method }: Request): Served | undefined {
  if (method === "GET" || method === "HEAD") return undefined;
  const sentence = "Files are served to GET and HEAD only.";
  return { step: "method", response: platformPage(405, "INVALID_REQUEST_METHOD", sentence, { allow: "GET, HEAD" }) };
}

/** A place with what the request asked for beside it, unless it says that itself. */
function withQuery(location: string, query: URLSearchParams): string {
  const [before = "", hash] = location.split("#", 2);
  const [path = "", search = ""] = before.split("?", 2);
  const all = new URLSearchParams(search);
  const own = new Set(all.keys());
  for (const [name, value] of query) if (!own.has(name)) all.append(name, value);
  const text = all.toString();
  return `${path}${text === "" ? "" : `?${text}`}${hash === undefined ? "" : `#${hash}`}`;
}

function redirectOf({ rows }: Services, host: string): { target: string; status: number } | undefined {
  const domain = rows(domainTable)
    .by("name", host)
    .find((entry: DomainRow) => entry.verified && entry.redirect);
  if (domain?.redirect) return { target: domain.redirect, status: domain.redirectStatusCode ?? 307 };
  const alias = rows(aliasTable).by("alias", host)[0];
  return alias?.redirect ? { target: alias.redirect, status: 307 } : undefined;
}
