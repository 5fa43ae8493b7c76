import { checkOptions } from "./check-options.ts";
import { COPY, type CopyOptions, copy } from "./copy.ts";
import type { OciDescriptor } from "./generated/types.ts";
import type { Store } from "./store.ts";

/** Publishes the contents of a store: as `copy`, but with referrers (signatures, attestations) by default. */
export async function push(
  source: Store,
  reference: string,
  target: Store,
  options: CopyOptions = {},
): Promise<OciDescriptor> {
  checkOptions(options, COPY);
  return copy(source, target, reference, { ...options, referrers: options.referrers ?? true });
}
