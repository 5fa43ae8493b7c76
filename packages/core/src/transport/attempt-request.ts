import { InputError } from "../errors/input-error.ts";
import type { Known } from "../errors/slipway-error.ts";
import type { Attempt } from "./call-state.ts";
import { causeOf } from "./network-error-from.ts";

/** What one attempt sends. */
export interface AttemptRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body?: BodyInit | undefined;
  readonly redirect: RequestRedirect;
  /** Where there is middleware: the request that it handed on, whose body is sent. */
  readonly handedOn?: Request | undefined;
}

/**
 * Makes what one attempt sends; a body that comes from a function is made anew.
 *
 * @throws `InputError` with what is known of the call, for a body or a header that no runtime can send.
 */
export function attemptRequest({ call: { request, redact }, known }: Attempt): AttemptRequest {
  const { url, method, headers, body } = request;
  const refuse = (problem: string, cause?: Error): never => {
    const error = new InputError(`body ${problem}`, { ...known, parameter: "body", cause });
    withoutBody.add(error);
    throw error;
  };
  let source: unknown = body;
  if (typeof body === "function") {
    try {
      source = body();
    } catch (error) {
      refuse("cannot be had: its function failed", causeOf(error, redact));
    }
    if (source === undefined) refuse("cannot be had: its function gave nothing");
  }
  const problem = problemOf(source);
  if (problem) refuse(problem);
  return {
    url,
    method,
    headers: headersOf(headers, known),
    // What else a body could be was refused above.
    body: source as BodyInit | undefined,
    redirect: isFlowing(source) && canRefuseRedirects() ? "error" : "manual",
  };
}

const withoutBody = new WeakSet<object>();

/** Tells an attempt's error that its body could not be made from all others: middleware may call others by this package. */
export function isWithoutBody(error: unknown): boolean {
  return withoutBody.has(Object(error));
}

/** Tells whether a body flows as it is sent. */
export function isFlowing(body: unknown): body is Blob | ReadableStream<Uint8Array> {
  // To see a redirect, Node keeps all of such a body in memory, as if it were to follow it.
  return body instanceof Blob || body instanceof ReadableStream;
}

/** @throws `InputError` for a header that no runtime can send. */
export function headersOf(headers: Readonly<Record<string, string>>, known: Pick<Known, "route">): Headers {
  const made = new Headers();
  for (const name in headers) setHeader(made, name, headers[name] ?? "", known);
  return made;
}

/** @throws `InputError` for a value that no runtime can send. */
export function setHeader(headers: Headers, name: string, value: unknown, known: Pick<Known, "route">): void {
  try {
    if (typeof value !== "string") throw new TypeError();
    headers.set(name, value);
  } catch {
    // The runtime's error quotes the value, which may be a secret.
    const problem = `header "${name}" is no text that can be sent: look for line breaks and letters beyond Latin-1`;
    throw new InputError(problem, { ...known, parameter: name });
  }
}

/** What is wrong with a body: a runtime would send "[object Object]", or refuse it in words of its own. */
function problemOf(source: unknown): string | undefined {
  if (source === undefined || typeof source === "string" || source instanceof ArrayBuffer) return undefined;
  if (ArrayBuffer.isView(source)) {
    return /Shared/.test(String(source.buffer)) ? "must not be shared memory: send a copy" : undefined;
  }
  // A class of a package, or of another realm, looks alike, and is sent as "[object Object]", or twice.
  if (!isFlowing(source)) return "must be text, bytes, a Blob, a stream of this runtime or a function that makes one";
  return "locked" in source && source.locked ? "is a stream that was read, or is being read, elsewhere" : undefined;
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
