import type { RequestLogRow } from "../../domain/logs/tables.ts";
import { type PlatformError, refuse } from "../../engine/platform-error.ts";

type Test = (request: RequestLogRow) => boolean;
type Find = (dimension: string) => (request: RequestLogRow) => unknown;

/** So many characters a filter may have, and so many parentheses, negations and stars: it is tried on each request. Both are chosen. */
const [maxLength, maxNesting] = [2000, 50];

// A doubled quote ends no text: a run of quotes has one reading.
const value = String.raw`"(?:\\.|[^"\\])*"|'(?:''|[^'])*'(?!')|[^\s(),"']+`;
const values = String.raw`\((?:"(?:\\.|[^"\\])*"|'(?:''|[^'])*'(?!')|[^()"'])*\)`;
const condition = String.raw`([\w.]+)\s*(:|!=|[<>]=?|\b(?:eq|ne|gt|ge|lt|le|in)\b)\s*(${values}|${value})`;
const call = String.raw`(contains|startswith|endswith)\(\s*([\w.]+)\s*,\s*(${value})\s*\)`;
const token = new RegExp(String.raw`\s*(?:${call}|${condition}|([()]|(?:and|or|not)\b))\s*`, "iy");

const operators: Readonly<Record<string, (actual: string, expected: string) => boolean>> = {
  ne: (actual, expected) => actual !== expected,
  gt: (actual, expected) => Number(actual) > Number(expected),
  ge: (actual, expected) => Number(actual) >= Number(expected),
  lt: (actual, expected) => Number(actual) < Number(expected),
  le: (actual, expected) => Number(actual) <= Number(expected),
  contains: (actual, expected) => actual.includes(expected),
  startswith: (actual, expected) => actual.startsWith(expected),
  endswith: (actual, expected) => actual.endsWith(expected),
};
const signs: Readonly<Record<string, string>> = { "!=": "ne", ">": "gt", ">=": "ge", "<": "lt", "<=": "le" };

/** Reads what requests have to be like, in OData (`http_status ge 500`) or KQL (`httpStatus >= 500`). Throws 400 for anything else. */
export function readFilter(filter: string, find: Find): Test {
  const tokens = tokensOf(filter.trim(), find);
  const took = (word: string) => tokens[0] === word && tokens.shift() !== undefined;
  const list = (item: () => Test, between: string) => {
    const tests = [item()];
    while (took(between)) tests.push(item());
    return tests;
  };
  const every = (): Test => {
    const tests = list(one, "and");
    return (of) => tests.every((test) => test(of));
  };
  const any = (): Test => {
    const tests = list(every, "or");
    return (of) => tests.some((test) => test(of));
  };
  const one = (): Test => {
    if (took("not")) {
      const test = one();
      return (of) => !test(of);
    }
    const isGroup = took("(");
    const next = isGroup ? any() : tokens.shift();
    if (typeof next !== "function") throw wrong(`a condition is missing before ${next ?? "its end"}`);
    if (isGroup && !took(")")) throw wrong("a parenthesis does not end");
    return next;
  };
  const test = any();
  if (tokens.length > 0) throw wrong("something stands behind its end");
  return test;
}

/** Conditions, and what stands between them, in lower case. */
function tokensOf(filter: string, find: Find): (Test | string)[] {
  if (filter.length > maxLength) throw wrong(`it is longer than ${maxLength} characters`);
  const hard = filter.match(/[(*]|\bnot\b/gi)?.length ?? 0;
  if (hard > maxNesting) throw wrong(`it has more than ${maxNesting} parentheses, negations and stars`);
  const tokens: (Test | string)[] = [];
  for (token.lastIndex = 0; token.lastIndex < filter.length; ) {
    const rest = filter.slice(token.lastIndex).slice(0, 40);
    const [, called, of = "", part, name = of, operator = called, wanted = part, word] = token.exec(filter) ?? [];
    if (word !== undefined) tokens.push(word.toLowerCase());
    else if (operator === undefined || wanted === undefined) throw wrong(`${rest} does not begin with a condition`);
    else tokens.push(conditionOf(find(name), operator.toLowerCase(), wanted));
  }
  return tokens;
}

function conditionOf(read: ReturnType<Find>, operator: string, expected: string): Test {
  const each = [...expected.matchAll(new RegExp(value, "g"))].map(([raw]) => raw);
  const compare = operators[signs[operator] ?? operator] ?? ((actual: string, text: string) => actual === text);
  const tests = each.map((raw): ((actual: string) => boolean) => {
    // In KQL `*` is anything, unless it is quoted.
    const parts = operator === ":" && !/^["']/.test(raw) ? raw.split("*") : [];
    const text = unquote(raw);
    return parts.length > 1 ? (actual) => isMadeOf(actual, parts) : (actual) => compare(actual, text);
  });
  return (of) => tests.some((test) => test(String(read(of) ?? "")));
}

function unquote(raw: string): string {
  if (raw.startsWith("'")) return raw.slice(1, -1).replaceAll("''", "'");
  return raw.startsWith('"') ? raw.slice(1, -1).replaceAll(/\\(.)/gs, "$1") : raw;
}

function isMadeOf(text: string, parts: readonly string[]): boolean {
  let from = 0;
  const areThere = parts.every((part, nth) => {
    const at = nth === parts.length - 1 ? Math.max(from, text.length - part.length) : text.indexOf(part, from);
    from = at + part.length;
    return nth === 0 ? at === 0 : at >= 0 && text.startsWith(part, at);
  });
  return areThere && from === text.length;
}

function wrong(problem: string): PlatformError {
  return refuse("metric_filter", { problem });
}
