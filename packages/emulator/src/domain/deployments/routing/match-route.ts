import { asHeaderValue, isHeaderName } from "./header-text.ts";
import { pathPattern } from "./normal-path.ts";
import { matchConditions, type Route, type RoutedRequest } from "./route.ts";
import { fillTemplate, type Values } from "./template.ts";
import { matchOf } from "./within.ts";

/** Names of patterns: to write one costs as much as to find its match. */
const names = new WeakMap<Route, string>();

export function matchRoute(route: Route, requested: RoutedRequest): Map<string, string> | undefined {
  const { src, methods, has = [], missing = [], caseSensitive } = route;
  if (methods && !methods.includes(requested.method)) return undefined;
  const name = names.get(route) ?? `${caseSensitive ? "!" : "~"}${src}`;
  names.set(route, name);
  const match = matchOf(name, () => pathPattern(src, caseSensitive), requested.path);
  if (!match) return undefined;
  const values = matchConditions(has, requested);
  if (!values || missing.some((one) => matchConditions([one], requested))) return undefined;
  match.forEach((value, index) => {
    values.set(String(index), value ?? "");
  });
  for (const [group, value] of Object.entries(match.groups ?? {})) values.set(group, value ?? "");
  if (requested.wildcard !== undefined) values.set("wildcard", requested.wildcard);
  return values;
}

export function applyTransforms(
  { transforms = [] }: Route,
  values: Values,
  headers: Headers,
  query: URLSearchParams,
): { readonly path?: string } {
  let path: string | undefined;
  for (const transform of transforms) {
    const { type, op, args } = transform;
    const key = "target" in transform ? String(transform.target.key) : "";
    const text = fillTemplate(String(args ?? ""), values);
    if (type === "request.path") path = text;
    else if (type === "request.query" || (type === "request.headers" && isHeaderName(key))) {
      const changed = type === "request.query" ? query : headers;
      if (op === "delete") changed.delete(key);
      else changed[op](key, asHeaderValue(text));
    }
  }
  return path === undefined ? {} : { path };
}
