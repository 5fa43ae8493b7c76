import { inspect } from "node:util";
import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import { caught } from "../../test/caught.ts";
import { type Reply, serve } from "../../test/server.ts";
import { createClient } from "../client/fetch-client.ts";
import type { Drift } from "../errors/validation-error.ts";
import { call } from "../operations/call.ts";
import { list } from "../operations/list.ts";
import { stream } from "../operations/stream.ts";
import type { ValidationMode } from "../types/client.ts";
import type { GroupContract, OperationContract } from "../types/contract.ts";
import { validation } from "./validation.ts";

const base = { id: "x", summary: "", parameters: [], input: "In", errors: {} };
const one: OperationContract = {
  ...base,
  route: "GET /v1/one",
  kind: "call",
  answers: { 200: { schema: "One" }, 204: {} },
};
const events: OperationContract = {
  ...base,
  route: "GET /v1/events",
  kind: "call",
  answers: { 200: { schema: "Events" } },
};
const follow: OperationContract = { ...events, kind: "stream", answers: { 200: { schema: "Event" } } };
const bypasses: OperationContract = {
  ...base,
  route: "PATCH /v1/bypass",
  kind: "call",
  answers: { 200: { schema: "Bypasses" } },
  secrets: ["protectionBypass"],
};
const made: OperationContract = {
  ...base,
  route: "POST /v1/made",
  kind: "call",
  answers: { 201: { schema: "One" }, 202: { schema: "Queued" }, 302: {} },
};
const removed: OperationContract = { ...base, route: "DELETE /v1/one", kind: "call", answers: { 204: {} } };
const followOnly: OperationContract = { ...follow, route: "GET /v1/follow" };
const owners: OperationContract = {
  ...base,
  route: "GET /v1/owners",
  kind: "call",
  answers: { 200: { schema: "Owners" } },
  secrets: ["owners.*.token", "token"],
};
const contract: GroupContract = {
  group: "test",
  operations: { one, events, follow, bypasses, made, removed, followOnly, owners },
};
const Event = v.looseObject({ id: v.string() });
const Owner = v.union([
  v.looseObject({ type: v.literal("user"), name: v.string(), token: v.looseObject({ key: v.string() }) }),
  v.looseObject({ type: v.literal("app"), name: v.string(), keys: v.record(v.string(), v.number()) }),
]);
const schemas = {
  One: v.looseObject({
    id: v.string(),
    tags: v.optional(v.array(v.looseObject({ name: v.string() }))),
    state: v.optional(v.picklist(["A", "B"])),
  }),
  Events: v.array(Event),
  Event,
  Queued: v.looseObject({ job: v.string() }),
  Owners: v.union([Owner, v.looseObject({ owners: v.array(Owner) })]),
  Bypasses: v.looseObject({ protectionBypass: v.record(v.string(), v.looseObject({ scope: v.string() })) }),
};

const getOne = { route: one.route };
const getEvents = { route: events.route };

const setUp = (mode: ValidationMode | undefined, ...bodies: (object | string)[]) =>
  judging(mode, ...bodies.map((body) => ({ body })));

async function judging(mode: ValidationMode | undefined, ...replies: Reply[]) {
  const { url } = await serve(...replies);
  const drift: Drift[] = [];
  const judge = validation({ mode, groups: [{ contract, schemas }], onDrift: (found) => drift.push(found) });
  return { client: createClient({ baseUrl: url, token: "t", validation: judge }), drift };
}

test("a fitting answer passes unchanged, unknown members included", async () => {
  const { client, drift } = await setUp("strict", { id: "a", more: { b: [1] } });
  expect(await call(client, getOne)).toEqual({ id: "a", more: { b: [1] } });
  expect(drift).toEqual([]);
});

test("an onDrift that throws, now or later, does no harm to the call", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { url } = await serve({ body: { id: 1 } });
  for (const onDrift of [() => raise(), async () => raise()]) {
    const judge = validation({ groups: [{ contract, schemas }], onDrift });
    const client = createClient({ baseUrl: url, token: "t", validation: judge });
    expect(await call(client, getOne)).toEqual({ id: 1 });
  }
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  expect(warn).toHaveBeenCalledWith(
    "The onDrift of validation() failed (RangeError); calls continue, and this is logged once",
  );
  warn.mockRestore();
});

function raise(): never {
  throw new RangeError("the queue is full");
}

test("observe hands the value on and reports each distinct drift once, without its value", async () => {
  const body = { id: "a", tags: [{ name: 1 }, { name: 2 }], state: "secret-value" };
  const { client, drift } = await setUp("observe", body);
  expect(await call(client, getOne)).toEqual(body);
  await call(client, getOne);
  const where = { route: one.route, status: 200 };
  expect(drift).toEqual([
    { ...where, path: "tags.*.name", expected: "string", got: "number" },
    { ...where, path: "state", expected: '("A" | "B")', got: "string" },
  ]);
  expect(JSON.stringify(drift)).not.toContain("secret-value");
});

test("strict throws and says where", async () => {
  const { client } = await setUp("strict", { id: null });
  const error = await caught(call(client, getOne));
  expect(error).toHaveProperty("data", { id: null });
  expect(JSON.stringify(error)).not.toContain('"data"');
  expect(error).toMatchObject({
    name: "ValidationError",
    ...{ sideEffect: "certain", status: 200, attempts: 1 },
    message: "GET /v1/one the response does not match the contract: id should be string, got null",
  });
});

test("a call can say otherwise than its client", async () => {
  const { client, drift } = await setUp("strict", { id: 1 });
  expect(await call(client, getOne, {}, { validation: "off" })).toEqual({ id: 1 });
  expect(drift).toEqual([]);
  const relaxed = await setUp("off", { id: 1 });
  expect(await caught(call(relaxed.client, getOne, {}, { validation: "strict" }))).toMatchObject({
    name: "ValidationError",
  });
});

test("a route that is both a stream and a call judges records and JSON answers by a schema each", async () => {
  const { client, drift } = await setUp("strict", [{ id: "a" }], '{"id":"a"}\n{"id":"b"}\n', '[{"id":"a"}]\n', {
    id: "a",
  });
  await call(client, getEvents);
  for await (const event of stream<{ id: string }>(client, getEvents)) expect(event.id).toMatch(/[ab]/);
  expect(drift).toEqual([]);
  expect(await caught(stream(client, getEvents)[Symbol.asyncIterator]().next())).toMatchObject({
    drift: [{ path: "", expected: "Object", got: "array" }],
  });
  expect(await caught(call(client, getEvents))).toMatchObject({
    drift: [{ path: "", expected: "Array", got: "object" }],
  });
});

test.each([
  ["a JSON answer is not a record, where its route is only a stream's", followOnly.route, [1]],
  ["an operation that no contract knows", "GET /v1/unknown", { any: 1 }],
] as const)("%s: it is not judged", async (_, route, body) => {
  const { client, drift } = await setUp("strict", body);
  expect(await call(client, { route })).toEqual(body);
  expect(drift).toEqual([]);
});

test("a union is judged by the alternative that fits best, and neither credentials nor keys of records are named", async () => {
  const user = { type: "user", name: "a", token: { key: "a" } };
  const app = { type: "app", name: "a", keys: { "hush-0123456789": "1" } };
  const { client, drift } = await setUp(
    "observe",
    { owners: [user, { ...user, token: { key: 1 } }, app] },
    { ...user, name: 1 },
  );
  await call(client, { route: owners.route });
  await call(client, { route: owners.route });
  expect(drift.map(({ path, expected, got }) => `${path}: ${expected}, ${got}`)).toEqual([
    "owners.*.token.*: string, number",
    "owners.*.keys.*: number, string",
    "name: string, number",
  ]);
  expect(JSON.stringify(drift)).not.toContain("hush");
});

test("an error of strict mode tells the drift of a map once, however many keys have it", async () => {
  const keys = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`key-${index}`, { scope: 1 }]));
  const { client, drift } = await setUp("strict", { protectionBypass: keys });
  const error = await caught(call(client, { route: bypasses.route }));
  expect(error).toHaveProperty("drift", drift);
  expect(drift).toMatchObject([{ path: "protectionBypass.*.*", expected: "string", got: "number" }]);
  expect(error).not.toHaveProperty("message", expect.stringContaining("more)"));
});

describe("a success that the contract does not know", () => {
  const make = { route: made.route };
  const status = { route: made.route, status: 200, path: "", expected: "(201 | 202)", got: "200" };

  test("is drift itself", async () => {
    const { client, drift } = await setUp("observe", { id: "a" });
    expect(await call(client, make)).toEqual({ id: "a" });
    expect(drift).toEqual([status]);
  });

  test("is judged by the operation's other successes, of which it may be any", async () => {
    const { client, drift } = await setUp("observe", { job: "a" }, { job: 1 });
    await call(client, make);
    expect(drift).toEqual([status]);
    await call(client, make);
    expect(drift).toEqual([status, { ...status, path: "job", expected: "string", got: "number" }]);
  });

  test("throws in strict mode, and says which it should have been", async () => {
    const { client } = await setUp("strict", {});
    expect(await caught(call(client, { route: removed.route }))).toMatchObject({
      name: "ValidationError",
      message: "DELETE /v1/one the response does not match the contract: it should be 204, got 200",
    });
  });

  test("is silent without a body", async () => {
    const { client, drift } = await judging("strict", { status: 204 }, { status: 202 });
    expect(await call(client, make)).toBeUndefined();
    expect(await call(client, getOne)).toBeUndefined();
    expect(drift).toEqual([]);
  });

  test("a stream reports it once, and its records are judged as records", async () => {
    const { client, drift } = await judging(undefined, { status: 203, body: '{"id":"a"}\n{"id":1}\n' });
    for await (const _ of stream(client, getEvents));
    expect(drift).toMatchObject([
      { status: 203, path: "", expected: "200", got: "203" },
      { status: 203, path: "id", expected: "string", got: "number" },
    ]);
  });
});

test("a 304 is not a success that has to be known", async () => {
  const { client } = await judging("strict", { status: 304 });
  expect(await call(client, getOne, {}, { headers: { "if-none-match": '"a"' } })).toBeUndefined();
});

test("each page is judged", async () => {
  const { client, drift } = await setUp("observe", { id: "a", rows: [1], next: 2 }, { rows: [2] });
  expect(await list(client, { ...getOne, items: "rows", next: "next", send: "from" }).toArray()).toEqual([1, 2]);
  expect(drift).toMatchObject([{ path: "id", got: "nothing" }]);
});

test("without a listener drift is a warning on the console", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  validation({ groups: [{ contract, schemas }] }).check(one.route, 200, {});
  expect(warn).toHaveBeenCalledExactlyOnceWith("GET /v1/one 200: id should be there, got nothing");
  warn.mockRestore();
});

test("neither a report nor an error nor its printing shows the keys of a record", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { url } = await serve({ body: { protectionBypass: { "hush-0123456789": { scope: 1 } } } });
  const judge = validation({ mode: "strict", groups: [{ contract, schemas }] });
  const client = createClient({ baseUrl: url, token: "t", validation: judge });
  const error = await caught(call(client, { route: bypasses.route }));
  expect(error).toMatchObject({ name: "ValidationError", drift: [{ path: "protectionBypass.*.*" }] });
  expect(warn).toHaveBeenCalledOnce();
  expect([inspect(error, { showHidden: true }), JSON.stringify(error), ...warn.mock.calls.flat()].join()).not.toContain(
    "hush",
  );
  warn.mockRestore();
});
