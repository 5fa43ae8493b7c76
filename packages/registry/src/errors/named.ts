import { isSlipwayError } from "@slipway/core/call";

/** Guards know an error by its name, beside what all of ours have: also one of another copy of this package. */
export function isNamed(value: unknown, name: string): boolean {
  return isSlipwayError(value) && value.name === name;
}
