import { once } from "node:events";
import type { OperationContract } from "@slipway/core";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createServices } from "../../test/create-services.ts";
import { tokenTable, userTable } from "../domain/accounts/tables.ts";
import { hashToken } from "../domain/accounts/tokens.ts";
import { RequestLog } from "../engine/request-log.ts";
import type { Services } from "../engine/services.ts";
import { type KeyRow, keyTable } from "../store/keys.ts";
import type { Draft } from "../store/table.ts";
import { Api } from "./api.ts";
import { Catalog } from "./catalog.ts";
import { group } from "./group.ts";
import { answer, type Handler, waits } from "./handler.ts";

interface Things {
  things: { input: unknown; output: unknown };
}

function serve(handler: Handler<unknown, unknown>): { services: Services; call(): Promise<Response> } {
  const contract: OperationContract = {
    route: "POST /v1/things",
    id: "things",
    summary: "",
    kind: "call",
    parameters: [],
    input: "Input",
    answers: { 200: { contentType: "application/json" } },
    errors: {},
  };
  const services = createServices();
  const { rows, store } = services;
  const description = {
    contract: { group: "things", operations: { things: contract } },
    schemas: { Input: v.looseObject({}) },
  };
  const catalog = new Catalog(
    {
      routes: { things: { things: contract.route } },
      descriptions: { things: async () => [description] },
      entries: { things: { load: async () => group<Things>({ handlers: { things: handler } }) } },
    },
    services,
  );
  store.transact(() => {
    rows(userTable).put({ id: "u", username: "u", email: "u@x", name: null, defaultTeamId: null });
    rows(tokenTable).put({ id: "t", hash: hashToken("sesame"), userId: "u" });
  });
  const api = new Api(catalog, services, new RequestLog());
  const headers = { authorization: "Bearer sesame" };
  return {
    services,
    call: () => api.handle(new Request("http://api.localhost/v1/things", { method: "POST", headers })),
  };
}

const key = (id: string): Draft<KeyRow> & { readonly id: string } => ({ id, value: "" });

function gate(): { opened: Promise<void>; open(): void } {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return { opened, open: () => open() };
}

test("a handler that throws half-way has changed nothing, and no job of its runs", async () => {
  const ran: string[] = [];
  const { services, call } = serve((_, { rows, store }) => {
    rows(keyTable).put(key("a"));
    rows(tokenTable).remove("t");
    store.afterCommit(() => ran.push("job"));
    throw new Error("half-way");
  });
  const before = services.store.dump();
  expect((await call()).status).toBe(500);
  expect([services.store.dump(), ran]).toEqual([before, []]);
});

test.each([400, 404, 304, 500])("an answer of %i has changed nothing", async (status) => {
  const { services, call } = serve((_, { rows }) => {
    rows(keyTable).put(key("a"));
    return answer(status);
  });
  const before = services.store.dump();
  expect((await call()).status).toBe(status);
  expect(services.store.dump()).toBe(before);
});

test("a handler that waits changes all in its transaction, or nothing", async () => {
  let fails = true;
  const { services, call } = serve(
    waits(async (_, waiting) => {
      await Promise.resolve();
      return waiting.transact(({ rows }) => {
        rows(keyTable).put(key("a"));
        if (fails) throw new Error("half-way");
        return {};
      });
    }),
  );
  const before = services.store.dump();
  expect((await call()).status).toBe(500);
  expect(services.store.dump()).toBe(before);
  fails = false;
  expect((await call()).status).toBe(200);
  expect(services.rows(keyTable).get("a")).toMatchObject(key("a"));
});

test.each<[string, Handler<unknown, unknown>]>([
  [
    "before it waits",
    waits(async (_, { rows }) => {
      rows(keyTable).put(key("a"));
      return {};
    }),
  ],
  [
    "after it waited",
    waits(async (_, { rows }) => {
      await Promise.resolve();
      rows(keyTable).put(key("a"));
      return {};
    }),
  ],
  ["and does not say that it waits", async (_, { rows }) => rows(keyTable).put(key("a"))],
  [
    "in a transaction that waits",
    waits(async (_, waiting) => {
      await Promise.resolve();
      return waiting.transact(async ({ rows }) => rows(keyTable).put(key("a")));
    }),
  ],
])("a handler that changes something %s fails, and has changed nothing", async (_, handler) => {
  const { services, call } = serve(handler);
  const before = services.store.dump();
  const response = await call();
  expect([response.status, await response.text()]).toEqual([500, expect.stringMatching(/transaction/)]);
  expect(services.store.dump()).toBe(before);
});

test("a request that is refused after waiting takes back nothing of one that was answered meanwhile", async () => {
  const { opened, open } = gate();
  const began = gate();
  let first = true;
  const { services, call } = serve(
    waits(async (_, waiting) => {
      const isFirst = first;
      first = false;
      if (isFirst) {
        began.open();
        await opened;
      }
      return waiting.transact(({ rows }) => {
        rows(keyTable).put({ id: "shared", value: isFirst ? "first" : "second" });
        if (isFirst) throw new Error("refused");
        return {};
      });
    }),
  );
  const slow = call();
  await began.opened;
  expect((await call()).status).toBe(200);
  open();
  expect((await slow).status).toBe(500);
  expect(services.rows(keyTable).get("shared")?.value).toBe("second");
});

test.each<[string, number, (services: Services) => void]>([
  ["whose user is gone", 403, ({ rows }) => rows(userTable).remove("u")],
  ["whose token is gone", 403, ({ rows }) => rows(tokenTable).remove("t")],
  ["before which everything was reset", 409, ({ store }) => store.clear()],
])("a transaction %s by the time it can begin is refused with %i", async (_, status, meanwhile) => {
  const { opened, open } = gate();
  const began = gate();
  const { services, call } = serve(
    waits(async (__, waiting) => {
      began.open();
      await opened;
      return waiting.transact(({ rows }) => rows(keyTable).put(key("a")));
    }),
  );
  const waiting = call();
  await began.opened;
  services.store.transact(() => meanwhile(services));
  open();
  expect((await waiting).status).toBe(status);
  expect(services.rows(keyTable).size).toBe(0);
});

test("a request has one transaction: a second one could fail when the first is kept", async () => {
  const warned = once(process, "warning");
  const { services, call } = serve(
    waits(async (_, waiting) => {
      waiting.transact(({ rows }) => rows(keyTable).put(key("a")));
      return waiting.transact(({ rows }) => rows(keyTable).put(key("b")));
    }),
  );
  expect((await call()).status).toBe(200);
  expect(
    services
      .rows(keyTable)
      .all()
      .map(({ id }) => id),
  ).toEqual(["a"]);
  expect((await warned)[0]).toMatchObject({ message: expect.stringMatching(/one transaction/) });
});
