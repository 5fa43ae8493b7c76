import { InputError } from "../errors/input-error.ts";

/** The fields of an input. Each part of a request takes its own; the rest is the body's. */
export class Fields {
  readonly rest: Record<string, unknown>;
  readonly #route: string;

  constructor(route: string, input: Record<string, unknown>) {
    this.rest = input;
    this.#route = route;
  }

  take(name: string): unknown {
    const value = this.rest[name];
    delete this.rest[name];
    return value;
  }

  refuse(parameter: string, problem: string): never {
    throw new InputError(`"${parameter}" ${problem}`, { route: this.#route, parameter });
  }

  text(name: string, value: unknown): string {
    const kind = typeof value;
    const isText = ["string", "number", "boolean", "bigint"].includes(kind) && isJson(value);
    // A wrong value may be long or secret, so only its type is shown.
    return isText ? String(value) : this.refuse(name, `must be text, not ${kind === "number" ? value : kind}`);
  }
}

/** Tells JSON values from values that JSON would change: NaN, promises, `Map`s, bytes, functions. */
export function isJson(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  return Object(value) !== value || Array.isArray(value) || isRecord(value);
}

/** Adds options. Non-records stay unchanged, and are refused later. */
export function withMore<Options>(options: Options, more: Partial<Options>): Options {
  return isRecord(options) ? { ...options, ...more } : options;
}

/** Tells a plain object, also of another realm, from a list, a `Map` or a `Headers`. */
export function isRecord(value: unknown): boolean {
  return Object.prototype.toString.call(value) === "[object Object]";
}
