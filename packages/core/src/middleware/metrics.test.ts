import type { Meter } from "@opentelemetry/api";
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import { expect, test, vi } from "vitest";
import { caught } from "../../test/caught.ts";
import { clients } from "../../test/clients.ts";
import { fakeClock } from "../../test/clock.ts";
import { serve } from "../../test/server.ts";
import { createClient } from "../client/fetch-client.ts";
import { call } from "../operations/call.ts";
import { chain } from "./chain.ts";
import { metrics } from "./metrics.ts";

const get = { route: "GET /v9/projects/{idOrName}" };
const input = { idOrName: "hush", search: "quiet" };
const common = { "http.request.method": "GET", "url.template": "/v9/projects/{idOrName}" };

function started() {
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 });
  const provider = new MeterProvider({ readers: [reader] });
  const points = async () => {
    await provider.forceFlush();
    const scopes = exporter.getMetrics().at(-1)?.scopeMetrics ?? [];
    return scopes.flatMap((scope) =>
      scope.metrics.flatMap(({ descriptor, dataPoints }) =>
        dataPoints.map(({ attributes, value }) => ({ name: descriptor.name, attributes, value })),
      ),
    );
  };
  return { meter: provider.getMeter("test"), points, close: () => provider.shutdown() };
}

test.each(clients)(
  "calls and their attempts are measured, without a value of theirs, over $name",
  async ({ create }) => {
    const { meter, points, close } = started();
    const { url } = await serve({ status: 503 }, { body: {} }, { status: 404, body: { error: { code: "not_found" } } });
    const client = create({ baseUrl: url, token: "t", clock: fakeClock(), middleware: chain(metrics({ meter })) });
    await call(client, get, input);
    await caught(call(client, get, input));
    await vi.waitFor(async () => expect(await points()).toHaveLength(7));
    const found = await points();
    const attempt = { ...common, "server.address": "127.0.0.1" };
    expect(found.map(({ name, attributes }) => [name, attributes])).toEqual([
      ["http.client.request.duration", { ...attempt, "http.response.status_code": 503, "error.type": "503" }],
      ["http.client.request.duration", { ...attempt, "http.response.status_code": 200 }],
      ["http.client.request.duration", { ...attempt, "http.response.status_code": 404, "error.type": "404" }],
      ["slipway.client.call.duration", { ...common, "http.response.status_code": 200 }],
      ["slipway.client.call.duration", { ...common, "http.response.status_code": 404, "error.type": "not_found" }],
      ["slipway.client.call.attempts", { ...common, "http.response.status_code": 200 }],
      ["slipway.client.call.attempts", { ...common, "http.response.status_code": 404, "error.type": "not_found" }],
    ]);
    expect(found.find(({ name }) => name.endsWith("attempts"))?.value).toMatchObject({ sum: 2, count: 1 });
    expect(JSON.stringify(found)).not.toMatch(/hush|quiet/);
    await close();
  },
);

test("a meter that throws does no harm", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { url } = await serve({ body: { ok: true } });
  // The metrics use only these members of a meter.
  const meter = {
    createHistogram() {
      throw new Error("no");
    },
  } as unknown as Meter;
  const client = createClient({ baseUrl: url, token: "t", middleware: chain(metrics({ meter })) });
  expect(await call(client, get, input)).toEqual({ ok: true });
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
