import { InputError } from "../errors/input-error.ts";
import type { Known } from "../errors/slipway-error.ts";
import type { RequestDescription } from "../types/client.ts";

/** What one attempt hands to `fetch`, beside the URL. A `Request` is one, too. */
export type Outgoing = Request | (RequestInit & { readonly headers: Headers; readonly url?: undefined });

/**
 * Builds what one attempt sends; a body that comes from a function is made anew.
 *
 * A `Request` costs `fetch` a second one, so there is one only where somebody looks at it: middleware, when it is `seen`, and
 * the check that bytes can be sent.
 */
export function outgoing(
  { url, method, headers, body }: RequestDescription,
  signal: AbortSignal,
  seen: unknown,
  known: Known,
): Outgoing {
  const source: unknown = typeof body === "function" ? body() : body;
  // A runtime would send "[object Object]".
  if (!isBody(source)) {
    throw new InputError("body must be text, bytes, a Blob, a stream or a function that makes one", {
      ...known,
      parameter: "body",
    });
  }
  try {
    const init: Outgoing & { duplex: "half" } = {
      duplex: "half",
      // A view of shared memory, which the type admits, is refused by the runtime.
      body: source as BodyInit | null,
      signal,
      redirect: isFlowing(source) && canRefuseRedirects() ? "error" : "manual",
      method,
      headers: new Headers(headers),
    };
    return seen || Object(source) === source ? new Request(url, init) : init;
  } catch {
    // The runtime's error quotes the value, which may be a secret.
    const wrong = Object.keys(headers).find((name) => !isHeader(name, headers[name]));
    throw new InputError(
      wrong === undefined
        ? "body cannot be sent"
        : `header "${wrong}" cannot be sent: look for line breaks and letters beyond Latin-1`,
      {
        ...known,
        parameter: wrong ?? "body",
      },
    );
  }
}

function isHeader(name: string, value: string | undefined): boolean {
  try {
    return new Headers({ [name]: value ?? "" }).has(name);
  } catch {
    return false;
  }
}

/** Tells whether a value can be sent. Of another realm, a Blob or a stream is of another class. */
function isBody(value: unknown): boolean {
  const { stream, getReader } = Object(value) as { stream?: unknown; getReader?: unknown };
  return (
    value === undefined ||
    typeof value === "string" ||
    ArrayBuffer.isView(value) ||
    value instanceof ArrayBuffer ||
    typeof (stream ?? getReader) === "function"
  );
}

/** To see a redirect, Node keeps all of such a body in memory, as if it were to follow it. */
function isFlowing(body: unknown): boolean {
  return body instanceof Blob || body instanceof ReadableStream;
}

let canRefuse: boolean | undefined;

/** Cloudflare's workers know no `redirect: "error"`, and keep nothing in memory. */
function canRefuseRedirects(): boolean {
  try {
    canRefuse ??= new Request("http://localhost", { redirect: "error" }).redirect === "error";
  } catch {
    canRefuse = false;
  }
  return canRefuse;
}
