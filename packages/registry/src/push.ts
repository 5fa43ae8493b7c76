import { checkOptions } from "./check-options.ts";
import { COPY, type CopyOptions, copy } from "./copy.ts";
import type { OciDescriptor } from "./generated/types.ts";
import type { Store } from "./store.ts";

/**
 * Publishes what a store holds: as `copy`, but with what refers to it (signatures, attestations) unless said otherwise.
 *
 * @example
 * await push(openLayoutFolder("./images"), "1.2", registry.repository("acme/web"));
 */
export async function push(
  source: Store,
  reference: string,
  target: Store,
  options: CopyOptions = {},
): Promise<OciDescriptor> {
  checkOptions(options, COPY);
  return copy(source, target, reference, { ...options, referrers: options.referrers ?? true });
}
