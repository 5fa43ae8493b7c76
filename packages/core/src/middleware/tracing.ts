import { context, propagation, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import { isApiError } from "../errors/api-error.ts";
import { isNamed, isSlipwayError } from "../errors/slipway-error.ts";
import type { MiddlewareLayer, RawAnswer } from "../types/client.ts";
import type { AttemptContext, Middleware } from "../types/middleware.ts";
import { checkOptions } from "../wire/check-options.ts";
import { asLayer } from "./chain.ts";
import { harmless } from "./harmless.ts";

/** Options of `tracing()`. */
export interface TracingOptions {
  /** Default: the tracer `@slipway/core` of the global provider. */
  readonly tracer?: Tracer | undefined;
}

/**
 * Makes a span for each call, below the active one, and a child span for each attempt, whose context (`traceparent`) is sent where a
 * propagator is set up. `http.route` is the path template: spans have neither path values nor the query. `error.type` is the platform's
 * error code, else the error's name. A tracer that throws does no harm: the call continues without spans, and `console.warn` reports it
 * once.
 *
 * @example
 * ```ts
 * const client = createClient({ middleware: chain(tracing()) });
 * ```
 */
export function tracing(options: TracingOptions = {}): Middleware & MiddlewareLayer {
  checkOptions(options, { tracer: "a Tracer of @opentelemetry/api, with startSpan()" });
  const { tracer = trace.getTracer("@slipway/core") } = options;
  const spans = new WeakMap<Promise<RawAnswer>, Span>();

  const watch = <T>(run: () => T): T | undefined => harmless("The tracer of tracing()", tracer, run);

  return asLayer(async (request, next, { route, attempt, delay, reason, call, redact }) => {
    const [method, path] = route.split(" ");
    const attributes = { "http.request.method": method, "http.route": path };
    const attributesOf = (response: Response): Facts => responseAttributes(response, redact);
    let span = spans.get(call);
    if (!span) {
      const started = watch(() => tracer.startSpan(route, { kind: SpanKind.INTERNAL, attributes }));
      if (!started) return next(request);
      spans.set(call, started);
      void call.then(
        ({ response, facts }) =>
          watch(() => endSpan(started, { ...attributesOf(response), "slipway.attempts": facts.attempts })),
        (error: unknown) => watch(() => endFailed(started, error)),
      );
      span = started;
    }
    const parent = trace.setSpan(context.active(), span);
    const { hostname } = new URL(request.url);
    const child = watch(() =>
      tracer.startSpan(
        `${route} attempt ${attempt}`,
        {
          kind: SpanKind.CLIENT,
          attributes: {
            ...attributes,
            "server.address": hostname,
            ...(attempt > 1 && { "http.request.resend_count": attempt - 1, "slipway.delay": delay }),
            ...(reason && { "slipway.reason": reason }),
          },
        },
        parent,
      ),
    );
    if (!child) return next(request);
    const active = trace.setSpan(parent, child);
    watch(() =>
      propagation.inject(active, request.headers, { set: (headers, name, value) => headers.set(name, value) }),
    );
    try {
      const response = await context.with(active, () => next(request));
      watch(() => {
        if (response.status >= 400) markFailed(child, String(response.status));
        endSpan(child, attributesOf(response));
      });
      return response;
    } catch (error) {
      watch(() => endFailed(child, error));
      throw error;
    }
  });
}

type Facts = Readonly<Record<string, string | number>>;

function responseAttributes({ status, headers }: Response, redact: AttemptContext["redact"]): Facts {
  const id = headers.get("x-vercel-id");
  return { "http.response.status_code": status, ...(id && { "slipway.request_id": redact(id, 200) }) };
}

function errorAttributes(error: unknown): Facts {
  if (!isSlipwayError(error)) return {};
  return {
    ...(error.attempts !== undefined && { "slipway.attempts": error.attempts }),
    ...(error.requestId && { "slipway.request_id": error.requestId }),
    ...(isApiError(error) && { "http.response.status_code": error.status }),
  };
}

function markFailed(span: Span, type: string, message?: string): void {
  span.setAttribute("error.type", type);
  span.setStatus({ code: SpanStatusCode.ERROR, ...(message && { message }) });
}

function endSpan(span: Span, facts: Facts): void {
  span.setAttributes(facts);
  span.end();
}

function endFailed(span: Span, error: unknown): void {
  const name = error instanceof Error ? error.name : "unknown";
  const code = isApiError(error) ? (error.code ?? String(error.status)) : name;
  // Texts of the API may quote the input, and foreign errors may be private.
  markFailed(span, code, isNamed(error, "NetworkError", "TimeoutError", "AbortedError") ? error.message : undefined);
  endSpan(span, errorAttributes(error));
}
