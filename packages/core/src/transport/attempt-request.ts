import { InputError, must } from "../errors/input-error.ts";
import type { CallFacts } from "../errors/slipway-error.ts";
import type { Attempt, AttemptRequest } from "./call-state.ts";
import { causeOf } from "./network-error-from.ts";

/** Makes the request of one attempt. @throws `InputError` for a body or header that no runtime can send. */
export function attemptRequest({ call: { request, redact }, facts }: Attempt): AttemptRequest {
  const { url, method, headers, body } = request;
  let source: unknown = body;
  let problem = "must be text, unshared bytes, a Blob, an unread stream or a function that makes one";
  let cause: Error | undefined;
  try {
    // `null` is refused as a body, unlike undefined.
    if (typeof body === "function") source = body() ?? null;
  } catch (error) {
    problem = "is unavailable: its function failed";
    cause = causeOf(error, redact);
  }
  if (!isBody(source)) throw new InputError(`body ${problem}`, { ...facts, parameter: "body", cause });
  return {
    url,
    method,
    headers: checkedHeaders(headers, facts),
    body: source,
    redirect: isFlowing(source) && canRefuseRedirects() ? "error" : "manual",
  };
}

/** Headers of the message framing, which runtimes set themselves and refuse late with obscure errors. */
const FRAMING = ["transfer-encoding", "keep-alive", "upgrade", "expect"];

/** Removes or refuses framing headers that hooks and middleware added. @throws `InputError` that names the header. */
export function checkFraming(request: AttemptRequest, { route }: Pick<CallFacts, "route">): AttemptRequest {
  const { headers, body } = request;
  for (const name of FRAMING) must(!(name in headers), name, "be left to fetch", route);
  if (!isFlowing(body)) delete headers["content-length"];
  return request;
}

export function isFlowing(body: unknown): body is Blob | ReadableStream<Uint8Array> {
  // Node would buffer the whole body in memory to follow a redirect.
  return body instanceof Blob || body instanceof ReadableStream;
}

/** Accepted by every runtime; other headers are judged by `Headers`. */
const PLAIN_HEADER = /^[a-z\d-]+:[ -~]*$/;

export function checkedHeaders(
  headers: Readonly<Record<string, string>>,
  facts: Pick<CallFacts, "route">,
): Record<string, string> {
  const checked: Record<string, string> = {};
  for (const name in headers) setHeader(checked, name, headers[name], facts);
  return checked;
}

export function setHeader(
  headers: Record<string, string>,
  name: string,
  value: unknown,
  facts: Pick<CallFacts, "route">,
): void {
  try {
    if (typeof value !== "string") throw new TypeError();
    headers[name] = PLAIN_HEADER.test(`${name}:${value}`) ? value : (new Headers([[name, value]]).get(name) ?? "");
  } catch {
    // The runtime's error would quote the value, which may be a secret.
    const problem = `header "${name}" must be one line of Latin-1`;
    throw new InputError(problem, { ...facts, parameter: name });
  }
}

/** Tells a valid body from a value that runtimes send as "[object Object]" or refuse with obscure errors. */
function isBody(source: unknown): source is BodyInit | undefined {
  if (source === undefined || typeof source === "string" || source instanceof ArrayBuffer) return true;
  if (ArrayBuffer.isView(source)) return !String(source.buffer).includes("Shared");
  // Similar classes of packages or other realms are sent as "[object Object]", or twice.
  return isFlowing(source) && !("locked" in source && source.locked);
}

/** Cloudflare's workers lack `redirect: "error"`, and buffer nothing. */
function canRefuseRedirects(): boolean {
  try {
    return new Request("http://localhost", { redirect: "error" }).redirect === "error";
  } catch {
    return false;
  }
}
