/** A value that nobody changes any more: what a handler answers is only written out, so that its lists may be read-only. */
export type Frozen<Value> = Value extends string | ReadableStream | Uint8Array
  ? Value
  : Value extends readonly (infer Item)[]
    ? FrozenList<Item>
    : Value extends object
      ? { readonly [Name in keyof Value]: Frozen<Value[Name]> }
      : Value;

/** By name, so that a list of what may hold such a list has an end. */
interface FrozenList<Item> extends ReadonlyArray<Frozen<Item>> {}
