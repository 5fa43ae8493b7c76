import { NetworkError } from "../errors/network-error.ts";
import type { Redact } from "../errors/redact.ts";
import type { RedirectError } from "../errors/redirect-error.ts";
import { TimeoutError } from "../errors/timeout-error.ts";
import { isBrowser } from "../wire/runtime.ts";
import type { AttemptRequest } from "./call-state.ts";
import { type Attempt, isSafeTwice } from "./call-state.ts";
import { redirectError } from "./follow-redirects.ts";

/** A name has 253 characters at most; a port may follow. */
const MAX_HOST = 260;

interface Thrown {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly cause?: unknown;
}

/** The error of a request that got no whole answer, of what was `thrown`, which may be anything; neither its path nor its query is shown. */
export function networkErrorFrom(
  { call, facts, before }: Attempt,
  { url, redirect }: Pick<AttemptRequest, "url" | "redirect">,
  thrown: unknown,
): NetworkError | RedirectError | TimeoutError {
  const { pathname, search, host } = new URL(url);
  const hidden = [pathname + search, pathname].filter((path) => path.length > 1);
  const cause = causeOf(thrown, (text, most) =>
    call.redact(
      hidden.reduce((rest, path) => rest.replaceAll(path, ""), text),
      most,
    ),
  );
  const text = causeText(cause);
  // Of a redirect that it refuses, a runtime says no more than that there was one.
  if (redirect === "error" && /unexpected.?redirect|redirect mode/i.test(text)) {
    return redirectError({ ...facts, cause });
  }
  const late = runtimeTimeout(cause);
  if (late) return new TimeoutError(late, { ...facts, cause });
  if (isUnsent.test(text)) facts.sideEffect = before;
  const [all = mistakeIn(cause), lasting = all] = isLasting.exec(text) ?? [];
  const [why = lasting] = /Proxy response \(\d+\)/.exec(text) ?? /^[A-Z]\w{3,}(?=:)/im.exec(text) ?? [];
  // Where a connection that they kept breaks, they send once more what was on it, and no page can keep them from it.
  const isTwice = facts.sideEffect === "possible" && !isSafeTwice(call) && isBrowser();
  const more = isTwice ? "; the browser may have sent it twice" : "";
  const place = call.redact(host, MAX_HOST) + (why ? `, ${why}` : "");
  return new NetworkError(`failed on the network (${place})${more}`, {
    ...facts,
    ...(lasting && { isLasting: true }),
    cause,
  });
}

/**
 * What runtimes say of a request that never left: parts of the codes of no connection (ECONNREFUSED, EAI_AGAIN) and of certificates that
 * are not trusted, what Node's messages of the first kind begin with, Deno's words, which has no codes, and a proxy that connects nobody.
 */
const isUnsent =
  /^(?!ERR_SSL)\w*(REFUSED|NOTFOUND|AI_AG|CONNECT_T|ToOpen|CERT|LEAF_SIG)\w*:|^\w*: connect E|^: bad port|error \(Connect\)|Proxy response \(/im;

/** What comes each time, in Node's words: a port that `fetch` blocks, headers that are too long, bytes that are no gzip. */
const isLasting = /^: (bad port)$|^UND_ERR_HEADERS_OVERFLOW|incorrect header check/m;

/** What JavaScript says of a mistake in a `fetch` of the user's own. What a runtime says of the network has a code or a cause. */
function mistakeIn({ name, message, cause, code }: Error & Thrown): string | undefined {
  const isMistake = /^(Reference|Type)Error$/.test(name) && !cause && code === undefined;
  return isMistake && /^Cannot read |is not (a function|defined|iterable)/.test(message) ? message : undefined;
}

function causeText({ code, message, cause }: Error & Thrown): string {
  // `causeOf` made it.
  return `${code ?? ""}: ${message}\n${cause ? causeText(cause as Error) : ""}`;
}

/** What to say when a runtime gave up by a clock that no option reaches: Node's `fetch` after 300 s of silence, Bun's after 360 s; undefined for others. */
export function runtimeTimeout(cause: Error & { readonly code?: unknown }): string | undefined {
  const { name, code = name } = (cause.cause ?? cause) as Error & Thrown; // `causeOf` made both
  return /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/.test(`${code}`) || name === "TimeoutError"
    ? `was ended by a clock of fetch itself (${name})`
    : undefined;
}

/** A copy of what was thrown that can be shown, with its causes: names, codes, messages, of URLs the origin. Other members may hold the token. */
export function causeOf(thrown: unknown, redact: Redact, depth = 0): Error {
  // Members that are not there are undefined.
  const { name = "Error", message = thrown, code, cause } = Object(thrown) as Thrown;
  const show = (text: unknown): string =>
    // Some of what can be thrown cannot even be asked for its text.
    redact(Object(text) === text ? "" : String(text), 1000).replace(
      /(https?:\/\/)([^\s/?#]*@)?([^\s/?#"'()<>]*)[^\s"'()<>]*/gi,
      "$1$3",
    );
  const copy = new Error(show(message), cause && depth < 4 ? { cause: causeOf(cause, redact, depth + 1) } : undefined);
  return Object.assign(copy, { name: show(name) }, code !== undefined && { code: show(code) });
}
