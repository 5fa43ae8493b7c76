import { readAtMost } from "@slipway/core/internal";
import { isHeaderName, setHeaders } from "../domain/deployments/routing/header-text.ts";
import type { Routed } from "../domain/deployments/routing/run-routes.ts";
import type { DeploymentRow } from "../domain/deployments/tables.ts";
import { type CachedPage, type PageAge, type PageCache, pageCache, takeTags } from "../domain/functions/page-cache.ts";
import { addressOf } from "../domain/projects/trusted.ts";
import { omitUndefined } from "../engine/omit-undefined.ts";
import { mapService, type Service } from "../engine/services.ts";
import { innerVisits } from "./inner-visits.ts";
import { notModified } from "./not-modified.ts";
import { hasBody } from "./pages.ts";
import type { Answered, Decision, Visit } from "./visit.ts";

/** Statuses that are cacheable: https://vercel.com/docs/caching/cdn-cache, 2026-11-23. The size is in bytes. */
const statuses: ReadonlySet<number> = new Set([200, 301, 302, 307, 308, 404, 410]);
const maxEntryBytes = 10 * 1024 ** 2;

/** Seconds of each directive at most: https://vercel.com/docs/caching/cache-control-headers, 2026-11-29. */
const maxSeconds = 31_536_000;

/** Values of `Vary` that make an answer uncacheable; cookies: https://vercel.com/changelog/vary-cookie-responses-no-longer-cached, 2026-11-28. */
const neverVaried: ReadonlySet<string> = new Set(["*", "cookie"]);

/** Code or content behind the cache, with the headers of its routes. */
export interface Origin extends Pick<Routed<unknown>, "headers" | "forwarded"> {
  readonly kind: "file" | "image" | "function" | "rewrite";
  /** The visitor's address without a pass, and where it leads. */
  readonly url: URL;
  readonly place: string;
  readonly tags: readonly string[];
}

const varying: Service<Map<string, readonly string[]>> = mapService();
const maxVaryingPaths = 10_000;

type State = "HIT" | "STALE" | "REVALIDATED" | "MISS";

interface Entry {
  readonly cache: PageCache;
  readonly key: string;
  readonly deploymentId: string;
  readonly before: CachedPage | undefined;
  readonly state: State;
  /** Whole seconds since it was made. */
  readonly age: number;
  keep(page: Omit<CachedPage, "madeAt">, varied: readonly string[]): void;
}

/**
 * Answers from the cache, or lets the origin answer and keeps that as long as its headers say: the first of `vercel-cdn-cache-control`,
 * `cdn-cache-control` and `cache-control`. https://vercel.com/docs/caching/cdn-cache, https://vercel.com/docs/caching/cdn-cache/purge and
 * https://vercel.com/docs/caching/cache-status, 2026-11-29.
 */
export function cached(visit: Visit, origin: Origin, decision: Decision): Decision {
  const { request, deployment, isExplained, notes } = visit;
  const isFile = origin.kind === "file" || origin.kind === "image";
  const barrier = barrierTo(request);
  const note = (why: string): void => void (isExplained && notes.push({ step: "cache", why }));
  if (!deployment || (barrier !== undefined && !isFile)) {
    note(`The cache neither has nor keeps an answer to ${barrier}.`);
    return { ...decision, answer: async () => mark(await decision.answer(), "MISS", 0, false) };
  }
  const entry = entryFor(visit, origin, deployment.id);
  const { before, state, age } = entry;
  if (state === "REVALIDATED") note("What the cache had was deleted, or is stale, which the visitor does not take.");
  else if (!before || state === "MISS") note("The cache has nothing for this request.");
  const isKept = before !== undefined && (state === "HIT" || state === "STALE");
  const why = isKept
    ? `The cache has it for ${age} s${state === "STALE" ? ", and it is made anew" : ""}. ${decision.why}`
    : decision.why;
  if (isFile) return { ...decision, why, answer: () => answerFile(origin, decision, entry, barrier === undefined) };
  // A shared answer is made whole: the cache itself answers conditional requests.
  for (const name of ["if-none-match", "if-modified-since"]) origin.forwarded.headers.delete(name);
  const make = async () => unlessKnown(request, await makeAnswer(visit, origin, decision, entry));
  if (!isKept) return { ...decision, answer: make };
  const answer = () => {
    if (state === "STALE")
      void entry.cache.once(entry.key, async () => readWhole((await make()).response)).catch(() => {});
    return unlessKnown(request, keptAnswer(before, request, state, age));
  };
  return { step: "cache", why, answer };
}

/** A file is kept as long as its deployment, by no header less than that but a time for the CDN, and its bytes stay where they are. */
async function answerFile(origin: Origin, decision: Decision, entry: Entry, isWhole: boolean): Promise<Answered> {
  const { state, age, cache, keep, deploymentId } = entry;
  const answered = await decision.answer();
  if (isWhole && state !== "HIT" && [200, 304, 404].includes(answered.response.status)) {
    const all = withRouteHeaders(new Headers(), origin.headers, false);
    const tags = [...takeTags(all, deploymentId), ...origin.tags.map((tag) => `${deploymentId}/${tag}`)];
    const page = { status: 200, headers: noHeaders, body: noBody, tags, round: cache.round };
    keep({ ...(lifetimeOf(all, 0) ?? { freshFor: false }), ...page }, []);
  }
  return mark(answered, state, state === "HIT" || state === "STALE" ? age : 0);
}

/** A request for which nothing is kept, in words. */
function barrierTo({ method, headers }: Request): string | undefined {
  if (method !== "GET" && method !== "HEAD") return `a ${method}`;
  const name = ["authorization", "range"].find((each) => headers.has(each));
  return name && `a request with \`${name}\``;
}

function entryFor(visit: Visit, { kind, url, place, forwarded }: Origin, deploymentId: string): Entry {
  const { request, services, host, at } = visit;
  const { headers: seen } = forwarded;
  const cache = services.service(pageCache);
  const vary = services.service(varying);
  const address = kind === "file" ? `${url.origin}${url.pathname}` : url.href;
  const parts = [request.method, host, address, kind, place, seen.get("accept"), seen.get("accept-encoding")];
  const page = `${deploymentId}/edge ${JSON.stringify(parts)}`;
  const sentAs = (name: string) =>
    /^x-(forwarded-for|real-ip)$/.test(name) ? addressOf(request.headers) : seen.get(name);
  const keyOf = (names: readonly string[]) => [page, ...names.map((name) => sentAs(name) ?? "")].join("\n");
  const names = vary.get(page) ?? [];
  const key = keyOf(names);
  const existing = cache.get(key);
  const pageAge = existing ? cache.ageOf(existing, at, undefined) : "expired";
  // Deleted content is not even served in the place of an error.
  const before = pageAge === "deleted" ? undefined : existing;
  const keep: Entry["keep"] = (content, own) => {
    // Without this, an answer that no longer has `Vary` would be shared with visitors for whom an earlier one differed.
    const all = [...new Set([...names, ...own])];
    if (vary.size >= maxVaryingPaths) vary.clear();
    if (all.length > 0) vary.set(page, all);
    cache.keep(keyOf(all), { ...content, madeAt: at }, undefined);
  };
  const state = cacheStateFor(pageAge, request);
  const age = before ? secondsSince(before.madeAt, at) : 0;
  return { cache, key, deploymentId, before, state, age, keep };
}

function cacheStateFor(age: PageAge, { headers }: Request): State {
  if (age === "fresh") return "HIT";
  if (age === "expired") return "MISS";
  if (age === "deleted") return "REVALIDATED";
  return /\bno-cache\b/i.test(headers.get("pragma") ?? "") ? "REVALIDATED" : "STALE";
}

async function makeAnswer(
  { request, at }: Visit,
  origin: Origin,
  decision: Decision,
  { cache, deploymentId, before, state, age, keep }: Entry,
): Promise<Answered> {
  const { round } = cache;
  const answered = await decision.answer();
  const { response } = answered;
  const { status, headers: own } = response;
  if (before?.keptOnErrorUntil !== undefined && status >= 500 && at < before.keptOnErrorUntil) {
    void response.body?.cancel().catch(() => {});
    return { ...answered, ...keptAnswer(before, request, "STALE", age) };
  }
  const all = withRouteHeaders(new Headers(own), origin.headers, origin.kind === "function");
  const lasts = lifetimeOf(all, at);
  if (!lasts) return mark(answered, "MISS", 0, false);
  const names = [own, all]
    .flatMap((each) => (each.get("vary") ?? "").toLowerCase().split(","))
    .map((each) => each.trim());
  const varied = [...new Set(names)].filter((name) => name !== "");
  const isVaried = varied.every((name) => isHeaderName(name) && !neverVaried.has(name));
  if (!isVaried || !isForOthers(origin, answered, all)) return mark(answered, "MISS", 0, false);
  const tags = [...takeTags(all, deploymentId), ...(answered.tags ?? [])];
  const cachedHeaders = new Headers(own);
  const keepBody = (body: Uint8Array) => keep({ ...lasts, status, headers: cachedHeaders, body, tags, round }, varied);
  const body = request.method === "HEAD" ? null : response.body;
  if (!body) keepBody(noBody);
  const fresh = new Response(body?.pipeThrough(copying(keepBody)) ?? response.body, { status, headers: own });
  return mark({ ...answered, response: fresh }, state);
}

function isForOthers({ kind }: Origin, { isPrivate, response }: Answered, all: Headers): boolean {
  const { status, headers: own } = response;
  // An old answer of another site's cache would be a new one in this cache.
  if (isPrivate || !statuses.has(status) || own.has("set-cookie") || own.get("x-vercel-cache") === "STALE")
    return false;
  return kind !== "rewrite" || all.get("x-vercel-enable-rewrite-caching") !== "0";
}

const [noHeaders, noBody] = [new Headers(), new Uint8Array()];

/** Adds the headers of routes. A function's own `cache-control` goes before theirs. */
export function withRouteHeaders(own: Headers, ofRoutes: Origin["headers"], isOfFunction: boolean): Headers {
  const cacheControl = isOfFunction ? own.get("cache-control") : null;
  setHeaders(own, ofRoutes);
  if (cacheControl !== null) own.set("cache-control", cacheControl);
  return own;
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

function keptAnswer(page: CachedPage, { method }: Request, state: State, age: number): Answered {
  const { status, headers, body } = page;
  // The types say that it might be shared memory, which it is not.
  const content = method === "HEAD" || !hasBody(status) ? null : (body as Uint8Array<ArrayBuffer>);
  return mark({ response: new Response(content, { status, headers }), tags: page.tags }, state, age);
}

/** Says what the cache did. @param isLast whether this holds against what another site or a function has said */
export function mark<Marked extends Pick<Answered, "response">>(
  answered: Marked,
  state: string,
  age = 0,
  isLast = true,
): Marked {
  const { headers } = answered.response;
  if (isLast || !headers.has("x-vercel-cache")) headers.set("x-vercel-cache", state);
  if (isLast || !headers.has("age")) headers.set("age", String(age));
  return answered;
}

export function secondsSince(at: number, now: number): number {
  return Math.max(0, Math.floor((now - at) / 1000));
}

type Lifetime = Pick<CachedPage, "freshFor" | "staleFor" | "keptOnErrorUntil">;

/** How long the CDN keeps an answer. One without `stale-while-revalidate` is stale until it is made anew, as the page says of `s-maxage`. */
function lifetimeOf(headers: Headers, at: number): Lifetime | undefined {
  const targeted = ["vercel-cdn-cache-control", "cdn-cache-control"].find((each) => headers.has(each));
  const directives = headers.get(targeted ?? "cache-control")?.toLowerCase();
  if (directives === undefined) return undefined;
  const milliseconds = (directive: string): number | undefined => {
    const [, seconds] = new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(directives) ?? [];
    return seconds === undefined ? undefined : Math.min(Number(seconds), maxSeconds) * 1000;
  };
  const freshFor = milliseconds("s-maxage") ?? (targeted ? milliseconds("max-age") : undefined);
  const staleFor = milliseconds("stale-while-revalidate");
  if (!(freshFor || staleFor) || freshFor === undefined || isForbidden.test(directives)) return undefined;
  const errorFor = milliseconds("stale-if-error");
  return { freshFor, ...omitUndefined({ staleFor, keptOnErrorUntil: errorFor && at + freshFor + errorFor }) };
}

const isForbidden = /(?:^|[\s,])(?:private|no-store|no-cache)(?:$|[\s,=])/;
const ofCache = /^(s-maxage|stale-while-revalidate|stale-if-error)=/i;

/** Takes what is for caches out of an answer. A site before this one, whose rewrite has asked, learns of it what its own cache has to know. */
export function forBrowsers(
  { request, deployment }: { readonly request: Request; readonly deployment: Pick<DeploymentRow, "id" | "accountId"> },
  { response: { headers }, tags = [], isPrivate = false }: Answered,
): void {
  const ownTags = takeTags(headers, deployment.id);
  const inner = innerVisits.get(request);
  if (inner) inner.isPrivate ||= isPrivate;
  if (inner?.accountId === deployment.accountId) inner.tags = [...ownTags, ...tags];
  const isTargeted = ["vercel-cdn-cache-control", "cdn-cache-control"].some((name) => headers.has(name));
  headers.delete("vercel-cdn-cache-control");
  // Beside one for CDNs, `cache-control` is for browsers alone, which get it as it is.
  if (isTargeted && headers.has("cache-control")) return;
  const own = (headers.get("cache-control") ?? "").split(",").map((each) => each.trim());
  const ownDirectives = own.filter((each) => each !== "" && !ofCache.test(each));
  if (!ownDirectives.some((each) => each !== "public"))
    headers.set("cache-control", "public, max-age=0, must-revalidate");
  // The header stays as written, blanks included, unless a directive is removed.
  else if (ownDirectives.length < own.length) headers.set("cache-control", ownDirectives.join(", "));
}
