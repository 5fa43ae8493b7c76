import type { Service, Services } from "../../engine/services.ts";
import type { Prerendered } from "../deployments/prerender.ts";
import { projectNames } from "../deployments/site-handlers.ts";
import { deploymentTable } from "../deployments/tables.ts";

export interface MadePage {
  readonly madeAt: number;
  /** In ms; `false`: for ever. */
  readonly freshFor: number | false;
  /** Time in ms for which it is served stale during revalidation. Absent: for ever. */
  readonly staleFor?: number;
  /** Until then it is served where it cannot be made anew. */
  readonly keptOnErrorUntil?: number;
  readonly tags: readonly string[];
  readonly round: number;
}

export interface CachedPage extends MadePage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

export type PageAge = "fresh" | "stale" | "expired" | "deleted";

export interface TagInvalidation {
  readonly tags: readonly string[];
  readonly expire?: number | undefined;
}

/** Bytes of all sites together; the oldest pages go first. */
const maxBytes = 128 * 1024 ** 2;

function sizeOf(key: string, page: CachedPage | undefined): number {
  return page ? page.body.length + 2 * key.length + 2 * [...page.headers].join().length + 500 : 0;
}

const maxTags = 100_000;

/** The pages that functions have made, by deployment, function and query. They end with the process. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #groups = new Map<string, number>();
  readonly #making = new Map<string, Promise<unknown>>();
  readonly #invalidated = new Map<string, { readonly stale: number; readonly gone: number; readonly goneAt: number }>();
  readonly #served = new Map<string, number>();
  #bytes = 0;
  round = 0;

  /** When a page of the build was served for the first time, where that is not now: from then on the cache has it. */
  firstServed(key: string, now: number): number | undefined {
    const first = this.#served.get(key);
    if (first !== undefined) return first;
    if (this.#served.size >= maxTags) this.#served.clear();
    this.#served.set(key, now);
    return undefined;
  }

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  keep(key: string, page: CachedPage, group: string | undefined): void {
    this.#bytes += sizeOf(key, page) - sizeOf(key, this.#pages.get(key));
    this.#pages.delete(key);
    this.#pages.set(key, page);
    if (group !== undefined) this.#groups.set(group, page.madeAt);
    for (const [first, oldest] of this.#pages) {
      if (this.#bytes <= maxBytes || first === key) break;
      this.#pages.delete(first);
      this.#bytes -= sizeOf(first, oldest);
    }
  }

  invalidateTags(deploymentId: string, { tags, expire }: TagInvalidation, now: number): void {
    this.round++;
    for (const tag of tags.map((each) => `${deploymentId}/${each}`)) {
      const before = this.#invalidated.get(tag) ?? { gone: 0, goneAt: 0 };
      this.#invalidated.delete(tag);
      const gone = expire === undefined ? before : { gone: this.round, goneAt: now + expire * 1000 };
      this.#invalidated.set(tag, { ...gone, stale: this.round });
    }
    for (const first of this.#invalidated.keys()) {
      if (this.#invalidated.size <= maxTags) break;
      this.#invalidated.delete(first);
    }
  }

  ageOf({ madeAt, freshFor, staleFor, tags, round }: MadePage, now: number, group: string | undefined): PageAge {
    const old = tags.flatMap((tag) => this.#invalidated.get(tag) ?? []);
    if (old.some(({ gone, goneAt }) => round < gone && goneAt <= now)) return "deleted";
    const isFresh = freshFor === false || now < madeAt + freshFor;
    if (freshFor !== false && staleFor !== undefined && now >= madeAt + freshFor + staleFor) return "expired";
    const isOfGroup = madeAt >= (this.#groups.get(group ?? "") ?? 0);
    return isFresh && isOfGroup && !old.some(({ stale }) => round < stale) ? "fresh" : "stale";
  }

  once<Result>(page: string, make: () => Promise<Result>): Promise<Result> {
    const key = `${this.round} ${page}`;
    // A key stands for pages of one type.
    const pending = this.#making.get(key) as Promise<Result> | undefined;
    if (pending) return pending;
    const making = make().finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  drop(isGone: (deploymentId: string) => boolean): void {
    for (const [key, page] of this.#pages) {
      if (!isGone(deploymentIdOf(key))) continue;
      this.#pages.delete(key);
      this.#bytes -= sizeOf(key, page);
    }
  }

  forget(): void {
    this.#pages.clear();
    this.#groups.clear();
    this.#invalidated.clear();
    this.#served.clear();
    this.#bytes = 0;
  }
}

function deploymentIdOf(key: string): string {
  return key.split("/", 1).join();
}

export const pageCache: Service<PageCache> = { make: () => new PageCache(), forget: (cache) => cache.forget() };

export function dropPagesOf(services: Services, project: string): void {
  services.service(pageCache).drop((deploymentId) => {
    const deployment = services.rows(deploymentTable).get(deploymentId);
    return deployment !== undefined && projectNames(services, deployment.projectId).includes(project);
  });
}

export function queryOf({ allowQuery }: Prerendered, search: string): URLSearchParams {
  const all = [...new URLSearchParams(search)];
  const allowed = new URLSearchParams(allowQuery ? all.filter(([name]) => allowQuery.includes(name)) : all);
  allowed.sort();
  return allowed;
}

export function freshFor({ expiration }: Prerendered, headers: Headers): number | false {
  const maxAge = /(?:^|[\s,])s-maxage=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1];
  if (maxAge !== undefined) return Number(maxAge) >= 31_536_000 ? false : Number(maxAge) * 1000;
  return expiration === false ? false : expiration * 1000;
}

export const everything = "";

/** The tag of what was made of an image; no tag of a deployment has a comma. */
export function imageTag(source: string): string {
  return `image,${source}`;
}

/** https://vercel.com/docs/caching/cdn-cache/purge, 2026-11-29. */
export const maxTagsOfPage = 128;
export const maxTagLength = 256;

const tagHeaders = ["x-next-cache-tags", "vercel-cache-tag"];

export function takeTags(headers: Headers, deploymentId: string): string[] {
  const all = tagHeaders.flatMap((name) => headers.get(name)?.split(",") ?? []);
  for (const name of tagHeaders) headers.delete(name);
  const tags = all.map((tag) => tag.trim()).filter((tag) => tag.length <= maxTagLength);
  return [everything, ...tags.slice(0, maxTagsOfPage)].map((tag) => `${deploymentId}/${tag}`);
}
