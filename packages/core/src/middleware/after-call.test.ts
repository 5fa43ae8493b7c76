import { expect, test, vi } from "vitest";
import { caught } from "../../test/caught.ts";
import { clients } from "../../test/clients.ts";
import { fakeClock } from "../../test/clock.ts";
import { serve } from "../../test/server.ts";
import { createClient } from "../client/fetch-client.ts";
import { call } from "../operations/call.ts";
import type { Middleware } from "../types/middleware.ts";
import { afterCall, type CallOutcome } from "./after-call.ts";
import { chain } from "./chain.ts";

const get = { route: "GET /v1/things" };

test.each(clients)("a call is reported once, after its last attempt, over $name", async ({ create }) => {
  const { url } = await serve({ status: 503 }, { body: {} }, { status: 404 });
  const told: CallOutcome[] = [];
  const client = create({
    baseUrl: url,
    token: "t",
    clock: fakeClock(),
    middleware: chain(afterCall((one) => told.push(one))),
  });
  await call(client, get);
  const failed = await caught(call(client, get));
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(told).toEqual([
    expect.objectContaining({ route: get.route, attempts: 2, sideEffect: "certain", response: expect.any(Response) }),
    expect.objectContaining({ route: get.route, error: failed }),
  ]);
});

test("a call whose first attempt another middleware answered is reported, too", async () => {
  const { url } = await serve({ body: {} });
  const told: CallOutcome[] = [];
  const answering: Middleware = (request, next, { attempt }) =>
    attempt === 1 ? Promise.resolve(new Response(null, { status: 503 })) : next(request);
  const middleware = chain(
    answering,
    afterCall((one) => told.push(one)),
  );
  await call(createClient({ baseUrl: url, token: "t", clock: fakeClock(), middleware }), get);
  await vi.waitFor(() => expect(told).toHaveLength(1));
});

test("a callback that throws does no harm", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { url } = await serve({ body: { ok: true } });
  const broken = afterCall(() => {
    throw new Error("no");
  });
  expect(await call(createClient({ baseUrl: url, token: "t", middleware: chain(broken) }), get)).toEqual({ ok: true });
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  warn.mockRestore();
});
