import { InputError } from "@slipway/core/call";
import { quoteText } from "@slipway/core/internal";

/** A value as an error shows it: a text, or what it is in place of one. */
export function shown(value: unknown): string {
  if (typeof value === "string") return quoteText(value);
  return value === null ? "null" : Array.isArray(value) ? "a list" : typeof value;
}

/** Refuses members that mean nothing, since what is misspelled would be ignored: an `InputError` names the first of them. */
export function checkNames(value: unknown, names: readonly string[], what: string): void {
  // A list, a map or a date has members, too, and none of them is meant.
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
