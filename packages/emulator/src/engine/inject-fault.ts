import { setTimeout as wait } from "node:timers/promises";
import type { RequestFault } from "./faults.ts";
import { PlatformError } from "./platform-error.ts";

/** The connection is to be cut: the server destroys the socket, the in-process `fetch` rejects. */
export class ConnectionCut extends Error {
  override readonly name: string = "ConnectionCut";
}

/** Lets a fault strike around the handling of a request. */
export async function injectFault(
  fault: RequestFault | undefined,
  now: () => number,
  signal: AbortSignal,
  handle: () => Promise<Response>,
): Promise<Response> {
  if (!fault) return handle();
  if (fault.delay !== undefined) await wait(fault.delay, undefined, { signal });
  if (fault.drop === "before")
    throw new ConnectionCut("A planned fault cut the connection before the request was handled");
  if (fault.status !== undefined) throw failure(fault, fault.status, now());
  const response = await handle();
  if (fault.drop === "after") throw new ConnectionCut("A planned fault cut the connection before the answer was sent");
  return fault.drop === "midway" ? cutMidway(response) : response;
}

function failure(fault: RequestFault, status: number, now: number): PlatformError {
  const headers: Record<string, string> = { ...fault.headers };
  if (fault.retryAfter !== undefined) headers["retry-after"] = String(fault.retryAfter);
  const extra = fault.limit && {
    limit: {
      total: fault.limit.total ?? 100,
      remaining: 0,
      reset: Math.ceil(now / 1000) + fault.limit.resetIn,
      resetMs: now + fault.limit.resetIn * 1000,
    },
  };
  const code = fault.code ?? usualCode(status);
  const message = fault.message ?? `A planned fault of the emulator (${status})`;
  return new PlatformError(status, code, message, extra ? { headers, extra } : { headers });
}

const usualCodes: Readonly<Record<number, string>> = {
  400: "bad_request",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  429: "rate_limited",
};

function usualCode(status: number): string {
  return usualCodes[status] ?? (status >= 500 ? "internal_server_error" : "bad_request");
}

/** Half of the first piece arrives, then the connection breaks. */
function cutMidway(response: Response): Response {
  const reader = response.body?.getReader();
  if (!reader) throw new ConnectionCut("A planned fault cut the connection of an answer without a body");
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value } = sent ? { value: undefined } : await reader.read();
      if (!value) {
        await reader.cancel();
        controller.error(new ConnectionCut("A planned fault cut the connection midway"));
        return;
      }
      sent = true;
      controller.enqueue(value.subarray(0, Math.ceil(value.length / 2)));
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, { status: response.status, headers: response.headers });
}
