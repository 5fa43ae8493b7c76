import { isApiError } from "../errors/api-error.ts";
import { isSlipwayError } from "../errors/slipway-error.ts";
import type { MiddlewareLayer } from "../types/client.ts";
import type { AttemptContext, Middleware } from "../types/middleware.ts";
import { checkOptions, type Kinds } from "../wire/check-options.ts";
import { afterEach } from "./after-call.ts";
import { asLayer } from "./chain.ts";
import { harmless } from "./harmless.ts";

/** Log line of a call, or with level `debug` of one attempt. */
export interface LogEntry {
  readonly level: "debug" | "info" | "warn";
  /** Method and path template; the values in the path are not logged. */
  readonly route: string;
  /** Milliseconds of a call with its waits, or of an attempt until its headers. */
  readonly ms: number;
  /** Times that a call was sent. */
  readonly attempts?: number | undefined;
  /** Number of an attempt, from 1, the milliseconds waited before it, and why. */
  readonly attempt?: number;
  readonly delay?: number;
  readonly reason?: string;
  readonly status?: number;
  readonly requestId?: string | undefined;
  /** The name of the error, and the platform's code. */
  readonly error?: string;
  readonly code?: string | undefined;
  /** Headers of an attempt; all but known harmless ones are redacted. */
  readonly requestHeaders?: Readonly<Record<string, string>>;
  readonly responseHeaders?: Readonly<Record<string, string>>;
}

/** Options of `logging()`. */
export interface LoggingOptions {
  /** Default: one line of JSON on the console. */
  readonly log?: ((entry: LogEntry) => void) | undefined;
  /** `warn`: calls that failed. `info` (default): all calls. `debug`: their attempts too, with headers. */
  readonly level?: LogEntry["level"] | undefined;
}

const kinds: Kinds<LoggingOptions> = { log: "a function", level: '"debug" or "info" or "warn"' };

const HARMLESS =
  /^(accept|content-(type|length|encoding)|date|retry-after|server|user-agent|x-vercel-(id|cache|error)|x-ratelimit-.*)$/;

/**
 * Logs one line per call: route, status, duration, attempts, request ID; no token, query, path value or body. A `log` that throws or
 * rejects does not harm the call; its first failure is reported by `console.warn`.
 *
 * @example
 * ```ts
 * const client = createClient({ middleware: chain(logging({ level: "warn" })) });
 * ```
 */
export function logging(options: LoggingOptions = {}): Middleware & MiddlewareLayer {
  checkOptions(options, kinds);
  const { log: sink = print, level = "info" } = options;
  const what = "The log of logging()";
  const log = (entry: LogEntry): void => void harmless(what, sink, () => sink(entry));
  const calls = afterEach(what, sink, (outcome) => {
    const { route, attempts, response, error } = outcome;
    const ms = Math.round(outcome.ms);
    if (!response) log({ level: "warn", route, ms, ...errorFields(error) });
    else if (level !== "warn") {
      const { status } = response;
      log({
        ...{ level: "info", route, ms, attempts, status },
        get requestId() {
          return outcome.requestId;
        },
      });
    }
  });
  const attempts: Middleware = async (request, next, { route, attempt, delay, reason, redact }) => {
    const safe = (headers: Headers): Record<string, string> => redactHeaders(headers, redact);
    const began = performance.now();
    const ms = (): number => Math.round(performance.now() - began);
    const entry = {
      level,
      route,
      attempt,
      ...(reason && { delay, reason }),
      requestHeaders: safe(request.headers),
    };
    try {
      const response = await next(request);
      const { status, headers } = response;
      log({ ...entry, ms: ms(), status, responseHeaders: safe(headers) });
      return response;
    } catch (error) {
      log({ ...entry, ms: ms(), ...errorFields(error) });
      throw error;
    }
  };
  if (level !== "debug") return calls;
  return asLayer((request, next, context) => calls(request, (request) => attempts(request, next, context), context));
}

/** The logged members of an error. Its message is left out, because it may quote the API's text. */
function errorFields(error: unknown): Pick<LogEntry, "error" | "status" | "code" | "attempts" | "requestId"> {
  if (!isSlipwayError(error)) return { error: error instanceof Error ? error.name : "unknown" };
  const { name, attempts, requestId } = error;
  return { error: name, attempts, requestId, ...(isApiError(error) && { status: error.status, code: error.code }) };
}

function redactHeaders(headers: Headers, redact: AttemptContext["redact"]): Record<string, string> {
  const each = [...headers].map(([name, value]) => [name, HARMLESS.test(name) ? redact(value, 200) : "[redacted]"]);
  return Object.fromEntries(each);
}

function print(entry: LogEntry): void {
  console[entry.level](JSON.stringify(entry));
}
