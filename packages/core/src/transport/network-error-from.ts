import { TimeoutError } from "../errors/abort-errors.ts";
import { NetworkError } from "../errors/network-error.ts";
import type { Redact } from "../errors/redact.ts";
import type { RedirectError } from "../errors/redirect-error.ts";
import { isBrowser } from "../wire/runtime.ts";
import { type Attempt, type AttemptRequest, isSafeTwice } from "./call-state.ts";
import { redirectError } from "./follow-redirects.ts";

const MAX_HOST = 260;

interface Thrown {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly cause?: unknown;
}

/** Makes the error of a request without a complete answer. `thrown` may be any value; neither path nor query is shown. */
export function networkErrorFrom(
  { call, facts, before }: Attempt,
  { url, redirect }: Pick<AttemptRequest, "url" | "redirect">,
  thrown: unknown,
): NetworkError | RedirectError | TimeoutError {
  const { pathname, search, host } = new URL(url);
  const hidden = [pathname + search, pathname].filter((path) => path.length > 1);
  const cause = causeOf(thrown, (message, max) =>
    call.redact(
      hidden.reduce((rest, path) => rest.replaceAll(path, ""), message),
      max,
    ),
  );
  const text = causeText(cause);
  if (redirect === "error" && /unexpected.?redirect|redirect mode/i.test(text)) {
    return redirectError({ ...facts, cause });
  }
  const late = runtimeTimeout(cause);
  if (late) return new TimeoutError(late, { ...facts, cause });
  if (isUnsent.test(text)) facts.sideEffect = before;
  const [all = mistakeIn(cause), lasting = all] = isLasting.exec(text) ?? [];
  const [why = lasting] = /Proxy response \(\d+\)/.exec(text) ?? /^[A-Z]\w{3,}(?=:)/im.exec(text) ?? [];
  // Browsers repeat a request when a kept connection breaks, and pages cannot prevent it.
  const isTwice = facts.sideEffect === "possible" && !isSafeTwice(call) && isBrowser();
  const more = isTwice ? "; the browser may have sent it twice" : "";
  const place = call.redact(host, MAX_HOST) + (why ? `, ${why}` : "");
  return new NetworkError(`failed on the network (${place})${more}`, {
    ...facts,
    ...(lasting && { isLasting: true }),
    cause,
  });
}

/** Messages for unsent requests: codes of no connection and untrusted certificates, Node's and Deno's texts, an unconnected proxy. */
const isUnsent =
  /^(?!ERR_SSL)\w*(REFUSED|NOTFOUND|AI_AG|CONNECT_T|ToOpen|CERT|LEAF_SIG)\w*:|^\w*: connect E|^: bad port|error \(Connect\)|Proxy response \(/im;

/** Node's messages for permanent failures: blocked ports, too long headers, bytes that are not gzip. */
const isLasting = /^: (bad port)$|^UND_ERR_HEADERS_OVERFLOW|incorrect header check/m;

/** JavaScript's message about a bug in the user's `fetch`. Network errors of runtimes have a code or a cause. */
function mistakeIn({ name, message, cause, code }: Error & Thrown): string | undefined {
  const isMistake = /^(Reference|Type)Error$/.test(name) && !cause && code === undefined;
  return isMistake && /^Cannot read |is not (a function|defined|iterable)/.test(message) ? message : undefined;
}

function causeText({ code, message, cause }: Error & Thrown): string {
  // `causeOf` makes only errors.
  return `${code ?? ""}: ${message}\n${cause ? causeText(cause as Error) : ""}`;
}

/** Message for a runtime's own timeout: Node's `fetch` after 300 s of silence, Bun's after 360 s; undefined for other errors. */
export function runtimeTimeout(cause: Error & { readonly code?: unknown }): string | undefined {
  const { name, code = name } = (cause.cause ?? cause) as Error & Thrown; // `causeOf` makes only errors
  return /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/.test(`${code}`) || name === "TimeoutError"
    ? `was ended by fetch's own timeout (${name})`
    : undefined;
}

/** A printable copy of a thrown value and its causes: names, codes, messages with the origins of URLs. Other members may hold the token. */
export function causeOf(thrown: unknown, redact: Redact, depth = 0): Error {
  // `Object()` makes any value readable.
  const { name = "Error", message = thrown, code, cause } = Object(thrown) as Thrown;
  const show = (text: unknown): string =>
    // Some thrown objects cannot be converted to text.
    redact(Object(text) === text ? "" : String(text), 1000).replace(
      /(https?:\/\/)([^\s/?#]*@)?([^\s/?#"'()<>]*)[^\s"'()<>]*/gi,
      "$1$3",
    );
  const copy = new Error(show(message), cause && depth < 4 ? { cause: causeOf(cause, redact, depth + 1) } : undefined);
  return Object.assign(copy, { name: show(name) }, code !== undefined && { code: show(code) });
}
