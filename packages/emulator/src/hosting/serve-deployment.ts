import { builtEnv } from "../domain/deployments/built-env.ts";
import { isPartial, wantsFunction } from "../domain/deployments/prerender.ts";
import { asLocation, setHeaders } from "../domain/deployments/routing/header-text.ts";
import { normalPath } from "../domain/deployments/routing/normal-path.ts";
import type { RoutedRequest } from "../domain/deployments/routing/route.ts";
import {
  findErrorPage,
  type MiddlewareResult,
  type Routed,
  runRoutes,
} from "../domain/deployments/routing/run-routes.ts";
import { matchWithinTime } from "../domain/deployments/routing/within.ts";
import { callHandler, handlerOf, renderThrown } from "../domain/deployments/site-handlers.ts";
import type { DeploymentRow } from "../domain/deployments/tables.ts";
import { functionsService } from "../domain/functions/functions.ts";
import { imageTag, pageCache } from "../domain/functions/page-cache.ts";
import { projectTable } from "../domain/projects/tables.ts";
import type { Services } from "../engine/services.ts";
import { askFunction, type FunctionVisit, headersFor, matchedPath } from "./ask-function.ts";
import { type DeployedSite, deployedSite, type Place } from "./deployed-site.ts";
import { cached, forBrowsers, mark, type Origin, secondsSince, withRouteHeaders } from "./edge-cache.ts";
import { leadsElsewhere } from "./lead-elsewhere.ts";
import { listPage, notCarriedOutPage, platformPage, redirectPage, withStatus } from "./pages.ts";
import { withoutPass } from "./protection/protect.ts";
import { runMiddleware } from "./run-middleware.ts";
import { serveFile } from "./serve-file.ts";
import { serveImage } from "./serve-image.ts";
import { servePrerendered } from "./serve-prerendered.ts";
import type { Served } from "./served.ts";
import type { ServingStep } from "./serving-steps.ts";
import { type Answered, answers, type Decision, type Visit } from "./visit.ts";
import { withQuery } from "./with-query.ts";

export async function serveDeployment(visitor: Visit): Promise<Decision> {
  const { request, host, services, id, deployment, headers } = visitor;
  if (!deployment) throw new Error("No step has found the deployment.");
  const site = await deployedSite(services, deployment);
  const url = withoutPass(visitor.url);
  const { method } = request;
  const wildcard = site.wildcardAt(host);
  const requested = { method, host, headers, query: url.searchParams, path: normalPath(url.pathname), wildcard };
  const functions = handlerOf(services, deployment.projectId) ? undefined : services.service(functionsService);
  const visit: FunctionVisit | undefined = functions && {
    request,
    id,
    url,
    headers,
    site,
    deployment,
    services,
    functions,
    printed: [],
  };
  const passed = new Map<string, MiddlewareResult>();
  for (;;) {
    const routed = matchWithinTime(() => runRoutes(site.routes, requested, site.lookup, passed));
    if (!routed) {
      const why = "The patterns of the deployment's routes take too long for this path.";
      return answers("too-slow", why, () => platformPage(508, "INFINITE_LOOP_DETECTED", why));
    }
    const { result } = routed;
    if (visit && result.kind === "not-carried-out" && result.middleware !== undefined) {
      const name = result.middleware;
      if (visitor.isExplained) {
        const why = `The middleware ${name} is asked first: what it says is known when it runs.`;
        return answers("middleware", why, () => middlewareNotRun(name));
      }
      const outcome = await runMiddleware(name, visit, result.forwarded.headers);
      if ("response" in outcome) {
        forBrowsers({ request, deployment }, outcome);
        return { step: "middleware", why: `The middleware ${name} has answered.`, answer: () => outcome };
      }
      passed.set(name, outcome);
      continue;
    }
    const context = { request, id, url, requested, site, deployment, services, visit };
    const decision = await decideRouted(result, context);
    const origin = originOf(decision.step, result, context);
    const bare = origin ? cached(visitor, origin, decision) : decision;
    // Headers that routes and middlewares add for one visitor stay out of the cache.
    const answer = async () =>
      completed(await withErrorPage(await bare.answer(), context), result, context, origin?.kind);
    return { ...bare, answer };
  }
}

const origins: Partial<Record<ServingStep, Origin["kind"]>> = {
  file: "file",
  "not-found": "file",
  function: "function",
  handler: "function",
  elsewhere: "rewrite",
};

/** The origin of a cacheable answer. Pages that a build has rendered have a cache of their own. */
function originOf(step: ServingStep, result: Routed<Place>, { url, site }: ServeContext): Origin | undefined {
  const kind = origins[step];
  if (kind === undefined || (step === "not-found" && !site.lost)) return undefined;
  const { headers, forwarded } = result;
  const origin = { url, headers, forwarded, kind, tags: [] };
  if ("url" in result) return { ...origin, place: result.url };
  if (!("path" in result)) return { ...origin, place: "" };
  if (result.kind === "found" && result.place.kind === "image")
    return { ...origin, kind: "image", place: result.search, tags: [imageTag(url.searchParams.get("url") ?? "")] };
  return { ...origin, place: kind === "file" ? result.path : result.path + result.search };
}

/** A function that fails is answered with the page that the deployment has for that, where it has one. */
async function withErrorPage(answered: Answered, context: ServeContext): Promise<Answered> {
  const { site, requested, visit } = context;
  const { thrown, response } = answered;
  if (!visit || thrown === undefined || response.status < 500) return answered;
  const page = matchWithinTime(() => findErrorPage(site.routes, requested, site.lookup, response.status))?.result;
  if (page?.kind !== "found") return answered;
  const errorAnswer = await showErrorPage(page, { ...context, visit });
  if (!errorAnswer || errorAnswer.thrown !== undefined) return answered;
  setHeaders(errorAnswer.response.headers, page.headers);
  const code = response.headers.get("x-vercel-error");
  if (code !== null) errorAnswer.response.headers.set("x-vercel-error", code);
  return { ...answered, response: errorAnswer.response };
}

function showErrorPage(
  page: FoundPlace,
  { visit, ...context }: ServeContext & { readonly visit: FunctionVisit },
): Promise<Answered> | Answered | undefined {
  const { place, status = 500 } = page;
  if (place.kind === "file") return { response: serveFile(context, place.file, status, place.contentType) };
  return place.kind === "function" ? runFound(place.path, page, { ...visit, body: null }) : undefined;
}

function completed(
  answered: Answered,
  { headers, forwarded }: Routed<Place>,
  { request, deployment, visit }: ServeContext,
  kind: Origin["kind"] | undefined,
): Answered {
  withRouteHeaders(answered.response.headers, headers, kind === "function");
  for (const [name, value] of forwarded.added) {
    if (name === "set-cookie") answered.response.headers.append(name, value);
    else answered.response.headers.set(name, value);
  }
  forBrowsers({ request, deployment }, answered);
  if (!visit || visit.printed.length === 0) return answered;
  const all = Promise.all([...visit.printed, answered.printed ?? []]);
  return { ...answered, printed: all.then((entries) => entries.flat()) };
}

interface ServeContext {
  readonly request: Request;
  readonly id: string;
  readonly url: URL;
  readonly requested: RoutedRequest;
  readonly site: DeployedSite;
  readonly deployment: DeploymentRow;
  readonly services: Services;
  readonly visit: FunctionVisit | undefined;
}

async function decideRouted(routed: Routed<Place>, context: ServeContext): Promise<Decision> {
  const { request, url } = context;
  switch (routed.kind) {
    case "redirect": {
      const { status } = routed;
      const location = asLocation(withQuery(routed.location, url.searchParams));
      const response = () => redirectPage(status, location);
      return answers("redirect", `The deployment leads to ${routed.location}.`, response);
    }
    case "status": {
      if (routed.status === 404) return lostPage(context);
      const why = "A route of the deployment answers so.";
      return answers("status", why, () => platformPage(routed.status, "ROUTE_STATUS", why));
    }
    case "elsewhere":
      return leadsElsewhere(routed.url, { ...context, headers: routed.forwarded.headers, body: context.visit?.body });
    case "not-carried-out": {
      if (routed.middleware === undefined) return notCarriedOut(`\`${routed.member}\` of a route`);
      const { middleware } = routed;
      const why = `The middleware ${middleware} of the build runs before all else, and the emulator runs none.`;
      return byHandler(routed, context) ?? answers("middleware", why, () => middlewareNotRun(middleware));
    }
    case "found":
      return decideFound(routed, context);
    case "missing":
      return byHandler(routed, context) ?? refusedMethod(request) ?? lostPage(context);
  }
}

function notCarriedOut(what: string): Decision {
  return answers("not-carried-out", `The emulator does not carry out ${what}.`, () => notCarriedOutPage(what));
}

function middlewareNotRun(name: string): Response {
  const sentence = `The middleware ${name} of the build would run here, before all else. The emulator runs none without \`functions: true\` (--functions), and shows nothing that stands behind one: emulator.serve puts code of yours behind the project, which then answers in its place.`;
  return platformPage(501, "MIDDLEWARE_NOT_RUN", sentence);
}

type FoundPlace = Extract<Routed<Place>, { readonly kind: "found" }>;

async function decideFound(match: FoundPlace, context: ServeContext): Promise<Decision> {
  const { request } = context;
  const { place, status = 200 } = match;
  if (place.kind === "file") {
    const response = () => serveFile(context, place.file, status, place.contentType);
    return refusedMethod(request) ?? answers("file", `The file ${place.file.path}.`, response);
  }
  const { visit } = context;
  if (visit && place.kind === "function") {
    const { path } = place;
    const isRendered = (await visit.site.rendered(path)) !== undefined;
    const why = `The function ${path}${isRendered ? ", or what it has rendered before" : ""}.`;
    const answer = () => runFound(path, match, visit);
    return { step: isRendered ? "prerender" : "function", why, answer };
  }
  if (visit && place.kind === "image") return serveImage(place.settings, context);
  const rendered = place.kind === "function" ? await renderedPage(place.path, match, context) : undefined;
  if (typeof rendered === "object") return rendered;
  const own = byHandler(match, context);
  if (own) return own;
  if (place.kind === "image") return notCarriedOut("`images`, by which images get other sizes,");
  const why = `A function of the build answers here${rendered === undefined ? "" : `, for ${rendered}`}. The emulator runs none without \`functions: true\` (--functions); emulator.serve puts one of yours behind the project.`;
  return answers("function", why, () => platformPage(501, "FUNCTION_NOT_RUN", why));
}

async function runFound(name: string, match: FoundPlace, visit: FunctionVisit): Promise<Served> {
  const rendered = await visit.site.rendered(name);
  if (rendered) return servePrerendered(name, rendered, match, visit);
  const headers = headersFor(visit, match.forwarded);
  headers.set("x-matched-path", matchedPath(match));
  // Unless routes have changed it, the query is as the visitor has written it.
  const isOwn = match.search.slice(1) === visit.url.searchParams.toString();
  const path = `${asLocation(match.forwarded.path ?? visit.url.pathname)}${isOwn ? visit.url.search : match.search}`;
  const { method } = visit.request;
  const served = await askFunction({ name, path, headers, method, withBody: true, step: "function" }, visit);
  if (!served.response.headers.has("x-vercel-cache")) served.response.headers.set("x-vercel-cache", "MISS");
  return { ...served, response: withStatus(served.response, match.status) };
}

async function renderedPage(
  path: string,
  match: FoundPlace,
  context: ServeContext,
): Promise<Decision | string | undefined> {
  const { request, requested, site, deployment, services } = context;
  const rendered = await site.rendered(path);
  if (!rendered) return undefined;
  const { page, file } = rendered;
  if (page.fallback === undefined) return "its page was not rendered with the build";
  if (!file) return `the page that was rendered with the build, ${page.fallback}, was not deployed`;
  if (isPartial(page)) return "only a part of its page was rendered with the build";
  const wants = () => wantsFunction(page, requested);
  const isBypassed = page.bypassFor.length > 0 ? matchWithinTime(wants)?.result !== false : wants();
  if (isBypassed) return "the request passes over the page that was rendered with the build";
  const refused = refusedMethod(request);
  if (refused) return refused;
  return answers("prerender", `The page ${file.path} was rendered with the build.`, () => {
    const response = serveFile(context, file, match.status ?? page.status, page.contentType);
    setHeaders(response.headers, page.headers);
    const now = services.clock.now();
    const first = services.service(pageCache).firstServed(`${deployment.id}/${path}`, now);
    return mark({ response }, first === undefined ? "PRERENDER" : "HIT", secondsSince(first ?? now, now)).response;
  });
}

function byHandler(
  { path, search, forwarded }: Pick<FoundPlace, "path" | "search" | "forwarded">,
  context: ServeContext,
): Decision | undefined {
  const { request, requested, url, deployment, services } = context;
  const handler = handlerOf(services, deployment.projectId);
  if (!handler) return undefined;
  const answer = async (): Promise<Answered> => {
    try {
      const { id, host } = deployment;
      const visited = { id, url: host, env: builtEnv(services, deployment) };
      // The handler gets the path as the visitor wrote it, unless a route leads elsewhere.
      const pathname = path === requested.path ? url.pathname : asLocation(path);
      const headers = headersFor(context, forwarded);
      return {
        response: await callHandler(handler, request, { path: pathname + search, headers }, visited),
      };
    } catch (error) {
      // A handler fails as a function does: the visitor learns that it failed, and its author why.
      const thrown = renderThrown(error);
      process.emitWarning(error instanceof Error ? error : thrown);
      const sentence = "The code behind the project has failed.";
      return { thrown, response: platformPage(500, "FUNCTION_INVOCATION_FAILED", sentence) };
    }
  };
  return { step: "handler", why: "emulator.serve has put code behind the project.", answer };
}

function lostPage(context: ServeContext): Decision {
  const { deployment, requested, services, site } = context;
  const { lost } = site;
  const isListed = services.rows(projectTable).get(deployment.projectId)?.settings.directoryListing === true;
  const names = isListed ? site.list(requested.path) : [];
  if (names.length > 0) return answers("file", "The project lists its folders.", () => listPage(requested.path, names));
  const why = "The page could not be found.";
  return answers("not-found", why, () => (lost ? serveFile(context, lost, 404) : platformPage(404, "NOT_FOUND", why)));
}

function refusedMethod({ method }: Request): Decision | undefined {
  if (method === "GET" || method === "HEAD") return undefined;
  const why = "Files are served to GET and HEAD only.";
  return answers("method", why, () => platformPage(405, "INVALID_REQUEST_METHOD", why, { allow: "GET, HEAD" }));
}
