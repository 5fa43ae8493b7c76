import { isBlob, isStream, mustBeSignal } from "@slipway/core/internal";
import { checkNames, mustBe } from "./check-names.ts";
import { parsePlatform } from "./platform.ts";
import { isTextRecord } from "./text-record.ts";

/** A test of an option's value, and its description for the error. */
export type Rule = readonly [isRight: (value: unknown) => boolean, what: string];

/** A rule for each option; a missing one does not compile. */
export type Rules<Options> = { readonly [Name in keyof Required<Options>]: Rule };

export const FLAG: Rule = [(value) => typeof value === "boolean", "true or false"];
export const TEXT: Rule = [(value) => typeof value === "string" && /^[^\0]+$/.test(value), "a text"];
export const WATCHER: Rule = [(value) => typeof value === "function", "a function"];
export const AMOUNT: Rule = [(value) => typeof value === "number" && value >= 0, "a number from 0 on"];
export const SIZE: Rule = [(value) => Number.isSafeInteger(value) && Number(value) >= 0, "a whole number from 0 on"];
export const COUNT: Rule = [(value) => Number.isSafeInteger(value) && Number(value) > 0, "a whole number from 1"];
export const TEXTS: Rule = [(value) => Array.isArray(value) && value.every(TEXT[0]), "a list of texts"];
export const ANNOTATIONS: Rule = [isTextRecord, "texts by name, and a name has a character at least"];
/** A text that is checked later, with a better message. */
const LATER: Rule = [(value) => typeof value === "string", "a text"];
export const DIGEST: Rule = LATER;
export const REFERENCE: Rule = LATER;
/** `mustBeSignal` checks signals. */
export const SIGNAL: Rule = [() => true, "an AbortSignal"];
export const PLATFORM: Rule = [
  (value) => {
    // Members of an unknown object are unknown.
    const { os, architecture } = Object(value) as Readonly<Record<string, unknown>>;
    if (typeof value === "string") return value === "all" || parsePlatform(value).os !== "";
    return typeof os === "string" && typeof architecture === "string";
  },
  "such as linux/arm64, or { os, architecture }",
];

/** Refuses unknown options and wrong values before anything is done: an `InputError` names the option. */
export function checkOptions<Options extends object>(options: Options | undefined, rules: Rules<Options>): void {
  if (options === undefined) return;
  checkNames(options, Object.keys(rules), "options");
  // Members of an object of rules are options.
  const values = options as Readonly<Record<string, unknown>>;
  for (const [name, [isRight, what]] of Object.entries<Rule>(rules)) {
    const value = values[name];
    if (name === "signal") mustBeSignal(value as AbortSignal | undefined);
    if (value !== undefined && !isRight(value)) throw mustBe(name, what);
  }
}

export function checkStore(store: unknown, parameter: string): void {
  const { blobs, manifests } = Object(store) as Readonly<Record<string, unknown>>; // members of an unknown object are unknown
  if (blobs && manifests) return;
  throw mustBe(parameter, "a store, such as a repository of a registry or openLayoutFolder(…)");
}

export function checkContent(content: unknown): void {
  const isContent =
    typeof content === "string" ||
    typeof content === "function" ||
    content instanceof Uint8Array ||
    isBlob(content) ||
    isStream(content);
  if (!isContent) throw mustBe("content", "bytes, a text, a Blob, a stream, or a function that opens one");
}

export function checkText(text: unknown, parameter: string): void {
  if (!TEXT[0](text)) throw mustBe(parameter, TEXT[1]);
}
