import type { Query } from "../http/query.ts";

export interface ServedRequest {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: Query;
}

export interface Delivered {
  readonly webhookId?: string;
  readonly type?: string;
  readonly projectId?: string;
}

/** Whether a value has all that is wanted of it: an object may have more members, a list has as many items. */
export function has(given: unknown, wanted: unknown): boolean {
  if (typeof wanted !== "object" || wanted === null) return Object.is(given, wanted);
  if (typeof given !== "object" || given === null || Array.isArray(given) !== Array.isArray(wanted)) return false;
  if (Array.isArray(wanted) && Array.isArray(given) && given.length !== wanted.length) return false;
  const members = new Map(Object.entries(given));
  return Object.entries(wanted).every(([name, value]) => members.has(name) && has(members.get(name), value));
}

/** Whether a served request is one of those that are wanted; a path may end with `*`, a host and a method may have large letters. */
export function matchesServed(
  request: ServedRequest,
  { path, host, method, ...rest }: Readonly<Record<string, unknown>>,
): boolean {
  return (
    (path === undefined || isBelow(request.path, String(path))) &&
    (host === undefined || request.host === String(host).toLowerCase()) &&
    (method === undefined || request.method === String(method).toUpperCase()) &&
    has(request, rest)
  );
}

function isBelow(path: string, wanted: string): boolean {
  return wanted.endsWith("*") ? path.startsWith(wanted.slice(0, -1)) : path === wanted;
}
