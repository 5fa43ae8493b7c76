import type { Services } from "../engine/services.ts";
import { aliasTable } from "../groups/aliases/tables.ts";
import { deploymentAt, ownName } from "../groups/deployments/ports/deployment-at.ts";
import { type DeploymentRow, fileListTable } from "../groups/deployments/tables.ts";
import { type DomainRow, domainTable, projectTable } from "../groups/projects/tables.ts";
import { hasFunction, servedNames } from "./build-output.ts";
import { findFile } from "./find-file.ts";
import { platformPage } from "./pages.ts";
import { serveFile } from "./serve-file.ts";

/** What answered a request for a site. */
export type ServingStep =
  /** The host is a domain or an alias that leads to another one. */
  | "domain-redirect"
  /** No deployment, none that is ready, or one whose project is paused. */
  | "no-deployment"
  | "paused"
  | "not-ready"
  /** The deployment: its way of writing addresses, a file, its own or the platform's page for what is not there. */
  | "redirect"
  | "file"
  | "not-found"
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
}

/** Answers a request for what is deployed under a host name, in lower case. */
export async function serveSite(request: Request, hostname: string, services: Services): Promise<Served> {
  const { rows, hosts } = services;
  const host = ownName(services, hostname);
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
  if (readyState !== "READY") {
    const sentence = `The deployment is ${readyState}; try again when it is READY.`;
    return { step: "not-ready", deploymentId, response: platformPage(404, "DEPLOYMENT_NOT_READY", sentence) };
  }
  return { deploymentId, ...(await serveDeployment(request, deployment, services)) };
}

async function serveDeployment(request: Request, deployment: DeploymentRow, services: Services): Promise<Served> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    const sentence = "Files are served to GET and HEAD only.";
    return { step: "method", response: platformPage(405, "INVALID_REQUEST_METHOD", sentence, { allow: "GET, HEAD" }) };
  }
  const files = services.rows(fileListTable).get(deployment.id)?.files ?? [];
  const url = new URL(request.url);
  const prebuilt = deployment.config?.prebuilt ?? false;
  const names = prebuilt ? await servedNames(files, services.blobs) : new Map<string, string>();
  const found = await findFile(url.pathname, files, { root: deployment.root, names }, services.blobs);
  if (found.kind === "redirect") {
    const headers = { location: found.pathname + url.search };
    return { step: "redirect", response: new Response(null, { status: 308, headers }) };
  }
  if (prebuilt && found.kind === "missing" && hasFunction(url.pathname, files)) {
    const sentence = "A function of the build answers here. The emulator runs none.";
    return { step: "function", response: platformPage(501, "FUNCTION_NOT_RUN", sentence) };
  }
  if (!found.file) {
    const more = prebuilt
      ? " Of a build the emulator serves the static files; it follows no routes and runs no functions."
      : "";
    const response = platformPage(404, "NOT_FOUND", `The page could not be found.${more}`);
    return { step: "not-found", response };
  }
  const isFile = found.kind === "file";
  const response = serveFile(request, found.file, isFile ? 200 : 404, services.blobs);
  return { step: isFile ? "file" : "not-found", response };
}

function redirectOf({ rows }: Services, host: string): { target: string; status: number } | undefined {
  const domain = rows(domainTable)
    .by("name", host)
    .find((entry: DomainRow) => entry.verified && entry.redirect);
  if (domain?.redirect) return { target: domain.redirect, status: domain.redirectStatusCode ?? 307 };
  const alias = rows(aliasTable).by("alias", host)[0];
  return alias?.redirect ? { target: alias.redirect, status: 307 } : undefined;
}
