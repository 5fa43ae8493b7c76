import type { Unlisted } from "@slipway/core";

/** The type of an input once its schema has accepted it: without unlisted literals. */
export type Validated<Value> =
  Value extends Unlisted<string | number>
    ? never
    : Value extends string | ReadableStream | Uint8Array | Blob | ((...args: never[]) => unknown)
      ? Value
      : Value extends object
        ? { [Name in keyof Value]: Validated<Value[Name]> }
        : Value;
