import { harmless } from "@slipway/core/internal";

/** A function of the user's that watches: that it fails, now or later, is no failure of what it watches. */
export function safeCallback<Args extends readonly unknown[]>(
  what: string,
  watch: ((...args: Args) => unknown) | undefined,
): ((...args: Args) => void) | undefined {
  return watch && ((...args) => void harmless(what, watch, () => watch(...args)));
}
