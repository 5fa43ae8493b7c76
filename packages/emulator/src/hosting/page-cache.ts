import type { Prerendered } from "../domain/deployments/prerender.ts";
import type { Part } from "../engine/services.ts";

/** A page that a function has made, as it is served until it is made anew. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
  /** By the emulator's clock. */
  readonly madeAt: number;
  /** In ms; `false`: for ever. */
  readonly freshFor: number | false;
}

/** As much is kept of all sites together, in bytes; what was made first goes. */
const mostBytes = 128 * 1024 ** 2;

/** The pages that functions have made, by deployment, function and query. They end with the process. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  /** When one of a group was made anew, by deployment, group and query. */
  readonly #groups = new Map<string, number>();
  readonly #making = new Map<string, Promise<unknown>>();
  #bytes = 0;

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  /** @param group what becomes old with it */
  keep(key: string, page: CachedPage, group: string | undefined): void {
    this.#bytes += page.body.length - (this.#pages.get(key)?.body.length ?? 0);
    this.#pages.delete(key);
    this.#pages.set(key, page);
    if (group !== undefined) this.#groups.set(group, page.madeAt);
    for (const [first, { body }] of this.#pages) {
      if (this.#bytes <= mostBytes || first === key) break;
      this.#pages.delete(first);
      this.#bytes -= body.length;
    }
  }

  isFresh(made: Pick<CachedPage, "madeAt" | "freshFor">, now: number, group: string | undefined): boolean {
    const { madeAt, freshFor } = made;
    return (freshFor === false || now < madeAt + freshFor) && madeAt >= (this.#groups.get(group ?? "") ?? 0);
  }

  /** Makes a page once for all who want it at the same time. */
  once<Made>(key: string, make: () => Promise<Made>): Promise<Made> {
    // What is made by a key is always of one type.
    const known = this.#making.get(key) as Promise<Made> | undefined;
    if (known) return known;
    const made = make().finally(() => this.#making.delete(key));
    this.#making.set(key, made);
    return made;
  }

  clear(): unknown[] {
    this.#pages.clear();
    this.#groups.clear();
    this.#bytes = 0;
    return [];
  }
}

export const pageCache: Part<PageCache> = { make: () => new PageCache(), clear: (cache) => cache.clear() };

/** The parts of a query that make another page; all of them where a build says nothing. */
export function queryOf({ allowQuery }: Prerendered, search: string): URLSearchParams {
  const all = [...new URLSearchParams(search)];
  const kept = new URLSearchParams(allowQuery ? all.filter(([name]) => allowQuery.includes(name)) : all);
  kept.sort();
  return kept;
}

/** For how long a page stays as it is: as its answer says, or else its build. In ms. */
export function freshFor({ expiration }: Prerendered, headers: Headers): number | false {
  const said = /(?:^|[\s,])s-maxage=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1];
  if (said !== undefined) return Number(said) >= 31_536_000 ? false : Number(said) * 1000;
  return expiration === false ? false : expiration * 1000;
}
