import { readAtMost } from "@slipway/core/internal";
import { isPartial, revalidates, wantsFunction } from "../domain/deployments/prerender.ts";
import { setHeaders } from "../domain/deployments/routing/header-text.ts";
import type { Routed } from "../domain/deployments/routing/run-routes.ts";
import { matchWithinTime } from "../domain/deployments/routing/within.ts";
import {
  type CachedPage,
  freshFor,
  type MadePage,
  pageCache,
  queryOf,
  takeTags,
} from "../domain/functions/page-cache.ts";
import { askFunction, type FunctionVisit, headersFor, matchedPath } from "./ask-function.ts";
import type { Place, RenderedPage } from "./deployed-site.ts";
import { mark, secondsSince } from "./edge-cache.ts";
import { notModified } from "./not-modified.ts";
import { hasBody, platformPage } from "./pages.ts";
import { serveFile } from "./serve-file.ts";
import type { Served } from "./served.ts";

const maxPageBytes = 20 * 1024 ** 2;

interface Rendering {
  readonly visit: FunctionVisit;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  keep(rendered: CachedPage): void;
}

export async function servePrerendered(
  name: string,
  { page, file }: RenderedPage,
  match: Extract<Routed<Place>, { readonly kind: "found" }>,
  visit: FunctionVisit,
): Promise<Served> {
  const { request, services, deployment } = visit;
  const headers = headersFor(visit, match.forwarded);
  const parts = { host: visit.url.hostname, headers: request.headers, query: new URLSearchParams(match.search) };
  const isAnew = revalidates(page, request.headers);
  const isBypassed = (matchWithinTime(() => wantsFunction(page, parts))?.result ?? true) && !isAnew;
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isBypassed || !isRead || isPartial(page)) {
    headers.set("x-matched-path", matchedPath(match));
    const path = visit.url.pathname + match.search;
    const served = await askFunction(
      { name, path, headers, method: request.method, withBody: true, step: "function" },
      visit,
    );
    served.response.headers.set("x-vercel-cache", isBypassed ? "BYPASS" : "MISS");
    return served;
  }
  const cache = services.service(pageCache);
  const now = services.clock.now();
  const query = queryOf(page, match.search);
  const key = `${deployment.id}/${name}?${query}`;
  const group = page.group === undefined ? undefined : `${deployment.id}/${page.group}?${query}`;
  const keep = (rendered: CachedPage): void => cache.keep(key, rendered, group);
  const make = () =>
    cache.once(key, () => render(name, page, { visit, path: matchedPath(match), query, headers, keep }));
  const makeLater = (): void => {
    visit.functions.after(
      make()
        .then(({ served }) => served.printed)
        .catch(() => {}),
      () => {},
    );
  };

  const cached = cache.get(key);
  const headersBuilt = new Headers();
  setHeaders(headersBuilt, page.headers);
  const built: MadePage = {
    madeAt: deployment.readyAt ?? deployment.createdAt,
    freshFor: freshFor(page, new Headers()),
    tags: takeTags(headersBuilt, deployment.id),
    round: 0,
  };
  const isMade = cached !== undefined || file !== undefined;
  const age = isMade && !isAnew ? cache.ageOf(cached ?? built, now, group) : "deleted";
  const state = age === "fresh" ? "HIT" : "STALE";
  const isServable = age === "fresh" || age === "stale";
  // A fallback that stands for all pages of a kind is followed by the requested page.
  if (age === "stale" || (age === "fresh" && !cached && query.size > 0)) makeLater();
  if (cached && isServable) {
    const since = secondsSince(cached.madeAt, now);
    return { step: "prerender", response: answer(cached, request, match.status, state, since) };
  }
  if (file && isServable) {
    const response = serveFile(visit, file, match.status ?? page.status, page.contentType);
    for (const [name, value] of headersBuilt) response.headers.set(name, value);
    const first = cache.firstServed(key, now);
    return mark<Served>(
      { step: "prerender", response },
      first === undefined ? "PRERENDER" : state,
      secondsSince(first ?? now, now),
    );
  }
  const { served, page: made, isKept } = await make();
  const stateMade = isKept && (isMade || isAnew) ? "REVALIDATED" : "MISS";
  return { ...served, response: answer(made, request, isKept ? match.status : undefined, stateMade, 0) };
}

async function render(
  name: string,
  page: RenderedPage["page"],
  { visit, path, query, headers, keep }: Rendering,
): Promise<{ readonly served: Served; readonly page: CachedPage; readonly isKept: boolean }> {
  const { clock, closing: signal } = visit.services;
  // Data that is revalidated meanwhile is in the page as it was before.
  const { round } = visit.services.service(pageCache);
  // The page is shared, so that no header of this visitor reaches the function.
  const allowedHeaders = new Set([
    "host",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-vercel-id",
    "x-vercel-deployment-url",
    ...(page.allowHeader ?? []),
  ]);
  for (const each of [...headers.keys()]) if (!allowedHeaders.has(each)) headers.delete(each);
  headers.set("x-matched-path", path);
  if (query.size > 0) headers.set("x-now-route-matches", String(query));
  const requestPath = `${visit.url.pathname}${query.size > 0 ? `?${query}` : ""}`;
  const served = await askFunction(
    { name, path: requestPath, headers, method: "GET", withBody: false, step: "function", signal },
    visit,
  );
  // All who wait get it.
  const whole = await wholeOf(served.response).catch(async () => {
    const sentence = `The function's answer has broken off, or it has more than ${maxPageBytes} bytes.`;
    return wholeOf(platformPage(500, "FUNCTION_INVOCATION_FAILED", sentence));
  });
  // A cookie identifies one visitor, and the page is shared: the cache of answers keeps none that has such a header, and the platform's rule
  // for prerenders is not published (https://vercel.com/docs/caching/cdn-cache, 2026-11-27).
  whole.headers.delete("set-cookie");
  const cachedPage = {
    ...whole,
    madeAt: clock.now(),
    round,
    tags: takeTags(whole.headers, visit.deployment.id),
    freshFor: freshFor(page, whole.headers),
  };
  const isKept = whole.status < 500;
  if (isKept) keep(cachedPage);
  return { served, page: cachedPage, isKept };
}

async function wholeOf({ status, headers, body }: Response): Promise<Pick<CachedPage, "status" | "headers" | "body">> {
  const bytes = body ? await readAtMost(body, maxPageBytes, () => new Error("too long")) : new Uint8Array();
  return { status, headers, body: bytes };
}

function answer(page: CachedPage, request: Request, status: number | undefined, state: string, age: number): Response {
  const headers = new Headers(page.headers);
  headers.set("cache-control", "public, max-age=0, must-revalidate");
  headers.set("x-vercel-cache", state);
  headers.set("age", String(age));
  const answerStatus = status ?? page.status;
  const unmodified = answerStatus === 200 && notModified(request.headers, headers);
  if (unmodified) return unmodified;
  // The types say that it might be shared memory, which it is not.
  const body = request.method === "HEAD" || !hasBody(answerStatus) ? null : (page.body as Uint8Array<ArrayBuffer>);
  return new Response(body, { status: answerStatus, headers });
}
