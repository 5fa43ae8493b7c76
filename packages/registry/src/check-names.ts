import { InputError } from "@slipway/core/call";
import { quoteText } from "@slipway/core/internal";

/** Formats a value for an error: a quoted text, or the kind of anything else. */
export function describeValue(value: unknown): string {
  if (typeof value === "string") return quoteText(value);
  return value === null ? "null" : Array.isArray(value) ? "a list" : typeof value;
}

/** Refuses unknown members, since a misspelt one would be ignored: an `InputError` names the first. */
export function checkNames(value: unknown, names: readonly string[], what: string): void {
  // A list, a map or a date has members, too, but no options.
  if (Object.prototype.toString.call(value) !== "[object Object]") {
    throw new InputError(`"${what}" must be an object with ${names.join(", ")}`, { parameter: what });
  }
  const members: readonly (readonly [string, unknown])[] = Object.entries(Object(value));
  const [unknown] = members.find(([name, member]) => member !== undefined && !names.includes(name)) ?? [];
  if (unknown === undefined) return;
  throw new InputError(`"${what}" must not have ${quoteText(unknown)}: there is only ${names.join(", ")}`, {
    parameter: what,
  });
}

export function mustBe(parameter: string, what: string): InputError {
  return new InputError(`"${parameter}" must be ${what}`, { parameter });
}
