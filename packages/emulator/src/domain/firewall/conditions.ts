import { type BlockList, isIP } from "node:net";
import { blockListOf, isIn, readRange } from "../../engine/addresses/ranges.ts";
import { cookieOf } from "../deployments/routing/route.ts";
import { matchOf, matchWithinTime } from "../deployments/routing/within.ts";
import type { Condition, Rule } from "./tables.ts";

/** Why a text is not a valid address or range, by the rules of the platform's CLI (util/firewall/validate.ts, 2026-08-03). */
export function rangeProblem(text: string, use?: "block" | "bypass"): string | undefined {
  const range = readRange(text);
  if (!range) return "it should be an IP address or a range such as 192.0.2.0/24";
  const least = use === "block" && range.family === "ipv6" ? 48 : 16;
  const isTaken = use === undefined || range.bits >= least || (use === "bypass" && range.bits === 0);
  return isTaken ? undefined : `the range is wider than /${least}`;
}

/** Parsed ranges, since every request checks them. */
const lists = new Map<string, BlockList>();
const maxLists = 5000;

export function isInRange(address: string, range: string): boolean {
  if (address === range || isIP(address) === 0) return address === range;
  const list = lists.get(range) ?? blockListOf([range]);
  if (!lists.has(range) && lists.size >= maxLists) lists.clear();
  lists.set(range, list);
  return isIn(list, address);
}

export interface Facts {
  readonly ip: string;
  /** In lower case. */
  readonly host: string;
  readonly headers: Headers;
  readonly query: URLSearchParams;
  /** Values by kind of condition. A condition on an unknown kind never matches, negated or not. */
  readonly values: { readonly [Kind in string]?: string | undefined };
}

function factValues(
  { type }: Condition,
  key: string,
  { headers, query, values: known }: Facts,
): readonly string[] | undefined {
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

/** Compiles a rule's PCRE expression, whose spellings of flags and groups differ. */
export function patternOf(text: string): RegExp {
  return new RegExp(text.replace(/^\(\?i\)/, "").replaceAll("(?P<", "(?<"), "i");
}

export function matchingRules(rules: readonly Rule[], facts: Facts): readonly Rule[] {
  const find = (hasPatterns: boolean) => rules.filter((rule) => matches(rule, facts, hasPatterns));
  return rules.length === 0 ? [] : (matchWithinTime(() => find(true))?.result ?? find(false));
}

/** A group without a condition matches nothing. */
function matches({ active, valid, conditionGroup }: Rule, facts: Facts, hasPatterns: boolean): boolean {
  const isMet = (all: readonly Condition[]) => all.length > 0 && all.every((one) => testOf(one)(facts, hasPatterns));
  return active && valid && conditionGroup.some(({ conditions }) => isMet(conditions));
}

type Test = (facts: Facts, hasPatterns: boolean) => boolean;

/** Compiled conditions, since every request evaluates all of them. */
const tests = new WeakMap<Condition, Test>();

function testOf(condition: Condition): Test {
  const test = tests.get(condition) ?? makeTest(condition);
  tests.set(condition, test);
  return test;
}

/** Operators ignore case: https://vercel.com/docs/vercel-firewall/vercel-waf/rule-configuration, 2025-04-21. */
function makeTest(condition: Condition): Test {
  const { type, op, neg = false, value } = condition;
  const positive = negative[op] ?? (op === "inc" ? "eq" : op);
  const isNegated = neg !== Object.hasOwn(negative, op);
  const [isPattern, isPresence] = [positive === "re", positive === "ex"];
  const inCase = (text: string) => (isPattern ? text : text.toLowerCase());
  const expected = [value ?? []].flat().map((each) => inCase(String(each)));
  // The platform's guides put the name of a required cookie into `value`.
  const key = condition.key || (isPresence ? String(value ?? "") : "");
  const compare = type === "ip_address" && positive === "eq" ? isInRange : compares[positive];
  return (facts, hasPatterns) => {
    const values = factValues(condition, key, facts);
    if (!values || (isPattern && !hasPatterns)) return false;
    if (isPresence) return values.length > 0 !== isNegated;
    if (!compare) return false;
    return values.some((text) => expected.some((each) => compare(inCase(text), each))) !== isNegated;
  };
}
