import { setTimeout as wait } from "node:timers/promises";
import { PlatformError } from "../platform-error.ts";
import type { RequestFault } from "./fault.ts";
import type { DueFault } from "./plan.ts";

/** Cuts the connection: the server destroys the socket, the in-process `fetch` rejects. */
export class ConnectionCut extends Error {
  override readonly name: string = "ConnectionCut";
}

export async function injectFault(
  due: DueFault | undefined,
  now: () => number,
  signal: AbortSignal,
  handle: () => Promise<Response>,
): Promise<Response> {
  if (!due) return handle();
  const { fault, stub } = due;
  if (fault.delay !== undefined) await wait(fault.delay, undefined, { signal });
  if (fault.drop === "before")
    throw new ConnectionCut("A planned fault cut the connection before the request was handled");
  if (fault.status !== undefined) throw failure(fault, fault.status, now());
  return stub ? new Response(stub.text, { status: stub.status, headers: stub.headers }) : handle();
}

function failure(fault: RequestFault, status: number, now: number): PlatformError {
  const limit = fault.limit && {
    total: fault.limit.total ?? 100,
    remaining: 0,
    reset: Math.ceil(now / 1000) + fault.limit.resetIn,
    resetMs: now + fault.limit.resetIn * 1000,
  };
  const headers = new Headers(
    limit && {
      "x-ratelimit-limit": String(limit.total),
      "x-ratelimit-remaining": String(limit.remaining),
      "x-ratelimit-reset": String(limit.reset),
    },
  );
  for (const [name, value] of Object.entries(fault.headers ?? {})) headers.set(name, value);
  if (fault.retryAfter !== undefined) headers.set("retry-after", String(fault.retryAfter));
  const code = fault.code ?? defaultCode(status);
  const message = fault.message ?? `A planned fault of the emulator (${status})`;
  return new PlatformError(status, code, message, {
    headers: Object.fromEntries(headers),
    ...(limit && { extra: { limit } }),
  });
}

const defaultCodes: Readonly<Record<number, string>> = {
  400: "bad_request",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  429: "rate_limited",
};

function defaultCode(status: number): string {
  return defaultCodes[status] ?? (status >= 500 ? "internal_server_error" : "bad_request");
}
