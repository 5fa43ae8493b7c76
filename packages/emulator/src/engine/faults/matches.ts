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

/** Deep partial equality: objects may have further members, lists may not have further items. */
export function containsMembers(actual: unknown, expected: unknown): boolean {
  if (typeof expected !== "object" || expected === null) return Object.is(actual, expected);
  if (typeof actual !== "object" || actual === null || Array.isArray(actual) !== Array.isArray(expected)) return false;
  if (Array.isArray(expected) && Array.isArray(actual) && actual.length !== expected.length) return false;
  const members = new Map(Object.entries(actual));
  return Object.entries(expected).every(
    ([name, value]) => members.has(name) && containsMembers(members.get(name), value),
  );
}

/** A path pattern may end with `*`; host and method are compared regardless of case. */
export function matchesServed(
  request: ServedRequest,
  { path, host, method, ...rest }: Readonly<Record<string, unknown>>,
): boolean {
  return (
    (path === undefined || matchesPath(request.path, String(path))) &&
    (host === undefined || request.host === String(host).toLowerCase()) &&
    (method === undefined || request.method === String(method).toUpperCase()) &&
    containsMembers(request, rest)
  );
}

function matchesPath(path: string, pattern: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
