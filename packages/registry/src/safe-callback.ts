import { harmless } from "@slipway/core/internal";

/** Wraps a user's callback: its failure, now or later, does not fail the call. */
export function safeCallback<Args extends readonly unknown[]>(
  what: string,
  watch: ((...args: Args) => unknown) | undefined,
): ((...args: Args) => void) | undefined {
  return watch && ((...args) => void harmless(what, watch, () => watch(...args)));
}
