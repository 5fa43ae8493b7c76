import { type Attributes, metrics as global, type Histogram, type Meter } from "@opentelemetry/api";
import { isApiError } from "../errors/api-error.ts";
import { isSlipwayError } from "../errors/slipway-error.ts";
import type { MiddlewareLayer } from "../types/client.ts";
import type { Middleware } from "../types/middleware.ts";
import { checkOptions } from "../wire/check-options.ts";
import { afterEach } from "./after-call.ts";
import { asLayer } from "./chain.ts";
import { harmless } from "./harmless.ts";

const WHAT = "The meter of metrics()";

/** Options of `metrics()`. */
export interface MetricsOptions {
  /** Default: the meter `@slipway/core` of the global provider. */
  readonly meter?: Meter | undefined;
}

/**
 * Measures calls by OpenTelemetry: `http.client.request.duration` of each attempt until its headers, in seconds,
 * `slipway.client.call.duration` of each call with its waits, and `slipway.client.call.attempts`. Attributes are the method, the path
 * template, the host, the status and the kind of error; no values of a path or a query. A meter that throws does no harm, and is reported
 * once by `console.warn`.
 *
 * @example
 * ```ts
 * const client = createClient({ middleware: chain(metrics()) });
 * ```
 */
export function metrics(options: MetricsOptions = {}): Middleware & MiddlewareLayer {
  checkOptions(options, { meter: "a Meter of @opentelemetry/api, with createHistogram()" });
  const { meter = global.getMeter("@slipway/core") } = options;
  const watch = <T>(run: () => T): T | undefined => harmless(WHAT, meter, run);
  const histogram = (name: string, unit: string): Histogram | undefined =>
    watch(() => meter.createHistogram(name, { unit }));
  const requests = histogram("http.client.request.duration", "s");
  const calls = histogram("slipway.client.call.duration", "s");
  const attempts = histogram("slipway.client.call.attempts", "{attempt}");

  const each = afterEach(WHAT, meter, ({ route, ms, attempts: sent, response, error }) => {
    const facts = response ? { "http.response.status_code": response.status } : errorAttributes(error);
    calls?.record(ms / 1000, { ...routeAttributes(route), ...facts });
    const times = response ? sent : attemptsOf(error);
    if (times !== undefined) attempts?.record(times, { ...routeAttributes(route), ...facts });
  });
  const measuring: Middleware = async (request, next, { route }) => {
    const began = performance.now();
    const measured = (facts: Attributes): void =>
      void watch(() => {
        const common = { ...routeAttributes(route), "server.address": new URL(request.url).hostname };
        requests?.record((performance.now() - began) / 1000, { ...common, ...facts });
      });
    try {
      const response = await next(request);
      const { status } = response;
      measured({ "http.response.status_code": status, ...(status >= 400 && { "error.type": String(status) }) });
      return response;
    } catch (error) {
      measured(errorAttributes(error));
      throw error;
    }
  };
  return asLayer((request, next, context) => each(request, (request) => measuring(request, next, context), context));
}

function routeAttributes(route: string): Attributes {
  const [method = "", path = ""] = route.split(" ");
  return { "http.request.method": method, "url.template": path };
}

/** Attributes of an error. Its message is left out, because it may quote the API's text. */
function errorAttributes(error: unknown): Attributes {
  if (isApiError(error)) {
    return { "http.response.status_code": error.status, "error.type": error.code ?? String(error.status) };
  }
  return { "error.type": error instanceof Error ? error.name : "unknown" };
}

function attemptsOf(error: unknown): number | undefined {
  return isSlipwayError(error) ? error.attempts : undefined;
}
