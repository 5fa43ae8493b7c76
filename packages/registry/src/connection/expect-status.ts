import { ContentError } from "../errors/content-error.ts";

/**
 * Holds a successful answer against the statuses that the specification states. A proxy or a log-in page that answers 200 to
 * everything has stored nothing.
 *
 * @param what was asked for, as the error calls it: the route
 * @throws `ContentError` that says what was answered instead.
 */
export function expectStatus({ status, headers }: Response, statuses: readonly number[], route: string): void {
  if (statuses.includes(status)) return;
  const type = headers.get("content-type")?.slice(0, 100);
  const page = isPage(headers) ? ": a log-in or an error page may stand before the registry" : "";
  throw new ContentError(
    `was answered ${status}${type === undefined ? "" : ` (${type})`} where ${statuses.join(" or ")} belongs${page}`,
    { route, sideEffect: "possible", expected: statuses[0], received: status },
  );
}

/** Tells whether an answer is made for people. */
export function isPage(headers: Headers): boolean {
  return /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(headers.get("content-type") ?? "");
}
