import type { Middleware } from "./middleware-types.ts";

export type { AttemptContext, Middleware } from "./middleware-types.ts";

/** What is logged of one attempt. */
export interface LogEntry {
  readonly level: "debug" | "info" | "warn";
  /** Method and path template; the values in the path are not logged. */
  readonly route: string;
  readonly attempt: number;
  /** Milliseconds from the request to the headers of its answer. */
  readonly ms: number;
  /** Milliseconds waited before the attempt, and why. */
  readonly delay?: number;
  readonly reason?: string;
  readonly status?: number;
  readonly requestId?: string;
  /** The name of the error, where there was no answer. */
  readonly error?: string;
  /** With level `debug`: headers; those that are not known to be harmless are redacted. */
  readonly requestHeaders?: Readonly<Record<string, string>>;
  readonly responseHeaders?: Readonly<Record<string, string>>;
}

/** What is logged, and where it goes. */
export interface LoggingOptions {
  /** Default: one line of JSON on the console. */
  readonly log?: ((entry: LogEntry) => void) | undefined;
  /** `warn`: failed attempts only. `info` (default): all. `debug`: all, with headers. */
  readonly level?: LogEntry["level"] | undefined;
}

const HARMLESS =
  /^(accept|content-(type|length|encoding)|date|retry-after|server|user-agent|x-vercel-(id|cache|error)|x-ratelimit-.*)$/;

/**
 * Logs each attempt: route, status, duration, request ID. No token, no query, no path value, no body.
 *
 * @example
 * ```ts
 * const client = createClient({ middleware: [logging({ level: "warn" })] });
 * ```
 */
export function logging({ log = print, level = "info" }: LoggingOptions = {}): Middleware {
  return async (request, next, { route, attempt, delay, reason }) => {
    const began = performance.now();
    const write = (failed: boolean, rest: Partial<LogEntry>): void => {
      if (level === "warn" && !failed) return;
      log({
        level: failed ? "warn" : level,
        route,
        attempt,
        ms: Math.round(performance.now() - began),
        ...(attempt > 1 && { delay, ...(reason && { reason }) }),
        ...rest,
        ...(level === "debug" && { requestHeaders: shown(request.headers) }),
      });
    };
    try {
      const response = await next(request);
      const requestId = response.headers.get("x-vercel-id");
      write(response.status >= 400, {
        status: response.status,
        ...(requestId && { requestId }),
        ...(level === "debug" && { responseHeaders: shown(response.headers) }),
      });
      return response;
    } catch (error) {
      write(true, { error: error instanceof Error ? error.name : "unknown" });
      throw error;
    }
  };
}

function shown(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].map(([name, value]) => [name, HARMLESS.test(name) ? value : "[redacted]"]));
}

function print(entry: LogEntry): void {
  console[entry.level](JSON.stringify(entry));
}
