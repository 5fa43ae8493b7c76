import { builtEnv } from "../domain/deployments/built-env.ts";
import { isUnfinished, wantsFunction } from "../domain/deployments/prerender.ts";
import { asLocation, setHeaders } from "../domain/deployments/routing/header-text.ts";
import { normalPath } from "../domain/deployments/routing/normal-path.ts";
import { type Passed, type Requested, type Routed, runRoutes } from "../domain/deployments/routing/run-routes.ts";
import { within } from "../domain/deployments/routing/within.ts";
import { handled, handlerOf, textOf } from "../domain/deployments/site-handlers.ts";
import type { DeploymentRow } from "../domain/deployments/tables.ts";
import { functionsPart } from "../domain/functions/functions.ts";
import type { Services } from "../engine/services.ts";
import { askFunction, headersFor, type Visit } from "./ask-function.ts";
import { type DeployedSite, deployedSite, type Place } from "./deployed-site.ts";
import { hasBody, notCarriedOutPage, platformPage } from "./pages.ts";
import { withoutPass } from "./protection/protect.ts";
import { runMiddleware } from "./run-middleware.ts";
import { serveFile } from "./serve-file.ts";
import { servePrerendered } from "./serve-prerendered.ts";
import type { Served } from "./served.ts";

/** Answers a request for a deployment that is READY. @param id the request's */
export async function serveDeployment(
  request: Request,
  host: string,
  deployment: DeploymentRow,
  services: Services,
  id: string,
): Promise<Served> {
  const site = await deployedSite(services, deployment);
  const url = withoutPass(new URL(request.url));
  const { method, headers } = request;
  const wildcard = site.wildcardAt(host);
  const requested = { method, host, headers, query: url.searchParams, path: normalPath(url.pathname), wildcard };
  const functions = handlerOf(services, deployment.projectId) ? undefined : services.part(functionsPart);
  const visit: Visit | undefined = functions && {
    request,
    id,
    url,
    site,
    deployment,
    services,
    functions,
    printed: [],
  };
  const passed = new Map<string, Passed>();
  for (;;) {
    const routed = within(() => runRoutes(site.routes, requested, site.lookup, passed));
    if (!routed) {
      const sentence = "The patterns of the deployment's routes take too long for this path.";
      return { step: "too-slow", response: platformPage(508, "INFINITE_LOOP_DETECTED", sentence) };
    }
    const { result } = routed;
    if (visit && result.kind === "not-carried-out" && result.middleware !== undefined) {
      const outcome = await runMiddleware(result.middleware, visit);
      if ("response" in outcome) return outcome;
      passed.set(result.middleware, outcome);
      continue;
    }
    const served = await answerRouted(result, { request, url, requested, site, deployment, services, visit });
    setHeaders(served.response.headers, result.headers);
    for (const [name, value] of result.forwarded.added) {
      if (name === "set-cookie") served.response.headers.append(name, value);
      else served.response.headers.set(name, value);
    }
    if (!visit || visit.printed.length === 0) return served;
    const all = Promise.all([...visit.printed, served.printed ?? ""]);
    return { ...served, printed: all.then((texts) => texts.filter((text) => text !== "").join("\n")) };
  }
}

interface ServeContext {
  readonly request: Request;
  readonly url: URL;
  readonly requested: Requested;
  readonly site: DeployedSite;
  readonly deployment: DeploymentRow;
  readonly services: Services;
  /** Where functions are run. */
  readonly visit: Visit | undefined;
}

async function answerRouted(routed: Routed<Place>, context: ServeContext): Promise<Served> {
  const { request, url } = context;
  switch (routed.kind) {
    case "redirect": {
      const location = asLocation(withQuery(routed.location, url.searchParams));
      return { step: "redirect", response: new Response(null, { status: routed.status, headers: { location } }) };
    }
    case "status":
      if (routed.status === 404) return lostPage(context);
      return {
        step: "status",
        response: platformPage(routed.status, "ROUTE_STATUS", "A route of the deployment answers so."),
      };
    case "elsewhere": {
      const site = URL.canParse(routed.url) ? new URL(routed.url).origin : `${routed.url}, which is no URL`;
      const sentence = `A rewrite leads to ${site}. The emulator asks no other site.`;
      return { step: "elsewhere", response: platformPage(502, "ROUTER_EXTERNAL_TARGET_ERROR", sentence) };
    }
    case "not-carried-out":
      if (routed.middleware === undefined)
        return { step: "not-carried-out", response: notCarriedOutPage(`\`${routed.member}\` of a route`) };
      return (await byHandler(routed, context)) ?? middlewareNotRun(routed.middleware);
    case "found":
      return serveFound(routed, context);
    case "missing":
      return (await byHandler(routed, context)) ?? refusedMethod(request) ?? lostPage(context);
  }
}

function middlewareNotRun(name: string): Served {
  const sentence = `The middleware ${name} of the build would run here, before all else. The emulator runs none without \`functions: true\` (--functions), and shows nothing that stands behind one: emulator.serve puts code of yours behind the project, which then answers in its place.`;
  return { step: "middleware", response: platformPage(501, "MIDDLEWARE_NOT_RUN", sentence) };
}

type Found = Extract<Routed<Place>, { readonly kind: "found" }>;

async function serveFound(found: Found, context: ServeContext): Promise<Served> {
  const { request, services } = context;
  const { place, status = 200 } = found;
  if (place.kind === "file") {
    const response = () => serveFile(request, place.file, status, services.blobs, place.contentType);
    return refusedMethod(request) ?? { step: "file", response: response() };
  }
  const { visit } = context;
  if (visit && place.kind === "function") return runFound(place.path, found, visit);
  if (visit && place.kind === "image") return serveImage(context);
  const rendered = place.kind === "function" ? await renderedPage(place.path, found, context) : undefined;
  if (typeof rendered === "object") return rendered;
  const own = await byHandler(found, context);
  if (own) return own;
  if (place.kind === "image")
    return { step: "not-carried-out", response: notCarriedOutPage("`images`, by which images get other sizes,") };
  const sentence = `A function of the build answers here${rendered === undefined ? "" : `, for ${rendered}`}. The emulator runs none without \`functions: true\` (--functions); emulator.serve puts one of yours behind the project.`;
  return { step: "function", response: platformPage(501, "FUNCTION_NOT_RUN", sentence) };
}

/** A function, or a page that it makes for many. */
async function runFound(name: string, found: Found, visit: Visit): Promise<Served> {
  const rendered = await visit.site.rendered(name);
  if (rendered) return servePrerendered(name, rendered, found, visit);
  const headers = headersFor(visit, found.forwarded);
  headers.set("x-matched-path", found.path);
  // Unless routes have changed it, the query is as the visitor has written it.
  const isOwn = found.search.slice(1) === visit.url.searchParams.toString();
  const path = `${asLocation(found.forwarded.path ?? visit.url.pathname)}${isOwn ? visit.url.search : found.search}`;
  const { method } = visit.request;
  const served = await askFunction({ name, path, headers, method, withBody: true, step: "function" }, visit);
  if (!served.response.headers.has("x-vercel-cache")) served.response.headers.set("x-vercel-cache", "MISS");
  const { status } = found;
  if (status === undefined || served.response.status !== 200) return served;
  const { body, headers: own } = served.response;
  if (!hasBody(status)) await body?.cancel();
  return { ...served, response: new Response(hasBody(status) ? body : null, { status, headers: own }) };
}

/** An image as it is, in the place of one of another size. */
async function serveImage({ request, url, site, services, deployment }: ServeContext): Promise<Served> {
  const source = url.searchParams.get("url") ?? "";
  const place =
    source.startsWith("/") && !source.startsWith("//")
      ? site.lookup(normalPath(new URL(source, url).pathname))
      : undefined;
  if (place?.kind !== "file") {
    const sentence = "The emulator serves images of the deployment itself, in the size that they have.";
    return {
      step: "not-carried-out",
      response: platformPage(source === "" ? 400 : 404, "INVALID_IMAGE_OPTIMIZE_REQUEST", sentence),
    };
  }
  const response = serveFile(request, place.file, 200, services.blobs, place.contentType);
  return {
    step: "file",
    thrown: `${deployment.host}: ${source} is served in the size that it has: the emulator makes no other one`,
    response,
  };
}

/** What was rendered with the build in the place of a function; or why that is not what answers, where something was. */
async function renderedPage(path: string, found: Found, context: ServeContext): Promise<Served | string | undefined> {
  const { request, requested, site, services } = context;
  const rendered = await site.rendered(path);
  if (!rendered) return undefined;
  const { page, file } = rendered;
  if (page.fallback === undefined) return "its page was not rendered with the build";
  if (!file) return `the page that was rendered with the build, ${page.fallback}, was not deployed`;
  if (isUnfinished(page)) return "only a part of its page was rendered with the build";
  const wants = () => wantsFunction(page, requested);
  const isBypassed = page.bypassFor.length > 0 ? within(wants)?.result !== false : wants();
  if (isBypassed) return "the request passes over the page that was rendered with the build";
  const refused = refusedMethod(request);
  if (refused) return refused;
  const response = serveFile(request, file, found.status ?? page.status, services.blobs, page.contentType);
  setHeaders(response.headers, page.headers);
  response.headers.set("x-vercel-cache", "PRERENDER");
  return { step: "prerender", response };
}

/** What code of the user's answers, in the place of what a deployment would run; undefined where there is none. */
async function byHandler(
  { path, search }: { readonly path: string; readonly search: string },
  { request, requested, url, deployment, services }: ServeContext,
): Promise<Served | undefined> {
  const handler = handlerOf(services, deployment.projectId);
  if (!handler) return undefined;
  try {
    const { id, host } = deployment;
    const visited = { id, url: host, env: builtEnv(services, deployment) };
    // Where no route leads elsewhere, it gets the path as the visitor has written it.
    const pathname = path === requested.path ? url.pathname : asLocation(path);
    return { step: "handler", response: await handled(handler, request, pathname + search, visited) };
  } catch (error) {
    // As a function that throws: the visitor learns that it failed, and its author why.
    const thrown = textOf(error);
    process.emitWarning(error instanceof Error ? error : thrown);
    const sentence = "The code behind the project has failed.";
    return { step: "handler", thrown, response: platformPage(500, "FUNCTION_INVOCATION_FAILED", sentence) };
  }
}

function lostPage({ request, site, services }: ServeContext): Served {
  const { lost } = site;
  if (!lost) return { step: "not-found", response: platformPage(404, "NOT_FOUND", "The page could not be found.") };
  return { step: "not-found", response: serveFile(request, lost, 404, services.blobs) };
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
