import type { CallOptions, ClientOptions } from "../types/client.ts";
import { isFunction, must, mustBeMode, mustBeSignal } from "./must.ts";

/** What each option may be, in the words of an error. Where an option lacks, this does not compile. */
type Kinds<Options> = { readonly [Name in keyof Required<Options>]: string };

const amount = "a number from 0 on";

const ofBoth = {
  headers: "an object",
  timeout: "an object",
  retry: "an object or false",
  maxResponseSize: amount,
  middleware: "a list of functions",
  fetch: "a function",
};

const ofCall: Kinds<CallOptions> = {
  ...ofBoth,
  signal: "an object",
  team: "text or null",
  version: amount,
  validation: "text",
};

const ofClient: Kinds<ClientOptions> = {
  ...ofBoth,
  token: "text or a function or null",
  baseUrl: "text",
  team: "text",
  userAgent: "text",
  versions: "an object",
  limiter: "a function",
  validation: "an object",
  clock: "an object",
  allowInsecure: "true or false",
};

const timeouts = { attempt: amount, total: amount, idle: amount };
const retries = { attempts: amount, base: amount, cap: amount };

/** Refuses options of a client. @throws `InputError` that names the option: one that nobody knows, too. */
export function checkClientOptions(options: ClientOptions): void {
  const { timeout, retry, versions } = options;
  check(options, ofClient);
  check(timeout, timeouts, "timeout.");
  check(retry, { ...retries, budget: amount }, "retry.");
  for (const route in versions) {
    const isVersion = /^[A-Z]+ \/v\d/.test(route) && Number(versions[route]) % 1 === 0;
    must(isVersion, "versions", 'name routes and their versions, such as { "GET /v9/projects/{idOrName}": 10 }');
  }
}

/** Refuses options of a call. @throws `InputError` that names the option: one that nobody knows, too. */
export function checkCallOptions(options: CallOptions, route: string): void {
  const { timeout, retry, signal, validation = "off" } = options;
  mustBeSignal(signal, route);
  mustBeMode(validation, "validation", route);
  check(options, ofCall, "", route);
  check(timeout, timeouts, "timeout.", route);
  check(retry, retries, "retry.", route);
}

function check(
  options: object | false | undefined,
  kinds: Readonly<Record<string, string>>,
  prefix: string = "",
  route?: string,
): void {
  for (const [name, value] of Object.entries(options || {})) {
    const kind = kinds[name];
    must(kind, prefix + name, `be left out: there is no such option (${Object.keys(kinds).join(", ")})`, route);
    // What is undefined was not given.
    must(value === undefined || kind.split(" or ").includes(kindOf(value)), prefix + name, `be ${kind}`, route);
  }
}

/** What a value is, in the words of an error. */
function kindOf(value: unknown): string {
  if (typeof value === "string") return "text";
  if (typeof value === "function") return "a function";
  if (typeof value === "number") return value >= 0 ? amount : "no number";
  if (Array.isArray(value)) return value.every(isFunction) ? "a list of functions" : "a list";
  return typeof value === "object" && value ? "an object" : String(value);
}
