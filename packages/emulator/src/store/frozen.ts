import type { Unlisted } from "@slipway/core";

/**
 * A value that nobody changes any more: what a handler answers is only written out, so that its lists may be read-only. `Other` is the type
 * of a text that the contract does not list.
 */
export type Frozen<Value, Other = Unlisted> = Value extends Unlisted
  ? Other
  : Value extends string | number | ReadableStream | Uint8Array
    ? Value
    : Value extends readonly (infer Item)[]
      ? FrozenList<Item, Other>
      : Value extends object
        ? { readonly [Name in keyof Value]: Frozen<Value[Name], Other> }
        : Value;

/** A named type ends the recursion. */
interface FrozenList<Item, Other> extends ReadonlyArray<Frozen<Item, Other>> {}
