import { expect, test } from "vitest";
import { caught } from "../../test/caught.ts";
import { type Received, type Reply, serve } from "../../test/server.ts";
import { createClient } from "../client/fetch-client.ts";
import { isApiError } from "../errors/api-error.ts";
import { partialItems } from "../errors/hidden-members.ts";
import { isPagingError } from "../errors/paging-error.ts";
import type { ListOperation } from "../types/client.ts";
import { list } from "./list.ts";

interface Row {
  readonly id: number;
}

const operation: ListOperation = { route: "GET /v1/rows", items: "rows", next: "pagination.next", send: "until" };
const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id }));
const query = (request: Received, name: string): string | null =>
  new URL(request.url, "http://x").searchParams.get(name);

async function walk(operation: ListOperation, ...turns: (Reply | ((request: Received) => Reply))[]) {
  const { url, received } = await serve(...turns);
  const client = createClient({ baseUrl: url, token: "t" });
  return { listed: list<{ rows: Row[] }, Row>(client, operation, { limit: 2 }), received };
}

const two = [
  { body: { rows: rows(1, 2), pagination: { next: 42 } } },
  { body: { rows: rows(3), pagination: { next: null } } },
];

test("awaiting it gives the first page", async () => {
  const { listed, received } = await walk(operation, ...two);
  expect((await listed).rows).toEqual(rows(1, 2));
  expect(received).toHaveLength(1);
});

test("no request is sent before a page is asked for", async () => {
  const { listed, received } = await walk(operation, ...two);
  await new Promise((resolve) => setImmediate(resolve));
  expect(received).toHaveLength(0);
  await listed;
  expect(received).toHaveLength(1);
});

test("a list sends its request once: the first page is the same however often it is awaited", async () => {
  const { listed, received } = await walk(operation, ...two);
  const [first, again, { data }] = [await listed, await listed, await listed.withResponse()];
  expect([again, data]).toEqual([first, first]);
  await Promise.all([listed, listed.finally(() => {}), listed.catch(() => {})]);
  expect(received).toHaveLength(1);
});

test("a loop walks all pages with the rest of the input", async () => {
  const { listed, received } = await walk(operation, ...two);
  const ids: number[] = [];
  for await (const { id } of listed) ids.push(id);
  expect(ids).toEqual([1, 2, 3]);
  expect(received.map(({ url }) => url)).toEqual(["/v1/rows?limit=2", "/v1/rows?limit=2&until=42"]);
});

test("the next page is fetched only when it is needed", async () => {
  const { listed, received } = await walk(operation, ...two);
  expect(await listed.toArray({ limit: 2 })).toEqual(rows(1, 2));
  expect(received).toHaveLength(1);
  expect(await listed.toArray({ limit: 0 })).toEqual([]);
});

test("two loops over one result do not disturb each other", async () => {
  const { listed } = await walk(operation, (request) => (query(request, "until") ? two[1] : two[0]) as Reply);
  const [one, other] = [listed[Symbol.asyncIterator](), listed[Symbol.asyncIterator]()];
  const ids = [];
  for (let step = 0; step < 3; step++) ids.push((await one.next()).value?.id, (await other.next()).value?.id);
  expect(ids).toEqual([1, 1, 2, 2, 3, 3]);
});

test("pages can be walked as pages, and the first told about", async () => {
  const { listed } = await walk(operation, ...two);
  const sizes: number[] = [];
  for await (const page of listed.pages()) sizes.push(page.rows.length);
  expect(sizes).toEqual([2, 1]);
  expect((await listed.withResponse()).attempts).toBe(1);
});

test("a bare list is a last page", async () => {
  const { listed, received } = await walk(operation, { body: rows(1, 2) });
  expect(await listed.toArray()).toEqual(rows(1, 2));
  expect(received).toHaveLength(1);
});

const styles: {
  says: string;
  operation: ListOperation;
  turn: (request: Received) => Reply;
  asked: (string | null)[];
}[] = [
  {
    says: "by page number until the last page",
    operation: { ...operation, by: "page", next: "pages", send: "page" },
    turn: (request) => ({ body: { rows: rows(Number(query(request, "page") ?? 1)), pages: 3 } }),
    asked: [null, "2", "3"],
  },
  {
    says: "by offset until a page is empty",
    operation: { ...operation, by: "offset", send: "offset" },
    turn: (request) => ({ body: { rows: { 2: rows(3), 3: [] }[Number(query(request, "offset"))] ?? rows(1, 2) } }),
    asked: [null, "2", "3"],
  },
  {
    says: "by a member of the last item until a page is empty",
    operation: { ...operation, by: "last", next: "id", send: "until" },
    turn: (request) => ({ body: { rows: { 2: rows(3), 3: [] }[Number(query(request, "until"))] ?? rows(1, 2) } }),
    asked: [null, "2", "3"],
  },
  {
    says: "by a member of the last item until only that item is left",
    operation: { ...operation, by: "last", next: "id", send: "until" },
    turn: (request) => ({ body: { rows: query(request, "until") ? rows(2) : rows(1, 2) } }),
    asked: [null, "2"],
  },
  {
    says: "by the Link header",
    operation: { ...operation, by: "link", send: "last" },
    turn: (request) => ({
      headers: query(request, "last") ? {} : { link: '</v1/rows?n=2&last=b%2Fc>; rel="next"' },
      body: { rows: rows(1) },
    }),
    asked: [null, "b/c"],
  },
  {
    says: "not at all where nothing leads on",
    operation: { route: operation.route, items: "rows", next: "pagination.next" },
    turn: () => ({ body: { rows: rows(1), pagination: { next: 5 } } }),
    asked: [null],
  },
];

test.each(styles)("pages are walked $says", async ({ operation, turn, asked }) => {
  const { listed, received } = await walk(operation, turn);
  await listed.toArray();
  expect(received.map((request) => query(request, operation.send ?? "until"))).toEqual(asked);
});

test.each([0, 1])("each item comes once, whether or not the bound counts in (%i)", async (counted) => {
  const { listed } = await walk({ ...operation, by: "last", next: "id", send: "until" }, (request) => {
    const until = Number(query(request, "until") ?? 6) + counted;
    return {
      body: {
        rows: rows(5, 4, 3, 2, 1)
          .filter(({ id }) => Number(id) < until)
          .slice(0, 2),
      },
    };
  });
  expect(await listed.toArray()).toEqual(rows(5, 4, 3, 2, 1));
});

async function outcomeOf(listed: AsyncIterable<{ readonly id: number }>) {
  const ids: number[] = [];
  const loop = async () => {
    for await (const { id } of listed) ids.push(id);
  };
  return { error: await caught(loop()), ids };
}

test.each([
  { says: "repeats itself", cursors: ["a", "a"] },
  { says: "comes back", cursors: ["a", "b", "a"] },
  { says: "is empty", cursors: [""] },
  { says: "is an object", cursors: [{ id: 1 }], problem: "neither text nor a number" },
  { says: "is a list", cursors: [[1]], problem: "neither text nor a number" },
  { says: "is not text but true", cursors: [true], problem: "neither text nor a number" },
  { says: "counts pages by an object", cursors: [{}], by: "page" as const, problem: "neither text nor a number" },
])("a cursor that $says ends the walk with an error, after the items that came", async ({ cursors, by, problem }) => {
  const { listed } = await walk(
    { ...operation, ...(by && { by }) },
    ...cursors.map((next, id) => ({ body: { rows: rows(id), pagination: { next } } })),
  );
  const { ids, error } = await outcomeOf(listed);
  expect(error).toMatchObject({ name: "PagingError", message: expect.stringContaining(problem ?? "does not advance") });
  expect(ids).toHaveLength(cursors.length);
});

test("empty pages are walked as long as they may lead to an item, and not for ever", async () => {
  let page = 0;
  const turn = (until: number) => () => ({
    body: { rows: ++page === until ? rows(1) : [], pagination: { next: page < until ? page : null } },
  });
  expect(await (await walk(operation, turn(100))).listed.toArray()).toEqual(rows(1));
  page = 0;
  const { listed, received } = await walk(operation, turn(Infinity));
  expect(await caught(listed.toArray())).toMatchObject({
    name: "PagingError",
    message: "GET /v1/rows gave 100 empty pages in a row, and a cursor with each",
  });
  expect(received).toHaveLength(100);
});

test("a page without its list is an error that names the member", async () => {
  const headers = { "x-vercel-id": "fra1::a" };
  const { listed } = await walk(operation, { body: { other: [] }, headers });
  expect(await caught(listed.toArray())).toMatchObject({
    name: "PagingError",
    ...{ status: 200, attempts: 1, requestId: "fra1::a" },
    message: expect.stringContaining('"rows"'),
  });
});

test("a list that failed asks again", async () => {
  const { listed } = await walk(operation, { status: 404 }, { body: { rows: rows(1) } });
  expect(await caught(listed)).toMatchObject({ status: 404 });
  expect(await listed.toArray()).toEqual(rows(1));
});

const next = (cursor: unknown): Reply => ({ body: { rows: rows(1), pagination: { next: cursor } } });
const byLink = { ...operation, by: "link", send: "last" } as const;

test.each([
  ["a link that is not a URL", byLink, { headers: { link: "<http://[>; rel=next" }, body: { rows: rows(1) } }],
  ["a link without the cursor", byLink, { headers: { link: "</v1/rows?p=2>; rel=next" }, body: { rows: rows(1) } }],
  ["a Link header that cannot be read", byLink, { headers: { link: "/v1/rows?last=b" }, body: { rows: rows(1) } }],
  ["a count of pages that is not a number", { ...operation, by: "page", send: "page" }, next("many")],
  ["a last item without its member", { ...operation, by: "last", next: "at" }, { body: { rows: rows(1) } }],
] as const)("%s ends the walk with an error, after the items that came", async (_, style, page) => {
  const { ids, error } = await outcomeOf((await walk(style, page)).listed);
  expect(error).toMatchObject({ name: "PagingError" });
  expect(ids).toEqual([1]);
});

test("a link without a relation leads to the next page, beside a bare list too", async () => {
  const pages = [{ headers: { link: "</v1/rows?last=1>" }, body: rows(1) }, { body: { rows: rows(2) } }];
  const { listed } = await walk(byLink, ...pages);
  expect(await listed.toArray()).toEqual(rows(1, 2));
});

test.each([
  ["offset", { by: "offset", send: "offset" }],
  ["page", { by: "page", next: "pages", send: "page" }],
] as const)(
  "an API that ignores the %s ends the walk with an error, after the items that came",
  async (name, style) => {
    const { listed, received } = await walk({ ...operation, ...style }, { body: { rows: rows(1, 2), pages: 9 } });
    const { ids, error } = await outcomeOf(listed);
    expect(error).toMatchObject({
      name: "PagingError",
      message: `GET /v1/rows gave the same page again for another "${name}"`,
    });
    expect(ids).toEqual([1, 2]);
    expect(received).toHaveLength(2);
  },
);

test("a page that shares some items with the one before is another page", async () => {
  const offset = { ...operation, by: "offset", send: "offset" } as const;
  const pages = [rows(1, 2), rows(2, 3), rows()];
  const { listed } = await walk(offset, ...pages.map((page) => ({ body: { rows: page } })));
  expect(await listed.toArray()).toEqual(rows(1, 2, 2, 3));
});

test("the error of a failed page carries the items of the pages before, and keeps its kind", async () => {
  const { listed } = await walk(operation, ...two.slice(0, 1), { status: 404 });
  const error = await caught(listed.toArray());
  expect(isApiError(error) && error.status).toBe(404);
  expect(partialItems<Row>(error)).toEqual(rows(1, 2));

  const { listed: looping } = await walk(operation, { body: { rows: rows(1), pagination: { next: "a" } } });
  const paging = await caught(looping.toArray());
  expect(isPagingError(paging)).toBe(true);
  expect(partialItems(paging)).toEqual(rows(1, 1));
});
