import { cookieOf } from "../deployments/routing/conditions.ts";
import { matchOf, within } from "../deployments/routing/within.ts";
import { isInRange } from "./addresses.ts";
import type { Condition, Rule } from "./tables.ts";

/** What rules look at. */
export interface Facts {
  readonly ip: string;
  /** In lower case. */
  readonly host: string;
  readonly headers: Headers;
  readonly query: URLSearchParams;
  /** By the kind of condition. What is not here nobody knows: no condition about it fits, negated or not. */
  readonly known: { readonly [Kind in string]?: string | undefined };
}

/** The values that a condition is about: none where the request has no such thing, undefined where nobody knows. */
function valuesOf({ type }: Condition, key: string, { headers, query, known }: Facts): readonly string[] | undefined {
  const value = known[type];
  if (value !== undefined) return [value];
  if (type === "header") return /^[\w!#$%&'*+.^`|~-]+$/.test(key) ? [headers.get(key) ?? []].flat() : [];
  if (type === "cookie") return [cookieOf(headers.get("cookie") ?? "", key) ?? []].flat();
  return type === "query" ? query.getAll(key) : undefined;
}

const compares: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  eq: (value, wanted) => value === wanted,
  pre: (value, wanted) => value.startsWith(wanted),
  suf: (value, wanted) => value.endsWith(wanted),
  sub: (value, wanted) => value.includes(wanted),
  gt: (value, wanted) => Number(value) > Number(wanted),
  gte: (value, wanted) => Number(value) >= Number(wanted),
  lt: (value, wanted) => Number(value) < Number(wanted),
  lte: (value, wanted) => Number(value) <= Number(wanted),
  re: (value, pattern) => matchOf(`firewall ${pattern}`, () => patternOf(pattern), value) !== null,
};
const negative: Readonly<Record<string, string>> = { neq: "eq", ninc: "eq", nex: "ex" };

/** A rule's regular expression, which is one of PCRE on the platform: what both write in two ways is understood in both. */
export function patternOf(text: string): RegExp {
  return new RegExp(text.replace(/^\(\?i\)/, "").replaceAll("(?P<", "(?<"), "i");
}

/** The rules that match, in their order. Patterns that take too long fit nothing: a rule must not stop all visitors. */
export function matching(rules: readonly Rule[], facts: Facts): readonly Rule[] {
  const find = (hasPatterns: boolean) =>
    rules.filter(
      ({ active, valid, conditionGroup }) =>
        active &&
        valid &&
        conditionGroup.some(
          // A group without a condition matches nothing.
          ({ conditions: all }) => all.length > 0 && all.every((one) => fits(one, facts, hasPatterns)),
        ),
    );
  return rules.length === 0 ? [] : (within(() => find(true))?.result ?? find(false));
}

/** All operators ignore case: https://vercel.com/docs/vercel-firewall/vercel-waf/rule-configuration, 2025-04-21. */
function fits(condition: Condition, facts: Facts, hasPatterns: boolean): boolean {
  const { type, op, neg = false, value } = condition;
  const positive = negative[op] ?? (op === "inc" ? "eq" : op);
  const isNegated = neg !== Object.hasOwn(negative, op);
  const wanted = [value ?? []].flat().map(String);
  // The platform's guides name a cookie that has to be there as the value.
  const values = valuesOf(condition, condition.key || (positive === "ex" ? wanted.join() : ""), facts);
  const compare = type === "ip_address" && positive === "eq" ? isInRange : compares[positive];
  if (!values || (positive === "re" && !hasPatterns)) return false;
  if (positive === "ex") return values.length > 0 !== isNegated;
  if (!compare) return false;
  const inCase = (text: string) => (positive === "re" ? text : text.toLowerCase());
  const texts = values.map(inCase);
  return wanted.some((each) => texts.some((text) => compare(text, inCase(each)))) !== isNegated;
}
