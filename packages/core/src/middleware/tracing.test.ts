import { context, propagation, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { caught } from "../../test/caught.ts";
import { clients } from "../../test/clients.ts";
import { fakeClock } from "../../test/clock.ts";
import { nowhere, serve } from "../../test/server.ts";
import { createClient } from "../client/fetch-client.ts";
import { call } from "../operations/call.ts";
import { chain } from "./chain.ts";
import { tracing } from "./tracing.ts";

const exporter = new InMemorySpanExporter();
const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
const tracer = provider.getTracer("test");
const get = { route: "GET /v9/projects/{idOrName}" };
const input = { idOrName: "hush", search: "quiet" };

beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator({
    inject: (carried, carrier, { set }) => set(carrier, "traceparent", trace.getSpanContext(carried)?.spanId ?? ""),
    extract: (carried) => carried,
    fields: () => ["traceparent"],
  });
});
afterAll(() => {
  context.disable();
  propagation.disable();
});
beforeEach(() => exporter.reset());
afterEach(() => vi.restoreAllMocks());

test.each(clients)("a call is a span, each of its attempts a child, over $name", async ({ create }) => {
  const { url, received } = await serve(
    { status: 503, headers: { "x-vercel-id": "fra1::1" } },
    { headers: { "x-vercel-id": "fra1::2" }, body: {} },
  );
  const client = create({ baseUrl: url, token: "t", clock: fakeClock(), middleware: chain(tracing({ tracer })) });
  await tracer.startActiveSpan("page", async (page) => {
    await call(client, get, input);
    page.end();
  });
  const [first, second, whole, page] = exporter.getFinishedSpans();
  expect([first?.name, second?.name, whole?.name]).toEqual([
    "GET /v9/projects/{idOrName} attempt 1",
    "GET /v9/projects/{idOrName} attempt 2",
    "GET /v9/projects/{idOrName}",
  ]);
  expect(first?.parentSpanContext?.spanId).toBe(whole?.spanContext().spanId);
  expect(second?.parentSpanContext?.spanId).toBe(whole?.spanContext().spanId);
  expect(whole?.parentSpanContext?.spanId).toBe(page?.spanContext().spanId);
  expect(received.map(({ headers }) => headers.traceparent)).toEqual([
    first?.spanContext().spanId,
    second?.spanContext().spanId,
  ]);
  const route = { "http.request.method": "GET", "http.route": "/v9/projects/{idOrName}" };
  expect(first?.attributes).toMatchObject({ ...route, "http.response.status_code": 503, "error.type": "503" });
  expect(second?.attributes).toMatchObject({
    ...route,
    "http.response.status_code": 200,
    "http.request.resend_count": 1,
    "slipway.reason": "503",
  });
  expect(whole?.attributes).toMatchObject({ ...route, "slipway.attempts": 2, "slipway.request_id": "fra1::2" });
  expect(whole?.status.code).toBe(SpanStatusCode.UNSET);
});

test("the code of an error is on the span of the call, and no value of the path or the query is on any", async () => {
  const { url } = await serve({ status: 404, body: { error: { code: "not_found", message: "no hush" } } });
  await caught(call(createClient({ baseUrl: url, token: "t", middleware: chain(tracing({ tracer })) }), get, input));
  const spans = exporter.getFinishedSpans();
  expect(spans.at(-1)).toMatchObject({
    attributes: { "error.type": "not_found", "http.response.status_code": 404, "slipway.attempts": 1 },
    status: { code: SpanStatusCode.ERROR },
  });
  expect(spans.at(-1)?.status).not.toHaveProperty("message");
  expect(JSON.stringify(spans.map(({ name, attributes, status }) => [name, attributes, status]))).not.toMatch(
    /hush|quiet/,
  );
});

test("a request ID that holds the token is on no span", async () => {
  const { url } = await serve({ headers: { "x-vercel-id": "fra1::tok_0123456789" }, body: {} });
  const client = createClient({ baseUrl: url, token: "tok_0123456789", middleware: chain(tracing({ tracer })) });
  await call(client, get, input);
  const printed = JSON.stringify(exporter.getFinishedSpans().map(({ attributes }) => attributes));
  expect(printed).toContain("fra1::[redacted]");
  expect(printed).not.toContain("tok_");
});

test.each(["startSpan", "setAttributes", "end"])(
  "a tracer whose %s throws does no harm to the call",
  async (method) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const broken = (): never => {
      throw new RangeError("the collector is full");
    };
    const tracer: Tracer = {
      startSpan: (...args) =>
        method === "startSpan"
          ? broken()
          : Object.assign(provider.getTracer("test").startSpan(...args), { [method]: broken }),
      startActiveSpan: broken,
    };
    const { url } = await serve({ body: { ok: true } });
    const client = createClient({ baseUrl: url, token: "t", middleware: chain(tracing({ tracer })) });
    expect(await call(client, get, input)).toEqual({ ok: true });
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(warn.mock.calls).toEqual([
      ["The tracer of tracing() failed (RangeError); calls continue, and this is logged once"],
    ]);
  },
);

test("a lost answer is named by its error on both spans", async () => {
  const client = createClient({
    baseUrl: nowhere,
    token: "t",
    retry: false,
    middleware: chain(tracing({ tracer })),
  });
  await caught(call(client, get, input));
  expect(exporter.getFinishedSpans().map(({ attributes }) => attributes["error.type"])).toEqual([
    "NetworkError",
    "NetworkError",
  ]);
});
