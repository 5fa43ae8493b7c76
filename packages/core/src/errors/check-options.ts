import type { CallOptions, ClientOptions } from "../types/client.ts";
import { isFunction, must } from "./must.ts";

/** What an option must be. What is undefined was not given. */
interface Rule {
  readonly must: string;
  is(value: unknown): boolean;
  /** Of an object: the rules of its members. */
  readonly members?: Rules;
}

type Rules = Readonly<Record<string, Rule>>;

/** A rule for each option: where one lacks, this does not compile. */
type Complete<Options> = { readonly [Name in keyof Required<Options>]: Rule };

const text: Rule = { must: "be text", is: (value) => typeof value === "string" };
const flag: Rule = { must: "be true or false", is: (value) => typeof value === "boolean" };
const amount: Rule = { must: "be a number from 0 on", is: (value) => typeof value === "number" && value >= 0 };
const version: Rule = {
  must: "be a whole number from 1 on",
  is: (value) => Number.isInteger(value) && Number(value) > 0,
};
const callable: Rule = { must: "be a function", is: isFunction };
const callables: Rule = {
  must: "be a list of functions",
  is: (value) => Array.isArray(value) && value.every(isFunction),
};
// Of another realm, it is of another class.
const signal: Rule = {
  must: "be an AbortSignal, such as controller.signal",
  is: (value) => isFunction(Object(value).addEventListener),
};
const record: Rule = { must: "be an object", is: isRecord };
const timeout: Rule = { ...record, members: { attempt: amount, total: amount, idle: amount } };
const retry: Rule = {
  must: "be an object, or false",
  is: (value) => value === false || isRecord(value),
  members: { attempts: amount, base: amount, cap: amount },
};
const mode: Rule = {
  must: 'be "off", "observe" or "strict"',
  is: (value) => /^(off|observe|strict)$/.test(String(value)),
};

const common = { headers: record, timeout, maxResponseSize: amount, middleware: callables, fetch: callable };

const ofCall: Complete<CallOptions> = {
  ...common,
  signal,
  team: { must: "be text, or null", is: (value) => value === null || typeof value === "string" },
  version,
  retry,
  validation: mode,
};

const ofClient: Complete<ClientOptions> = {
  ...common,
  token: { must: "be text, a function or null", is: (value) => value === null || /str|fun/.test(typeof value) },
  baseUrl: text,
  team: text,
  versions: { must: 'name routes and their versions, such as { "GET /v9/projects/{idOrName}": 10 }', is: isVersions },
  retry: { ...retry, members: { ...retry.members, budget: amount } },
  limiter: callable,
  validation: record,
  clock: record,
  allowInsecure: flag,
  userAgent: text,
};

/** Refuses options of a client. @throws `InputError` that names the option: one that nobody knows, too. */
export function checkClientOptions(options: ClientOptions): void {
  check(options, ofClient, "");
}

/** Refuses options of a call. @throws `InputError` that names the option: one that nobody knows, too. */
export function checkCallOptions(options: CallOptions, route: string): void {
  check(options, ofCall, "", route);
}

function check(options: object, rules: Rules, prefix: string, route?: string): void {
  for (const [name, value] of Object.entries(options)) {
    const rule = rules[name];
    must(rule, prefix + name, `be left out: there is no such option (${Object.keys(rules).join(", ")})`, route);
    if (value === undefined) continue;
    must(rule.is(value), prefix + name, rule.must, route);
    if (rule.members && value) check(value, rule.members, `${prefix}${name}.`, route);
  }
}

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isVersions(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return Object.entries(Object(value)).every(([route, number]) => /^[A-Z]+ \/v\d+\//.test(route) && version.is(number));
}
