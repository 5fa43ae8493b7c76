import { readAtMost } from "@slipway/core/internal";
import { isHeaderName, setHeaders } from "../domain/deployments/routing/header-text.ts";
import type { Routed } from "../domain/deployments/routing/run-routes.ts";
import { type CachedPage, pageCache, takeTags } from "../domain/functions/page-cache.ts";
import { mapPart, type Part } from "../engine/services.ts";
import { notModified } from "./not-modified.ts";
import { hasBody } from "./pages.ts";
import { withoutPass } from "./protection/protect.ts";
import type { Answered, Decision, Visit } from "./visit.ts";

/** Statuses that are cacheable: https://vercel.com/docs/caching/cdn-cache, 2026-11-23. The size is in bytes. */
const statuses: ReadonlySet<number> = new Set([200, 301, 302, 307, 308, 404, 410]);
const maxEntryBytes = 10 * 1024 ** 2;

/** Values of `Vary` that make an answer uncacheable; cookies: https://vercel.com/changelog/vary-cookie-responses-no-longer-cached, 2026-11-28. */
const neverVaried: ReadonlySet<string> = new Set(["*", "cookie"]);

type Target = Pick<Routed<unknown>, "headers" | "forwarded"> & { readonly path: string; readonly search: string };

const varying: Part<Map<string, readonly string[]>> = mapPart();
const maxVaryingPaths = 10_000;

/** Keeps an answer as long as the first of `vercel-cdn-cache-control`, `cdn-cache-control` and `cache-control` says. */
export function cached(
  visit: Visit,
  { path, search, headers: stated, forwarded: { headers: seen } }: Target,
  decision: Decision,
): Decision {
  const { request, services, host, deployment, at } = visit;
  const { method, headers } = request;
  const isWhole = !headers.has("authorization") && !headers.has("range");
  if (!deployment || !isWhole || (method !== "GET" && method !== "HEAD")) return decision;
  const cache = services.part(pageCache);
  const vary = services.part(varying);
  const page = `${deployment.id}/edge ${method} ${host} ${withoutPass(visit.url).href} ${path}${search}`;
  const keyOf = (names: readonly string[]) => [page, ...names.map((name) => seen.get(name) ?? "")].join("\n");
  const key = keyOf(vary.get(page) ?? []);
  const before = cache.get(key);
  const age = before ? cache.ageOf(before, at, undefined) : "gone";
  // A shared answer is made whole: the cache itself answers conditional requests.
  for (const name of ["if-none-match", "if-modified-since"]) seen.delete(name);
  const make = async (): Promise<Answered> => {
    const { round } = cache;
    const answered = await decision.answer();
    const { response } = answered;
    const { status, headers: own } = response;
    const allHeaders = new Headers(own);
    setHeaders(allHeaders, stated);
    const lasts = lastingOf(allHeaders);
    const varied = [own, allHeaders].map((each) => each.get("vary")?.toLowerCase() ?? "").join();
    const names = varied.split(",").flatMap((name) => name.trim() || []);
    const isVaried = names.every((name) => isHeaderName(name) && !neverVaried.has(name));
    if (!lasts || !isVaried || !statuses.has(status) || own.has("set-cookie")) return answered;
    const tags = takeTags(allHeaders, deployment.id);
    const cachedHeaders = new Headers(own);
    const keep = (body: Uint8Array) => {
      if (vary.size >= maxVaryingPaths) vary.clear();
      vary.set(page, names);
      cache.keep(keyOf(names), { ...lasts, status, headers: cachedHeaders, body, tags, round, madeAt: at }, undefined);
    };
    const body = method === "HEAD" ? null : response.body;
    if (!body) keep(new Uint8Array());
    const fresh = new Response(body?.pipeThrough(copying(keep)) ?? response.body, { status, headers: own });
    fresh.headers.set("x-vercel-cache", "MISS");
    return { ...answered, response: fresh };
  };
  if (!before || age === "gone") return { ...decision, answer: async () => unlessKnown(request, await make()) };
  const since = Math.floor((at - before.madeAt) / 1000);
  const why = `The cache has it for ${since} s${age === "stale" ? ", and it is made anew" : ""}. ${decision.why}`;
  const answer = () => {
    if (age === "stale") void cache.once(key, async () => readWhole((await make()).response)).catch(() => {});
    return unlessKnown(request, { response: keptAnswer(before, request, since, age === "stale" ? "STALE" : "HIT") });
  };
  return { step: "cache", why, answer };
}

function copying(keep: (body: Uint8Array) => void): TransformStream<Uint8Array, Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  return new TransformStream({
    transform(part, passed) {
      passed.enqueue(part);
      size += part.length;
      if (size <= maxEntryBytes) parts.push(part);
      else parts.length = 0;
    },
    flush() {
      if (size <= maxEntryBytes) keep(Buffer.concat(parts));
    },
  });
}

async function unlessKnown(request: Request, answered: Answered): Promise<Answered> {
  const { response } = answered;
  const unmodified = response.status === 200 && notModified(request.headers, response.headers);
  if (!unmodified) return answered;
  await readWhole(response).catch(() => {});
  return { ...answered, response: unmodified };
}

function readWhole({ body }: Response): Promise<Uint8Array> {
  return readAtMost(body ?? new Blob().stream(), maxEntryBytes, () => new Error("too long"));
}

function keptAnswer({ status, headers, body }: CachedPage, request: Request, age: number, state: string): Response {
  const own = new Headers(headers);
  own.set("age", String(age));
  own.set("x-vercel-cache", state);
  // The types say that it might be shared memory, which it is not.
  return new Response(request.method === "HEAD" || !hasBody(status) ? null : (body as Uint8Array<ArrayBuffer>), {
    status,
    headers: own,
  });
}

function lastingOf(headers: Headers): Pick<CachedPage, "freshFor" | "staleFor"> | undefined {
  const names = ["vercel-cdn-cache-control", "cdn-cache-control", "cache-control"];
  const name = names.find((each) => headers.has(each)) ?? "cache-control";
  const directives = (headers.get(name) ?? "").toLowerCase();
  const seconds = (directive: string) => new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(directives)?.[1];
  const fresh = seconds("s-maxage") ?? (name === "cache-control" ? undefined : seconds("max-age"));
  const isKept = fresh !== undefined && !/(?:^|[\s,])(?:private|no-store|no-cache)(?:$|[\s,=])/.test(directives);
  if (!isKept) return undefined;
  return { freshFor: Number(fresh) * 1000, staleFor: Number(seconds("stale-while-revalidate") ?? 0) * 1000 };
}

export function forBrowsers({ headers }: Response): void {
  takeTags(headers, "");
  headers.delete("vercel-cdn-cache-control");
  const own = (headers.get("cache-control") ?? "").split(",").map((each) => each.trim());
  const ownDirectives = own.filter((each) => each !== "" && !/^(s-maxage|stale-while-revalidate)=/i.test(each));
  if (!ownDirectives.some((each) => each !== "public"))
    headers.set("cache-control", "public, max-age=0, must-revalidate");
  // The header stays as written, blanks included, unless a directive is removed.
  else if (ownDirectives.length < own.length) headers.set("cache-control", ownDirectives.join(", "));
}
