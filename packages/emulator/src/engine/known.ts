import type { Unlisted } from "@slipway/core";

/** An input after its schema has judged it: no unlisted value is left. */
export type Known<Value> =
  Value extends Unlisted<string | number>
    ? never
    : Value extends string | ReadableStream | Uint8Array | Blob | ((...given: never[]) => unknown)
      ? Value
      : Value extends object
        ? { [Name in keyof Value]: Known<Value[Name]> }
        : Value;
