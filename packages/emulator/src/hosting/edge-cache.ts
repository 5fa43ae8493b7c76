import { readAtMost } from "@slipway/core/internal";
import { isHeaderName } from "../domain/deployments/routing/header-text.ts";
import { type CachedPage, pageCache, takeTags } from "../domain/functions/page-cache.ts";
import { mapPart, type Part } from "../engine/services.ts";
import { notModified } from "./not-modified.ts";
import { hasBody } from "./pages.ts";
import { withoutPass } from "./protection/protect.ts";
import type { Answered, Decision, Visit } from "./visit.ts";

/** What can be kept: https://vercel.com/docs/caching/cdn-cache, 2026-11-23. The size is in bytes. */
const statuses: ReadonlySet<number> = new Set([200, 301, 302, 307, 308, 404, 410]);
const mostKept = 10 * 1024 ** 2;

/** By page, the headers of requests that make another answer. As many pages are known. */
const varying: Part<Map<string, readonly string[]>> = mapPart();
const mostVarying = 10_000;

/**
 * A decision whose answer is kept for everybody, as long as the answer itself says so: by `vercel-cdn-cache-control`, `cdn-cache-control` or
 * `cache-control`, the first of them that is there. Where it is kept already, the cache decides.
 *
 * @param target what it asks for behind all rules and routes, with these headers
 */
export function cached(visit: Visit, target: string, seen: Headers, decision: Decision): Decision {
  const { request, services, host, deployment, at } = visit;
  const { method, headers } = request;
  const isWhole = !headers.has("authorization") && !headers.has("range");
  if (!deployment || !isWhole || (method !== "GET" && method !== "HEAD")) return decision;
  const cache = services.part(pageCache);
  const vary = services.part(varying);
  const page = `${deployment.id}/edge ${method} ${host} ${withoutPass(visit.url).href} ${target}`;
  const keyOf = (names: readonly string[]) => [page, ...names.map((name) => seen.get(name) ?? "")].join("\n");
  const key = keyOf(vary.get(page) ?? []);
  const before = cache.get(key);
  const age = before ? cache.ageOf(before, at, undefined) : "gone";
  const make = async (): Promise<Answered> => {
    const { round } = cache;
    const answered = await decision.answer();
    const lasts = lastingOf(answered.response);
    answered.response.headers.delete("vercel-cdn-cache-control");
    const { response } = answered;
    const names = (response.headers.get("vary") ?? "")
      .toLowerCase()
      .split(",")
      .flatMap((name) => name.trim() || []);
    if (!lasts || !names.every(isHeaderName) || names.includes("*")) return answered;
    forBrowsers(response.headers);
    const tags = takeTags(response.headers, deployment.id);
    const { status } = response;
    const shown = new Headers(response.headers);
    const keep = (body: Uint8Array) => {
      if (vary.size >= mostVarying) vary.clear();
      vary.set(page, names);
      cache.keep(keyOf(names), { ...lasts, status, headers: shown, body, tags, round, madeAt: at }, undefined);
    };
    const body = method === "HEAD" ? null : response.body;
    if (!body) keep(new Uint8Array());
    const fresh = new Response(body?.pipeThrough(copying(keep)) ?? response.body, {
      status,
      headers: response.headers,
    });
    fresh.headers.set("x-vercel-cache", "MISS");
    return { ...answered, response: fresh };
  };
  if (!before || age === "gone") return { ...decision, answer: make };
  const since = Math.floor((at - before.madeAt) / 1000);
  const why = `The cache has it for ${since} s${age === "stale" ? ", and it is made anew" : ""}. ${decision.why}`;
  const answer = () => {
    const tooLong = () => new Error("too long");
    const again = async () => readAtMost((await make()).response.body ?? new Blob().stream(), mostKept, tooLong);
    if (age === "stale") void cache.once(key, again).catch(() => {});
    return { response: keptAnswer(before, request, since, age === "stale" ? "STALE" : "HIT") };
  };
  return { step: "cache", why, answer };
}

/** What a visitor reads is kept when he has read all of it: whoever leaves ends it. More than is kept passes through. */
function copying(keep: (body: Uint8Array) => void): TransformStream<Uint8Array, Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  return new TransformStream({
    transform(part, passed) {
      passed.enqueue(part);
      size += part.length;
      if (size <= mostKept) parts.push(part);
      else parts.length = 0;
    },
    flush() {
      if (size <= mostKept) keep(Buffer.concat(parts));
    },
  });
}

function keptAnswer({ status, headers, body }: CachedPage, asked: Request, age: number, state: string): Response {
  const own = new Headers(headers);
  own.set("age", String(age));
  own.set("x-vercel-cache", state);
  const known = status === 200 && notModified(asked.headers, own);
  if (known) return known;
  // The types say that it might be shared memory, which it is not.
  return new Response(asked.method === "HEAD" || !hasBody(status) ? null : (body as Uint8Array<ArrayBuffer>), {
    status,
    headers: own,
  });
}

/** For how long an answer is fresh, and may be served while it is made anew; undefined: it is kept by nobody. In ms. */
function lastingOf({ status, headers }: Response): Pick<CachedPage, "freshFor" | "staleFor"> | undefined {
  const names = ["vercel-cdn-cache-control", "cdn-cache-control", "cache-control"];
  const name = names.find((each) => headers.has(each)) ?? "cache-control";
  const said = (headers.get(name) ?? "").toLowerCase();
  const seconds = (directive: string) => new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(said)?.[1];
  const fresh = seconds("s-maxage") ?? (name === "cache-control" ? undefined : seconds("max-age"));
  const isKept = fresh !== undefined && !/(?:^|[\s,])(?:private|no-store|no-cache)(?:$|[\s,=])/.test(said);
  if (!isKept || headers.has("set-cookie") || !statuses.has(status)) return undefined;
  return { freshFor: Number(fresh) * 1000, staleFor: Number(seconds("stale-while-revalidate") ?? 0) * 1000 };
}

/** What is said to the cache is not said to browsers; without anything else they ask each time. */
function forBrowsers(headers: Headers): void {
  const own = (headers.get("cache-control") ?? "").split(",").map((each) => each.trim());
  const left = own.filter((each) => each !== "" && !/^(s-maxage|stale-while-revalidate)=/i.test(each));
  const isOwn = left.some((each) => each !== "public");
  headers.set("cache-control", isOwn ? left.join(", ") : "public, max-age=0, must-revalidate");
}
