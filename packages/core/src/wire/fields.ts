import { InputError } from "../errors/input-error.ts";

/** The fields of an input: each is taken by the part of the request in which it travels, and what is left is the body's. */
export class Fields {
  readonly rest: Record<string, unknown>;
  readonly #route: string;

  constructor(route: string, input: Record<string, unknown>) {
    this.rest = input;
    this.#route = route;
  }

  /** Gives a field, which is not left any more. */
  take(name: string): unknown {
    const value = this.rest[name];
    delete this.rest[name];
    return value;
  }

  /** @throws `InputError` that names the field. */
  refuse(parameter: string, problem: string): never {
    throw new InputError(`"${parameter}" ${problem}`, { route: this.#route, parameter });
  }

  /** A value as text. */
  text(name: string, value: unknown): string {
    const kind = typeof value;
    const isText = ["string", "number", "boolean", "bigint"].includes(kind) && isJson(value);
    // What is wrong may be long, or a secret: its kind says enough.
    return isText ? String(value) : this.refuse(name, `must be text, not ${kind === "number" ? value : kind}`);
  }
}

/** Tells what JSON has from what it would make something else: a number that is none, a promise, a `Map`, bytes, a function. */
export function isJson(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  return Object(value) !== value || Array.isArray(value) || isRecord(value);
}

/** Options with more of them. What is no record stays what it is: who describes the request refuses it. */
export function withMore<Options>(options: Options, more: Partial<Options>): Options {
  return isRecord(options) ? { ...options, ...more } : options;
}

/** Tells an object from a list, a `Map` or a `Headers`, which have no members that could be read. Of another realm, it has another prototype. */
export function isRecord(value: unknown): boolean {
  return Object.prototype.toString.call(value) === "[object Object]";
}
