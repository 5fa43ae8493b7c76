import { isSlipwayError } from "@slipway/core/call";

/** Tests the name, so that errors of another copy of this package match, too. */
export function isNamed(value: unknown, name: string): boolean {
  return isSlipwayError(value) && value.name === name;
}
