import { once } from "node:events";
import type { OperationContract } from "@slipway/core";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createServices } from "../../test/create-services.ts";
import type { KeyRecord } from "../store/records.ts";
import { answer } from "./answer.ts";
import { createApi } from "./api.ts";
import { createLedger } from "./ledger.ts";
import { type Handler, waits } from "./operation.ts";
import { platformProtocol } from "./protocol.ts";
import type { Services } from "./services.ts";

/** An emulator of one operation, and what asks for it as its only user. */
function serve(handler: Handler<unknown, unknown>): { platform: Services; call(): Promise<Response> } {
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
  const operation = { name: "things", group: "things", contract, schemas: { Input: v.looseObject({}) }, handler };
  const platform = createServices();
  const { state } = platform;
  state.attempt(() => {
    state.users.put({ id: "u", username: "u", email: "u@x", name: null, createdAt: 1, defaultTeamId: null });
    state.tokens.put({ id: "t", token: "sesame", userId: "u" });
  });
  const api = createApi([{ ...operation, protocol: platformProtocol }], platform, createLedger(), false);
  const headers = { authorization: "Bearer sesame" };
  return {
    platform,
    call: () => api.handle(new Request("http://api.localhost/v1/things", { method: "POST", headers })),
  };
}

const key = (id: string): KeyRecord => ({ id, value: "" });

/** A promise, and what resolves it. */
function gate(): { opened: Promise<void>; open(): void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

test("a handler that throws half-way has changed nothing, and no job of its runs", async () => {
  const ran: string[] = [];
  const { platform, call } = serve((_, { state, clock }) => {
    state.keys.put(key("a"));
    state.tokens.delete("t");
    state.afterCommit(() => ran.push("job"));
    state.afterCommit(() => clock.at(0, () => ran.push("timer")));
    throw new Error("half-way");
  });
  const before = platform.state.dump();
  expect((await call()).status).toBe(500);
  platform.clock.advance(1);
  expect([platform.state.dump(), ran]).toEqual([before, []]);
});

test.each([400, 404, 304, 500])("an answer of %i has changed nothing", async (status) => {
  const { platform, call } = serve((_, { state }) => {
    state.keys.put(key("a"));
    return answer(status);
  });
  const before = platform.state.dump();
  expect((await call()).status).toBe(status);
  expect(platform.state.dump()).toBe(before);
});

test("a handler that waits changes all in its attempt, or nothing", async () => {
  let fails = true;
  const { platform, call } = serve(
    waits(async (_, waiting) => {
      await Promise.resolve();
      return waiting.attempt(({ state }) => {
        state.keys.put(key("a"));
        if (fails) throw new Error("half-way");
        return {};
      });
    }),
  );
  const before = platform.state.dump();
  expect((await call()).status).toBe(500);
  expect(platform.state.dump()).toBe(before);
  fails = false;
  expect((await call()).status).toBe(200);
  expect(platform.state.keys.get("a")).toEqual(key("a"));
});

test.each<[string, Handler<unknown, unknown>]>([
  [
    "before it waits",
    waits(async (_, { state }) => {
      state.keys.put(key("a"));
      return {};
    }),
  ],
  [
    "after it waited",
    waits(async (_, { state }) => {
      await Promise.resolve();
      state.keys.put(key("a"));
      return {};
    }),
  ],
  ["and does not say that it waits", async (_, { state }) => state.keys.put(key("a"))],
  [
    "in an attempt that waits",
    waits(async (_, waiting) => {
      await Promise.resolve();
      return waiting.attempt(async ({ state }) => state.keys.put(key("a")));
    }),
  ],
])("a handler that changes something %s fails, and has changed nothing", async (_, handler) => {
  const { platform, call } = serve(handler);
  const before = platform.state.dump();
  const response = await call();
  expect([response.status, await response.text()]).toEqual([500, expect.stringMatching(/attempt/)]);
  expect(platform.state.dump()).toBe(before);
});

test("a request that is refused after waiting takes back nothing of one that was answered meanwhile", async () => {
  const { opened, open } = gate();
  const began = gate();
  let first = true;
  const { platform, call } = serve(
    waits(async (_, waiting) => {
      const isFirst = first;
      first = false;
      if (isFirst) {
        began.open();
        await opened;
      }
      return waiting.attempt(({ state }) => {
        state.keys.put({ id: "shared", value: isFirst ? "first" : "second" });
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
  expect(platform.state.keys.get("shared")?.value).toBe("second");
});

test.each<[string, number, (services: Services) => void]>([
  ["whose user is gone", 403, ({ state }) => state.users.delete("u")],
  ["whose token is gone", 403, ({ state }) => state.tokens.delete("t")],
  ["before which everything was reset", 409, ({ state }) => state.clear()],
])("an attempt %s by the time it can begin is refused with %i", async (_, status, meanwhile) => {
  const { opened, open } = gate();
  const began = gate();
  const { platform, call } = serve(
    waits(async (__, waiting) => {
      began.open();
      await opened;
      return waiting.attempt(({ state }) => state.keys.put(key("a")));
    }),
  );
  const waiting = call();
  await began.opened;
  platform.state.attempt(() => meanwhile(platform));
  open();
  expect((await waiting).status).toBe(status);
  expect(platform.state.keys.size).toBe(0);
});

test("a request has one attempt: a second one could fail when the first is kept", async () => {
  const warned = once(process, "warning");
  const { platform, call } = serve(
    waits(async (_, waiting) => {
      waiting.attempt(({ state }) => state.keys.put(key("a")));
      return waiting.attempt(({ state }) => state.keys.put(key("b")));
    }),
  );
  // What was kept is acknowledged: the caller must not believe that nothing happened.
  expect((await call()).status).toBe(200);
  expect(platform.state.keys.ids()).toEqual(["a"]);
  expect((await warned)[0]).toMatchObject({ message: expect.stringMatching(/one attempt/) });
});
