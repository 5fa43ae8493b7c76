import { ContentError } from "../errors/content-error.ts";
import { quoted } from "../quoted.ts";

/**
 * Holds a successful answer against the statuses that the specification states. A proxy or a log-in page that answers 200 to
 * everything has stored nothing.
 *
 * @param what was asked for, as the error calls it: the route
 * @throws `ContentError` that says what was answered instead.
 */
export function expectStatus({ status, headers }: Response, statuses: readonly number[], route: string): void {
  if (statuses.includes(status)) return;
  const type = headers.get("content-type");
  const page = /^(text\/html|application\/xhtml\+xml)$/.test(mediaTypeOf({ headers }))
    ? ": a log-in or an error page may stand before the registry"
    : "";
  throw new ContentError(
    `was answered ${status}${type === null ? "" : ` (${quoted(type)})`} where ${statuses.join(" or ")} belongs${page}`,
    { route, sideEffect: "possible", expected: statuses[0], received: status },
  );
}

/** The media type of an answer, in lower case and without its parameters; empty where it says none. */
export function mediaTypeOf({ headers }: Pick<Response, "headers">): string {
  return headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}
