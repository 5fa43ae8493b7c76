import type { Operations } from "@slipway/project-routes/contract";
import { type EventTypesOf, eventTypesOf } from "../../engine/event-type.ts";
import { normalPath, pathPattern } from "../deployments/routing/normal-path.ts";
import { problemOfConditions, problemOfHeaders } from "../deployments/routing/problem-of-routes.ts";
import { type Condition, namesOfConditions, type Route } from "../deployments/routing/route.ts";
import { compileSource } from "../deployments/routing/routes-of-config.ts";
import { destinationOf } from "../deployments/routing/template.ts";
import { type Rule, routeTable } from "./tables.ts";
import { Versions } from "./versions.ts";

type Stated = Rule["route"];
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
  /** What every path that it fits begins with, in small letters: most rules need no pattern to be passed over. */
  readonly start: string;
  /** Its path is an expression, and its destination a template with `$1`. */
  readonly route: Route;
}

/** Throws for a path that is no pattern. */
export function compile(rule: Rule): CompiledRule {
  const { src, dest, has, missing, status, headers = {}, transforms = [], caseSensitive } = rule.route;
  const syntax = rule.srcSyntax ?? syntaxOf(src);
  const { src: pattern, names } =
    syntax === "path-to-regexp" ? compileSource(src) : { src: withoutNames(src, syntax), names: [] };
  const isRedirect = dest !== undefined && status !== undefined && status >= 300 && status < 400;
  const target =
    dest !== undefined && syntax === "path-to-regexp"
      ? destinationOf(dest, names, namesOfConditions(conditionsOf(has)), !isRedirect)
      : dest;
  const kind = isRedirect
    ? "redirect"
    : dest !== undefined
      ? "rewrite"
      : status !== undefined
        ? "set_status"
        : "transform";
  const route = {
    src: pattern,
    ...(target !== undefined && { dest: target }),
    ...(status !== undefined && { status }),
    ...(caseSensitive !== undefined && { caseSensitive }),
    ...(has && { has: conditionsOf(has) }),
    ...(missing && { missing: conditionsOf(missing) }),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    // The contract lets members of a transform be left out that each has: `problemOfRule` refuses one without them.
    transforms: transforms as NonNullable<Route["transforms"]>,
  };
  return { rule, kind, route, start: startOf(src, syntax) };
}

export function problemOfRule(rule: Rule): string | undefined {
  const { has = [], missing = [], status, transforms = [], dest } = rule.route;
  const bare = [...has, ...missing].find(({ type, key }) => !type || (type !== "host" && !key));
  if (bare) return `a condition needs a \`type\` and, unless it is \`host\`, a \`key\``;
  if (status !== undefined && (status < 200 || status > 599))
    return `\`route.status\` ${status} is none from 200 to 599`;
  if (transforms.some(({ type, op, target }) => !type || !op || typeof target?.key !== "string"))
    return "a transform needs `type`, `op` and `target.key`";
  if (dest !== undefined && !/^(\/|https?:\/\/)/i.test(dest)) return "`route.dest` is neither a path nor a URL";
  try {
    const { route, kind } = compile(rule);
    pathPattern(route.src);
    if (kind === "transform" && transforms.length === 0 && Object.keys(route.headers ?? {}).length === 0)
      return "the rule does nothing: it needs `dest`, `status`, `headers` or `transforms`";
    return (
      problemOfConditions([...conditionsOf(has), ...conditionsOf(missing)]) ?? problemOfHeaders(route.headers ?? {})
    );
  } catch (error) {
    return `\`route.src\` ${JSON.stringify(rule.route.src)} is no pattern: ${error instanceof Error ? error.message : error}`;
  }
}

function syntaxOf(src: string): NonNullable<Rule["srcSyntax"]> {
  if (/^\^|\$$|\\|\(\?|\[|\.\*|\.\+/.test(src)) return "regex";
  return /[:*({]/.test(src) ? "path-to-regexp" : "equals";
}

/** The text that a path certainly begins with: as it stands before the first sign that may mean something else. */
function startOf(src: string, syntax: Rule["srcSyntax"]): string {
  if (syntax === "equals") return normalPath(src).toLowerCase();
  const plain = syntax === "regex" ? src.replace(/^\^/, "") : src;
  // What a pattern has to choose from may begin otherwise.
  if (syntax === "regex" && (plain.includes("|") || !src.startsWith("^"))) return "";
  const [start = ""] = /^[\w/~-]*/.exec(plain) ?? [];
  // The last one may be what a sign behind it is about, as in `/a?`, or a part of it, as the slash of `/:path*`.
  return start.length === plain.length ? start.toLowerCase() : start.slice(0, -1).toLowerCase();
}

function withoutNames(src: string, syntax: Rule["srcSyntax"]): string {
  return syntax === "equals" ? `^${src.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$` : src;
}

function conditionsOf(stated: Stated["has"] = []): Condition[] {
  // `problemOfRule` refuses those that lack what the routes of deployments need.
  return stated.map(({ type, key, value }) => ({
    type,
    ...(type !== "host" && { key }),
    ...(value !== undefined && { value }),
  })) as Condition[];
}

const known = new WeakMap<readonly Rule[], readonly CompiledRule[]>();

export function compiledRules(rules: readonly Rule[]): readonly CompiledRule[] {
  const before = known.get(rules);
  if (before) return before;
  const made = rules.filter(({ enabled = true }) => enabled).map(compile);
  known.set(rules, made);
  return made;
}
