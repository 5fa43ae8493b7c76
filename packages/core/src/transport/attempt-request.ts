import { InputError } from "../errors/input-error.ts";
import { must } from "../errors/must.ts";
import type { CallFacts } from "../errors/slipway-error.ts";
import type { Attempt, AttemptRequest } from "./call-state.ts";
import { causeOf } from "./network-error-from.ts";

/** Makes what one attempt sends, a function's body anew; an `InputError` with what is known of the call for what no runtime can send. */
export function attemptRequest({ call: { request, redact }, facts }: Attempt): AttemptRequest {
  const { url, method, headers, body } = request;
  let source: unknown = body;
  let problem = "must be text, unshared bytes, a Blob, an unread stream or a function that makes one";
  let cause: Error | undefined;
  try {
    // A function that gives nothing gives no body.
    if (typeof body === "function") source = body() ?? null;
  } catch (error) {
    problem = "cannot be had: its function failed";
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

/** How a message is framed is the runtime's to say: it refuses these in words of its own, after it has begun. */
const FRAMING = ["transfer-encoding", "keep-alive", "upgrade", "expect"];

/** Leaves to the runtime what hooks and middleware may have said of how it sends. @throws `InputError` that names the header. */
export function checkFraming(request: AttemptRequest, { route }: Pick<CallFacts, "route">): AttemptRequest {
  const { headers, body } = request;
  for (const name of FRAMING) must(!(name in headers), name, "be left to fetch", route);
  // Of what does not flow the runtime knows the length.
  if (!isFlowing(body)) delete headers["content-length"];
  return request;
}

export function isFlowing(body: unknown): body is Blob | ReadableStream<Uint8Array> {
  // To see a redirect, Node keeps all of such a body in memory, as if it were to follow it.
  return body instanceof Blob || body instanceof ReadableStream;
}

/** A header that every runtime takes; of all others the runtime itself is asked. */
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
    // The runtime's error quotes the value, which may be a secret.
    const problem = `header "${name}" must be one line of Latin-1`;
    throw new InputError(problem, { ...facts, parameter: name });
  }
}

/** Tells what can be sent from what a runtime would send as "[object Object]", or refuse in words of its own. */
function isBody(source: unknown): source is BodyInit | undefined {
  if (source === undefined || typeof source === "string" || source instanceof ArrayBuffer) return true;
  if (ArrayBuffer.isView(source)) return !String(source.buffer).includes("Shared");
  // A class of a package, or of another realm, looks alike, and is sent as "[object Object]", or twice.
  return isFlowing(source) && !("locked" in source && source.locked);
}

/** Cloudflare's workers know no `redirect: "error"`, and keep nothing in memory. */
function canRefuseRedirects(): boolean {
  try {
    return new Request("http://localhost", { redirect: "error" }).redirect === "error";
  } catch {
    return false;
  }
}
