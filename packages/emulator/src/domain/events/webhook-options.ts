import type { Part } from "../../engine/services.ts";

/** How events are delivered to webhooks, and records to drains. */
export interface WebhookOptions {
  /**
   * The hosts that deliveries may go to and tarballs of sandboxes come from beside this machine, such as `hooks.example.com`; `*`: any. What
   * is for others is held. Where others reach the emulator, this machine has to be named as well, which `*` does not. Default: none.
   */
  readonly deliverTo?: readonly string[];
  /**
   * How long after each failed attempt the next one is made, in ms of the emulator's clock; an empty list: never. Default: a minute,
   * then twice as long each time, ten times within 24 hours.
   */
  readonly retryAfter?: readonly number[];
  /** How long an answer may take, in real ms. Default: 30000. */
  readonly timeout?: number;
}

/** The platform retries for 24 hours with growing waits; its schedule is not published. These are chosen; the last is after 17 hours. */
const defaultRetries: readonly number[] = Array.from({ length: 10 }, (_, index) => 60_000 * 2 ** index);

export const webhookOptions: Part<Required<WebhookOptions>> = { make: () => completeOptions({}) };

export function completeOptions(options: WebhookOptions): Required<WebhookOptions> {
  const { deliverTo = [], retryAfter = defaultRetries, timeout = 30_000 } = options;
  return { deliverTo, retryAfter, timeout };
}
