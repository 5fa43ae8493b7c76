import { NetworkError } from "../errors/network-error.ts";
import type { Redact } from "../errors/redact.ts";
import type { RedirectError } from "../errors/redirect-error.ts";
import type { AttemptRequest } from "./attempt-request.ts";
import type { Attempt } from "./call-state.ts";
import { redirectError } from "./follow-redirects.ts";

/** What the errors of runtimes have in common: nothing is sure. */
interface Thrown {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly cause?: unknown;
}

/**
 * The error of a request that got no answer, or not all of it. The attempt notes what it may have done.
 *
 * @param request of which neither path nor query is shown.
 * @param thrown what the runtime, or a `fetch` of the user, threw: anything.
 */
export function networkErrorFrom(
  { call, known, before }: Attempt,
  { url, redirect }: Pick<AttemptRequest, "url" | "redirect">,
  thrown: unknown,
): NetworkError | RedirectError {
  const { pathname, search, host } = new URL(url);
  const hidden = [pathname + search, pathname].filter((path) => path.length > 1);
  const cause = causeOf(thrown, (text, most) =>
    call.redact(
      hidden.reduce((rest, path) => rest.replaceAll(path, ""), text),
      most,
    ),
  );
  // Members that are not there are undefined.
  const { code = (cause as Thrown).code, message } = Object(cause.cause) as Thrown;
  // Of a redirect that it was told to refuse, a runtime says no more than that there was one.
  if (redirect === "error" && /unexpected.?redirect|redirect mode/i.test(`${cause.message} ${code} ${message}`)) {
    return redirectError({ ...known, cause });
  }
  // Parts of what runtimes call a connection that never came about: ECONNREFUSED, EAI_AGAIN and the like.
  const isUnsent = /REFUSED|NOTFOUND|AI_AG|CONNECT_T|ToOpen/i.test(`${code}`);
  if (isUnsent) known.sideEffect = before;
  return new NetworkError(`failed on the network (${[host, code].filter(Boolean).join(", ")})`, { ...known, cause });
}

/**
 * A copy of what was thrown that can be shown: names, codes and messages, and those of its causes.
 *
 * Its other members may hold the request with its token, and its messages where that was sent to: of URLs only the origin is
 * left.
 */
export function causeOf(thrown: unknown, redact: Redact, depth = 0): Error {
  // Members that are not there are undefined.
  const { name = "Error", message = thrown, code, cause } = Object(thrown) as Thrown;
  const show = (text: unknown): string =>
    // Some of what can be thrown cannot even be asked for its text.
    redact(/obj|fun/.test(typeof text) ? "" : String(text), 1000).replace(
      /(https?:\/\/)([^\s/?#]*@)?([^\s/?#"'()<>]*)[^\s"'()<>]*/gi,
      "$1$3",
    );
  const copy = new Error(show(message), cause && depth < 4 ? { cause: causeOf(cause, redact, depth + 1) } : undefined);
  return Object.assign(copy, { name: show(name) }, code !== undefined && { code: show(code) });
}
