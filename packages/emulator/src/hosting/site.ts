import type { Services } from "../engine/services.ts";
import { aliasTable } from "../groups/aliases/tables.ts";
import { deploymentAt, ownName } from "../groups/deployments/deployment-at.ts";
import { type DeploymentRow, fileListTable } from "../groups/deployments/tables.ts";
import { type DomainRow, domainTable, projectTable } from "../groups/projects/tables.ts";
import { hasFunction, servedNames } from "./build-output.ts";
import { findFile } from "./find-file.ts";
import { platformPage } from "./pages.ts";
import { serveFile } from "./serve-file.ts";

/** Answers a request for what is deployed under a host name. */
export async function serveSite(request: Request, hostname: string, services: Services): Promise<Response> {
  const { rows, hosts } = services;
  const host = ownName(services, hostname.toLowerCase());
  const redirect = redirectOf(services, host);
  if (redirect) {
    const { pathname, search } = new URL(request.url);
    const location = `${hosts.origin(redirect.target)}${pathname}${search}`;
    return new Response(null, { status: redirect.status, headers: { location } });
  }
  const deployment = deploymentAt(services, host);
  if (!deployment) return platformPage(404, "DEPLOYMENT_NOT_FOUND", `Nothing is deployed under ${hostname}.`);
  const project = rows(projectTable).get(deployment.projectId);
  if (project?.paused) return platformPage(503, "DEPLOYMENT_PAUSED", `The project ${project.name} is paused.`);
  if (deployment.readyState !== "READY") {
    return platformPage(
      404,
      "DEPLOYMENT_NOT_READY",
      `The deployment is ${deployment.readyState}; try again when it is READY.`,
    );
  }
  return serveDeployment(request, deployment, services);
}

async function serveDeployment(request: Request, deployment: DeploymentRow, services: Services): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return platformPage(405, "INVALID_REQUEST_METHOD", "Files are served to GET and HEAD only.", {
      allow: "GET, HEAD",
    });
  }
  const files = services.rows(fileListTable).get(deployment.id)?.files ?? [];
  const url = new URL(request.url);
  const prebuilt = deployment.config?.prebuilt ?? false;
  const names = prebuilt ? await servedNames(files, services.blobs) : new Map<string, string>();
  const found = await findFile(url.pathname, files, { root: deployment.root, names }, services.blobs);
  if (found.kind === "redirect") {
    return new Response(null, { status: 308, headers: { location: found.pathname + url.search } });
  }
  if (prebuilt && found.kind === "missing" && hasFunction(url.pathname, files)) {
    return platformPage(501, "FUNCTION_NOT_RUN", "A function of the build answers here. The emulator runs none.");
  }
  if (!found.file) {
    const more = prebuilt
      ? " Of a build the emulator serves the static files; it follows no routes and runs no functions."
      : "";
    return platformPage(404, "NOT_FOUND", `The page could not be found.${more}`);
  }
  return serveFile(request, found.file, found.kind === "file" ? 200 : 404, services.blobs);
}

function redirectOf({ rows }: Services, host: string): { target: string; status: number } | undefined {
  const domain = rows(domainTable)
    .by("name", host)
    .find((entry: DomainRow) => entry.verified && entry.redirect);
  if (domain?.redirect) return { target: domain.redirect, status: domain.redirectStatusCode ?? 307 };
  const alias = rows(aliasTable).by("alias", host)[0];
  return alias?.redirect ? { target: alias.redirect, status: 307 } : undefined;
}
