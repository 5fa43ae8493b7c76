import type { Operations } from "@slipway/project-routes/contract";
import { type EventTypesOf, eventTypesOf } from "../../engine/event-type.ts";
import { pick } from "../../engine/pick.ts";
import { normalPath, pathPattern } from "../deployments/routing/normal-path.ts";
import { problemOfConditions, problemOfHeaders } from "../deployments/routing/problem-of-routes.ts";
import { type Condition, namesOfConditions, type Route } from "../deployments/routing/route.ts";
import { compileSource } from "../deployments/routing/routes-of-config.ts";
import { destinationOf } from "../deployments/routing/template.ts";
import { type Rule, routeTable } from "./tables.ts";
import { Versions } from "./versions.ts";

type RouteInput = Rule["route"];
type RuleKind = NonNullable<Operations["listProjectRoutes"]["input"]["filter"]>;

const declared = {
  edge: {
    "project-routes-version-promoted": "A version of the routing rules was promoted",
    "project-routes-version-restored": "A version of the routing rules was restored",
  },
} as const;
export const routeEvents: EventTypesOf<typeof declared> = eventTypesOf(declared);

export const routeVersions: Versions<Rule> = new Versions(routeTable, "the routing rules", {
  promote: routeEvents["project-routes-version-promoted"],
  restore: routeEvents["project-routes-version-restored"],
});

export interface CompiledRule {
  readonly rule: Rule;
  readonly kind: RuleKind;
  /** Lower-case prefix of all matching paths, which skips most rules without their pattern. */
  readonly start: string;
  /** With a compiled path and a `$1` template as destination. */
  readonly route: Route;
}

/** Throws for an invalid pattern. */
export function compile(rule: Rule): CompiledRule {
  const { src, dest, has, missing, status, headers = {}, transforms = [] } = rule.route;
  const syntax = rule.srcSyntax ?? syntaxOf(src);
  const { src: pattern, names } =
    syntax === "path-to-regexp" ? compileSource(src) : { src: withoutNames(src, syntax), names: [] };
  const isRedirect = dest !== undefined && status !== undefined && status >= 300 && status < 400;
  const target =
    dest !== undefined && syntax === "path-to-regexp"
      ? destinationOf(dest, names, namesOfConditions(conditionsOf(has)), !isRedirect)
      : dest;
  const withoutTarget = status !== undefined ? "set_status" : "transform";
  const withTarget = isRedirect ? "redirect" : "rewrite";
  const kind = dest !== undefined ? withTarget : withoutTarget;
  const route = {
    src: pattern,
    ...(target !== undefined && { dest: target }),
    ...pick(rule.route, "status", "caseSensitive"),
    ...(has && { has: conditionsOf(has) }),
    ...(missing && { missing: conditionsOf(missing) }),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    // `problemOfRule` refuses transforms without the members that the contract leaves optional.
    transforms: transforms as NonNullable<Route["transforms"]>,
  };
  return { rule, kind, route, start: startOf(src, syntax) };
}

function problemOfMembers({
  has = [],
  missing = [],
  status,
  transforms = [],
  dest,
}: Rule["route"]): string | undefined {
  if ([...has, ...missing].some(({ type, key }) => !type || (type !== "host" && !key)))
    return "a condition needs a `type` and, unless it is `host`, a `key`";
  if (status !== undefined && (status < 200 || status > 599))
    return `\`route.status\` ${status} is none from 200 to 599`;
  if (transforms.some(({ type, op, target }) => !type || !op || typeof target?.key !== "string"))
    return "a transform needs `type`, `op` and `target.key`";
  if (dest !== undefined && !/^(\/|https?:\/\/)/i.test(dest)) return "`route.dest` is neither a path nor a URL";
  return undefined;
}

export function problemOfRule(rule: Rule): string | undefined {
  const { has = [], missing = [], transforms = [] } = rule.route;
  const problem = problemOfMembers(rule.route);
  if (problem !== undefined) return problem;
  try {
    const { route, kind } = compile(rule);
    pathPattern(route.src);
    if (kind === "transform" && transforms.length === 0 && Object.keys(route.headers ?? {}).length === 0)
      return "the rule does nothing: it needs `dest`, `status`, `headers` or `transforms`";
    return (
      problemOfConditions([...conditionsOf(has), ...conditionsOf(missing)]) ?? problemOfHeaders(route.headers ?? {})
    );
  } catch (error) {
    return `\`route.src\` ${JSON.stringify(rule.route.src)} is not a pattern: ${error instanceof Error ? error.message : error}`;
  }
}

function syntaxOf(src: string): NonNullable<Rule["srcSyntax"]> {
  if (/^\^|\$$|\\|\(\?|\[|\.\*|\.\+/.test(src)) return "regex";
  return /[:*({]/.test(src) ? "path-to-regexp" : "equals";
}

/** The literal text before the first special character of a path. */
function startOf(src: string, syntax: Rule["srcSyntax"]): string {
  if (syntax === "equals") return normalPath(src).toLowerCase();
  const plain = syntax === "regex" ? src.replace(/^\^/, "") : src;
  // Alternatives have no common prefix.
  if (syntax === "regex" && (plain.includes("|") || !src.startsWith("^"))) return "";
  const [start = ""] = /^[\w/~-]*/.exec(plain) ?? [];
  // The last character may be optional, as in `/a?`, or part of a name, as in `/:path*`.
  return start.length === plain.length ? start.toLowerCase() : start.slice(0, -1).toLowerCase();
}

function withoutNames(src: string, syntax: Rule["srcSyntax"]): string {
  return syntax === "equals" ? `^${src.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$` : src;
}

function conditionsOf(conditions: RouteInput["has"] = []): Condition[] {
  // `problemOfRule` refuses incomplete conditions.
  return conditions.map(({ type, key, value }) => ({
    type,
    ...(type !== "host" && { key }),
    ...(value !== undefined && { value }),
  })) as Condition[];
}

const cache = new WeakMap<readonly Rule[], readonly CompiledRule[]>();

export function compiledRules(rules: readonly Rule[]): readonly CompiledRule[] {
  const before = cache.get(rules);
  if (before) return before;
  const compiled = rules.filter(({ enabled = true }) => enabled).map(compile);
  cache.set(rules, compiled);
  return compiled;
}
