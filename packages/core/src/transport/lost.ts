import { NetworkError } from "../errors/network-error.ts";
import type { RedirectError } from "../errors/redirect-error.ts";
import type { Known, SideEffect } from "../errors/slipway-error.ts";
import type { Redact } from "../redact.ts";
import { redirectError } from "./redirects.ts";

/** What the errors of runtimes have in common: nothing is sure. */
interface Thrown {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly stack?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}

/** The request that was lost. */
interface Sending {
  readonly url: string;
  readonly known: Known;
  /** What earlier attempts may have changed. */
  readonly before: SideEffect;
  /** It was sent with `redirect: "error"`. */
  readonly isRefusing: boolean;
  readonly redact: Redact;
}

/** Causes have causes, and some have many. */
const DEEPEST = 4;
const LONGEST_MESSAGE = 1000;

/**
 * The error of a request that got no answer, or not all of it.
 *
 * @param cause what the runtime, or a `fetch` of the user, threw: anything.
 */
export function lost(
  cause: unknown,
  { url, known, before, isRefusing, redact }: Sending,
): NetworkError | RedirectError {
  // Anything can be thrown; members that are not there are undefined.
  const thrown = Object(cause) as Thrown;
  const inner = Object(thrown.cause) as Thrown; // as above
  const seen = causeOf(cause, redact);
  // Of a redirect that it was told to refuse, a runtime says no more than that there was one.
  if (isRefusing && /unexpected.?redirect|redirect mode/i.test(`${thrown.message} ${thrown.code} ${inner.message}`)) {
    return redirectError("is not followed for a body that flows", undefined, url, known, { cause: seen });
  }
  const code = inner.code ?? thrown.code;
  // Parts of what runtimes call a connection that never came about: ECONNREFUSED, EAI_AGAIN and the like.
  const isUnsent = /REFUSED|NOTFOUND|AI_AG|CONNECT_T|ToOpen/i.test(String(code));
  const message = `failed on the network${code ? ` (${redact(String(code), 100)})` : ""}`;
  return new NetworkError(message, { ...known, ...(isUnsent && { sideEffect: before }), cause: seen });
}

/**
 * A copy of what was thrown that can be shown: names, codes, messages and stacks, and its causes likewise.
 *
 * Its other members may hold the request with its token, and its messages what the request was sent to: of URLs only the
 * origin is left.
 */
export function causeOf(thrown: unknown, redact: Redact, depth = 0): Error {
  // As in `lost`.
  const { name, message = thrown, code, stack, cause, errors } = Object(thrown) as Thrown;
  const said = typeof message === "string" ? message : "";
  const shown = withoutPaths(redact(said, LONGEST_MESSAGE));
  const isNested = cause !== undefined && cause !== null && depth < DEEPEST;
  const copy = new Error(shown, isNested ? { cause: causeOf(cause, redact, depth + 1) } : undefined);
  Object.defineProperty(copy, "name", { value: redact(String(name ?? "Error"), 100), configurable: true });
  Object.defineProperty(copy, "stack", { value: stackOf(stack, said, shown, redact, copy.name), configurable: true });
  if (typeof code === "string" || typeof code === "number") Object.assign(copy, { code: redact(String(code), 100) });
  if (Array.isArray(errors) && depth < DEEPEST) {
    Object.assign(copy, { errors: errors.slice(0, DEEPEST).map((each) => causeOf(each, redact, depth + 1)) });
  }
  return copy;
}

/** Where it was thrown, below the message as it may be shown. */
function stackOf(stack: unknown, said: string, shown: string, redact: Redact, name: string): string {
  const text = typeof stack === "string" ? stack : "";
  // Not every runtime begins with the message.
  const frames = text.includes(said) ? text.slice(text.indexOf(said) + said.length) : `\n${text}`;
  return `${name}: ${shown}${withoutPaths(redact(frames, 4 * LONGEST_MESSAGE))}`;
}

function withoutPaths(text: string): string {
  return text.replace(/\b(https?:\/\/)[^\s"'<>()]*/gi, (url, scheme: string) => {
    const [host = ""] = url.slice(scheme.length).split(/[/?#]/);
    return scheme + host.slice(host.lastIndexOf("@") + 1);
  });
}
