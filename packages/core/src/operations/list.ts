import { fromHere } from "../errors/from-here.ts";
import { withHidden } from "../errors/hidden-members.ts";
import { PagingError } from "../errors/paging-error.ts";
import { leavable } from "../streams/leavable.ts";
import type { Answer, ApiPromise, CallOptions, Client, ListOperation } from "../types/client.ts";
import { parseUrl } from "../wire/base-url.ts";
import { amount, checkOptions } from "../wire/check-options.ts";
import type { Input } from "../wire/describe.ts";
import { nextLink } from "../wire/link.ts";
import { valueAt } from "../wire/value-at.ts";
import { call } from "./call.ts";
import { LazyPromise } from "./lazy-promise.ts";

/** Bound of consecutive empty pages: filters leave some, a faulty API gives them for ever. */
const MAX_EMPTY_PAGES = 100;

/** A promise of the first page, and an iterable of all items. */
export interface PagedPromise<Page, Item> extends ApiPromise<Page>, AsyncIterable<Item> {
  /** Iterates over the pages; each is fetched when it is needed. */
  pages(): AsyncIterableIterator<Page>;
  /** Collects all items, or the first `limit`. Where a page fails, `partialItems(error)` has the items of the pages before. */
  toArray(options?: { limit?: number }): Promise<Item[]>;
}

/**
 * Calls an operation that answers in pages. The request is sent at the first `await` or step of a loop.
 *
 * @throws (rejects) what `call` does, and `PagingError` where the walk cannot go on.
 * @example
 * ```ts
 * const firstPage = await listProjects(client);
 * for await (const project of listProjects(client)) console.log(project.name);
 * ```
 */
export function list<Page, Item>(
  client: Client,
  operation: ListOperation,
  input: object = {},
  options: CallOptions = {},
): PagedPromise<Page, Item> {
  return new Pages(operation, { ...input }, (fields) => call<Page>(client, operation, fields, options).withResponse());
}

class Pages<Page, Item> extends LazyPromise<Page> implements PagedPromise<Page, Item> {
  readonly #operation: ListOperation;
  readonly #input: Input;
  readonly #fetch: (input: Input) => Promise<Answer<Page>>;

  constructor(operation: ListOperation, input: Input, fetch: (input: Input) => Promise<Answer<Page>>) {
    super(() => fetch(input));
    this.#operation = operation;
    this.#input = input;
    this.#fetch = fetch;
  }

  async *#walk(): AsyncGenerator<{ page: Page; items: readonly Item[] }> {
    const { by, send = "", items: path } = this.#operation;
    // An API that ignores the page number gives the same items again.
    const isCounted = by === "offset" || by === "page";
    const walked = new Set<string>();
    let before = new Set<string>();
    let empty = 0;
    let input = this.#input;
    let answer = await this.withResponse();
    const pagingError = (problem: string): PagingError => {
      const { data, response, ...known } = answer;
      return new PagingError(problem, { ...known, status: response.status });
    };
    for (;;) {
      const { data: page } = answer;
      const items = Array.isArray(page) ? page : valueAt(page, path);
      if (!Array.isArray(items)) throw pagingError(`answered with no list "${path}"`);
      const texts = isCounted || by === "last" ? items.map((item) => JSON.stringify(item)) : [];
      const isKnown = texts.map((text) => before.has(text));
      if (isCounted && before.size && texts.length && isKnown.every(Boolean)) {
        throw pagingError(`gave the same page again for another "${send}"`);
      }
      // Some APIs include the item at the bound again.
      yield { page, items: by === "last" ? items.filter((_, index) => !isKnown[index]) : items };
      before = new Set(texts);
      const cursor = nextCursor(this.#operation, input[send], answer, items);
      if (cursor === undefined || cursor === null) return;
      if (typeof cursor !== "string" && !Number.isFinite(cursor)) {
        throw pagingError(`gave a "${send}" that is neither text nor a number`);
      }
      empty = items.length ? 0 : empty + 1;
      if (empty >= MAX_EMPTY_PAGES) throw pagingError(`gave ${empty} empty pages in a row, and a cursor with each`);
      walked.add(String(input[send]));
      if (cursor === "" && by === "link") throw pagingError(`answered with a Link header that gives no "${send}"`);
      if (cursor === "" || walked.has(String(cursor))) {
        throw pagingError(`gave a "${send}" that does not advance`);
      }
      input = { ...input, [send]: cursor };
      answer = await this.#fetch(input);
    }
  }

  pages(): AsyncGenerator<Page> {
    const walk = this.#walk.bind(this);
    return leavable(async function* () {
      for await (const { page } of walk()) yield page;
    });
  }

  [Symbol.asyncIterator](): AsyncGenerator<Item> {
    const walk = this.#walk.bind(this);
    return leavable(async function* () {
      for await (const { items } of walk()) yield* items;
    });
  }

  async toArray(options: { limit?: number } = {}): Promise<Item[]> {
    checkOptions(options, { limit: amount }, this.#operation.route);
    const { limit = Infinity } = options;
    const collected: Item[] = [];
    try {
      if (limit > 0) {
        for await (const item of this) if (collected.push(item) >= limit) break;
      }
    } catch (error) {
      throw withHidden(fromHere(error), "items", collected);
    }
    return collected;
  }
}

function nextCursor(
  { by, next, send }: ListOperation,
  lastCursor: unknown,
  { data, response }: Answer<unknown>,
  items: readonly unknown[],
): unknown {
  if (!send) return undefined;
  if (by === "link") {
    const link = nextLink(response.headers.get("link"));
    if (link === undefined) return undefined;
    return parseUrl(link, "http://localhost")?.searchParams.get(send) ?? "";
  }
  if (items === data) return undefined;
  if (by === "offset") return items.length ? Number(lastCursor ?? 0) + items.length : undefined;
  let cursor = next && valueAt(by === "last" ? items.at(-1) : data, next);
  const page = Number(lastCursor ?? 1);
  if (by === "page" && typeof cursor !== "object") {
    const pages = Number(cursor ?? 0);
    return page < pages ? page + 1 : Number.isNaN(pages) ? pages : undefined;
  }
  // A last item without its member is an error, not the end.
  if (by === "last" && items.length > 0) cursor ??= Number.NaN;
  // A cursor that repeats the bound is the end, whether or not the API includes it.
  return by === "last" && cursor === lastCursor ? undefined : cursor;
}
