import type { CallOptions, ClientOptions } from "../types/client.ts";
import { isFunction, must, mustBeClock, mustBeMode, mustBeSignal } from "./must.ts";

/** What each option may be, in the words of an error. Where an option lacks, this does not compile. */
export type Kinds<Options> = { readonly [Name in keyof Required<Options>]: string };

/** What a number has to be. */
export const amount = "a number from 0 on";

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
  signal: "an object",
  team: "text or null",
  version: amount,
  validation: "text",
};

const ofClient: Omit<Kinds<ClientOptions>, keyof typeof ofBoth> = {
  token: "text or a function or null",
  authorization: "an object",
  baseUrl: "text",
  team: "text",
  userAgent: "text",
  versions: "a record",
  limiter: "a function",
  validation: "an object",
  clock: "an object",
  allowInsecure: "true or false",
};

const timeouts = { attempt: amount, total: amount, idle: amount };
const retries = { attempts: amount, base: amount, cap: amount };

/** Refuses options of a client. @throws `InputError` that names the option: one that nobody knows, too. */
export function checkClientOptions(options: ClientOptions): void {
  checkOptions(options, { ...ofBoth, ...ofClient });
  const { timeout, retry, versions, clock, validation, authorization, token } = options;
  mustBeClock(clock);
  must(!authorization || isFunction(authorization.header), "authorization", "have a function header()");
  must(!authorization || !token, "authorization", "stand without a token: one of the two says who asks");
  must(!validation || isFunction(validation.check), "validation", "be what validation() returns");
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
  const { timeout, retry, signal, validation = "off" } = options;
  mustBeSignal(signal, route);
  mustBeMode(validation, "validation", route);
  checkOptions(timeout, timeouts, "timeout.", route);
  checkOptions(retry, retries, "retry.", route);
}

/** Refuses options that are none of these kinds, or are not of them. @throws `InputError` that names the option. */
export function checkOptions(
  options: unknown,
  kinds: Readonly<Record<string, string>>,
  prefix: string = "",
  route?: string,
): void {
  if (prefix && !options) return;
  must(kindOf(options) === "a record", prefix.slice(0, -1) || "options", "be a record", route);
  for (const [name, value] of Object.entries(Object(options))) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    must(kind, prefix + name, `be left out: there is no such option (${Object.keys(kinds).join(", ")})`, route);
    // What is undefined was not given. A record is an object, too.
    const own = kindOf(value);
    const isFine = kind.split(" or ").some((each) => each === own || (each === "an object" && own === "a record"));
    must(value === undefined || isFine, prefix + name, `be ${kind}`, route);
  }
}

/** What a value is, in the words of an error. */
function kindOf(value: unknown): string {
  if (typeof value === "string") return "text";
  if (typeof value === "function") return "a function";
  if (typeof value === "number") return value >= 0 ? amount : "no number";
  if (Array.isArray(value)) return value.every(isFunction) ? "a list of functions" : "a list";
  if (typeof value !== "object" || !value) return String(value);
  // A `Headers` or a `Map` has no members that could be read. Of another realm, a record has another prototype.
  return Object.prototype.toString.call(value) === "[object Object]" ? "a record" : "an object";
}
