import type { CallOptions, ClientOptions } from "../types/client.ts";
import { isFunction, must } from "./must.ts";

/**
 * What each option may be, in the words of an error: literals, `a record`, `an object with` functions, … joined by `or`. Where an option
 * lacks, this does not compile.
 */
export type Kinds<Options> = { readonly [Name in keyof Required<Options>]: string };

/** What a number has to be. */
export const amount = "a number from 0 on";

/** What a signal and a clock have to be. A controller is easily given in a signal's place; others have a `now()`, too. */
export const signalKind = "an AbortSignal: an object with addEventListener()";
export const clockKind = "a clock: an object with now() and sleep() and after()";

const ofBoth = {
  headers: "a record",
  timeout: "a record",
  retry: "a record or false",
  maxResponseSize: amount,
  middleware: "a list of functions",
  fetch: "a function",
};

// They are put together where they are needed: bundlers keep a spread here, also for those who make no client.
const ofCall: Omit<Kinds<CallOptions>, keyof typeof ofBoth> = {
  signal: signalKind,
  team: "text or null",
  version: amount,
  validation: '"off" or "observe" or "strict"',
};

const ofClient: Omit<Kinds<ClientOptions>, keyof typeof ofBoth> = {
  token: "text or a function or null",
  authorization: "an object with header()",
  baseUrl: "text",
  team: "text",
  userAgent: "text",
  versions: "a record",
  limiter: "limiter(), an object with around()",
  validation: "validation(), an object with check()",
  clock: clockKind,
  allowInsecure: "true or false",
};

const timeouts = { attempt: amount, total: amount, idle: amount };
const retries = { attempts: amount, base: amount, cap: amount };

/** Refuses options of a client. @throws `InputError` that names the option: one that nobody knows, too. */
export function checkClientOptions(options: ClientOptions): void {
  checkOptions(options, { ...ofBoth, ...ofClient });
  const { timeout, retry, versions, authorization, token } = options;
  must(!authorization || !token, "authorization", "stand without a token: one of the two says who asks");
  checkOptions(timeout, timeouts, "timeout.");
  checkOptions(retry, { ...retries, budget: amount }, "retry.");
  for (const route in versions) {
    const isVersion = /^[A-Z]+ \/v\d/.test(route) && Number(versions[route]) % 1 === 0;
    must(isVersion, "versions", 'name routes and their versions, such as { "GET /v9/projects/{idOrName}": 10 }');
  }
}

/** Refuses options of a call. @throws `InputError` that names the option: one that nobody knows, too. */
export function checkCallOptions(options: CallOptions, route: string): void {
  checkOptions(options, { ...ofBoth, ...ofCall }, "", route);
  checkOptions(options.timeout, timeouts, "timeout.", route);
  checkOptions(options.retry, retries, "retry.", route);
}

/** Refuses options that are none of these kinds, or are not of them. @throws `InputError` that names the option. */
export function checkOptions(
  options: unknown,
  kinds: Readonly<Record<string, string>>,
  prefix: string = "",
  route?: string,
): void {
  if (prefix && !options) return;
  must(isOf("a record", options), prefix.slice(0, -1) || "options", "be a record", route);
  for (const [name, value] of Object.entries(Object(options))) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    must(kind, prefix + name, `be left out: there is no such option (${Object.keys(kinds).join(", ")})`, route);
    // What is undefined was not given.
    const isFine = value === undefined || kind.split(" or ").some((each) => isOf(each, value));
    must(isFine, prefix + name, `be ${kind}`, route);
  }
}

/** Tells whether a value is of one kind. */
function isOf(kind: string, value: unknown): boolean {
  if (typeof value === "string") return kind === "text" || kind === `"${value}"`;
  if (typeof value === "number") return kind === amount && value >= 0;
  if (isFunction(value)) return kind === "a function";
  if (Object(value) !== value) return kind === String(value);
  if (kind === "a list of functions") return Array.isArray(value) && value.every(isFunction);
  // A `Headers` or a `Map` has no members that could be read. Of another realm, a record has another prototype.
  if (kind === "a record") return Object.prototype.toString.call(value) === "[object Object]";
  // As said above. Of another realm, an object is of another class: what it can do tells.
  const members = [...kind.matchAll(/(\w+)\(\)( |$)/g)];
  return members.length > 0 && members.every(([, name = ""]) => isFunction((value as Record<string, unknown>)[name]));
}
