import { checkOptions } from "./check-options.ts";
import { COPY, type CopyOptions, copy } from "./copy.ts";
import type { OciDescriptor, OciPlatform } from "./generated/types.ts";
import { currentPlatform } from "./platform.ts";
import type { Store } from "./store.ts";

export interface PullOptions extends Omit<CopyOptions, "platform"> {
  /** Platform to run on, or `"all"`. Default: this machine, by `currentPlatform`. */
  readonly platform?: OciPlatform | string | undefined;
}

/** Copies an image for one machine: as `copy`, but of several platforms only its own. */
export async function pull(
  source: Store,
  reference: string,
  target: Store,
  options: PullOptions = {},
): Promise<OciDescriptor> {
  checkOptions(options, COPY);
  const { platform = currentPlatform(), ...others } = options;
  return copy(source, target, reference, { ...others, platform: platform === "all" ? undefined : platform });
}

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
