import { checkOptions } from "./check-options.ts";
import { COPY, type CopyOptions, copy } from "./copy.ts";
import type { OciDescriptor, OciPlatform } from "./generated/types.ts";
import { currentPlatform } from "./platform.ts";
import type { Store } from "./store.ts";

export interface PullOptions extends Omit<CopyOptions, "platform"> {
  /** What the image has to run on, or `"all"`. Default: this machine, as `currentPlatform` says. */
  readonly platform?: OciPlatform | string | undefined;
}

/**
 * Takes an image over as one machine uses it: as `copy`, but of several platforms only its own.
 *
 * @example
 * await pull(registry.repository("acme/web"), "1.2", openLayoutFolder("./images"));
 */
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
