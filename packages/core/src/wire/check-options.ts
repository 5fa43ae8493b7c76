import { isFunction, must } from "../errors/input-error.ts";
import type { CallOptions, ClientOptions } from "../types/client.ts";
import { isRecord } from "./fields.ts";

/** Accepted values of each option in the words of an error (literals, `a record`, …), or of its members. A missing option does not compile. */
export type Kinds<Options> = { readonly [Name in keyof Required<Options>]: string | AnyKinds };
interface AnyKinds {
  readonly [name: string]: string | AnyKinds;
}

export const amount = "a number from 0 on";
export const count = "a whole number from 1 on";

/** A blank name is mostly an unset variable. */
export const notBlank = "text that is not blank";

/** Both are recognized by their methods: a controller is easily passed as a signal, and other objects have a `now()`. */
export const signalKind = "an AbortSignal, with addEventListener()";
export const clockKind = "a clock, with now() and sleep() and after()";

export const manyOf = "a list";

const layer = "chain(one, another), with around()";

// Combined where they are used: bundlers keep a spread or a template at this level, even in bundles without clients.
const ofBoth = {
  headers: "a record",
  timeout: { attempt: amount, total: amount, idle: amount },
  maxResponseSize: amount,
  middleware: "chain(one, another), with around() or a list of those, such as [logging(), chain(one)]",
  fetch: "a function",
};
const retry = { attempts: count, base: amount, cap: amount };

export function checkClientOptions(options: ClientOptions): void {
  const kinds: Kinds<ClientOptions> = {
    ...ofBoth,
    retry: { ...retry, budget: amount },
    token: "text or a function or null",
    authorization: "an object with header()",
    baseUrl: "text",
    team: notBlank,
    userAgent: "text",
    versions: "a record",
    limiter: "limiter(), with around()",
    validation: "validation(), with check()",
    clock: clockKind,
    allowInsecure: "true or false",
  };
  checkOptions(options, kinds);
  const { versions, authorization, token } = options;
  must(!authorization || !token, "authorization", "stand without a token");
  for (const route in versions) {
    const isVersion = /^[A-Z]+ \/v\d/.test(route) && isOf(count, versions[route]);
    must(isVersion, "versions", "have whole numbers from 1 by route");
  }
}

export function checkCallOptions(options: CallOptions, route: string | undefined): void {
  if (isRecord(options) && isEmpty(options)) return;
  const kinds: Kinds<CallOptions> = {
    ...ofBoth,
    retry,
    signal: signalKind,
    team: `${notBlank} or null`,
    version: count,
    validation: '"off" or "observe" or "strict"',
  };
  checkOptions(options, kinds, route);
}

/** Refuses unknown options and wrong values. @throws `InputError` that names the option. */
export function checkOptions(options: unknown, kinds: AnyKinds, route?: string, within: string = ""): void {
  must(isRecord(options), within || "options", "be a record", route);
  const values = options as Readonly<Record<string, unknown>>;
  const names = Object.keys(kinds);
  const pathOf = (name: string): string => (within ? `${within}.${name}` : name);
  for (const name of Object.keys(values)) {
    if (!names.includes(name)) must(false, pathOf(name), `be one of ${names.join(", ")}`, route);
  }
  // Inherited options and accessors count, too.
  for (const [name, kind] of Object.entries(kinds)) {
    const value = values[name];
    const path = pathOf(name);
    // Undefined means absent, and `retry: false` is valid.
    if (value === undefined || (value === false && path === "retry")) continue;
    if (typeof kind === "object") checkOptions(value, kind, route, path);
    else {
      const isRight = kind.split(" or ").some((each) => isOf(each, value));
      must(isRight, path, `be ${kind}`, route);
    }
  }
}

function isEmpty(options: object): boolean {
  return Object.getPrototypeOf(options) === Object.prototype && Object.keys(options).length === 0;
}

function isOf(kind: string, value: unknown): boolean {
  if (typeof value === "string")
    return kind === "text" || kind === `"${value}"` || (kind === notBlank && !!value.trim());
  if (kind === amount) return typeof value === "number" && value >= 0;
  if (kind === count) return Number.isInteger(value) && Number(value) > 0;
  if (isFunction(value) && kind === "a function") return true;
  if (Array.isArray(value))
    return kind === manyOf || (kind.startsWith("a list of those") && value.every((each) => isOf(layer, each)));
  if (Object(value) !== value) return kind === String(value);
  if (kind === "a record") return isRecord(value);
  // Objects of another realm fail `instanceof`, so methods are tested.
  const members = kind.match(/\w+(?=\(\)( |$))/g) ?? [];
  return members.length > 0 && members.every((name) => isFunction((value as Record<string, unknown>)[name])); // an object, by the check before
}
