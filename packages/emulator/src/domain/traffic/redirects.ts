import { type EventTypesOf, eventTypesOf } from "../../engine/event-type.ts";
import { normalPath } from "../deployments/routing/normal-path.ts";
import { type Redirect, redirectTable } from "./tables.ts";
import { Versions } from "./versions.ts";

const declared = {
  edge: {
    "bulk-redirects-version-promoted": "A version of the bulk redirects was promoted",
    "bulk-redirects-version-restored": "A version of the bulk redirects was restored",
  },
} as const;
export const redirectEvents: EventTypesOf<typeof declared> = eventTypesOf(declared);

export const redirectVersions: Versions<Redirect> = new Versions(redirectTable, "the bulk redirects", {
  promote: redirectEvents["bulk-redirects-version-promoted"],
  restore: redirectEvents["bulk-redirects-version-restored"],
});

const maxLength = 2048;
const statuses = [301, 302, 303, 307, 308];

export function problemOfRedirect({ source, destination, statusCode }: Redirect): string | undefined {
  if (!source.startsWith("/") || source.length > maxLength)
    return `\`source\` ${JSON.stringify(source.slice(0, 80))} is not a path of at most ${maxLength} characters`;
  const isPath = /^\/(?!\/)/.test(destination);
  const isAddress = /^https?:\/\//i.test(destination) && URL.canParse(destination);
  if ((!isPath && !isAddress) || destination.length > maxLength)
    return `\`destination\` ${JSON.stringify(destination.slice(0, 80))} is neither a path nor a URL of at most ${maxLength} characters`;
  if (statusCode !== undefined && !statuses.includes(statusCode))
    return `\`statusCode\` ${statusCode} is none of ${statuses.join(", ")}`;
  return undefined;
}

/** Key of a redirect: the last one of a path wins (chosen). */
export function redirectKey({ source, caseSensitive }: Redirect): string {
  return caseSensitive ? `=${source}` : source.toLowerCase();
}

export type RedirectIndex = ReadonlyMap<string, Redirect>;

export function indexOf(redirects: readonly Redirect[]): RedirectIndex {
  return new Map(
    redirects.map((redirect) => [redirectKey({ ...redirect, source: normalPath(redirect.source) }), redirect]),
  );
}

export function redirectOf(index: RedirectIndex, path: string): Redirect | undefined {
  return index.get(`=${path}`) ?? index.get(path.toLowerCase());
}

export function statusOf({ statusCode, permanent = false }: Redirect): number {
  return statusCode ?? (permanent ? 308 : 307);
}
