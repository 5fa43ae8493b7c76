import type { Services } from "../../engine/services.ts";
import { drainTable } from "./drain-tables.ts";
import type { DeliveryState } from "./webhook-tables.ts";

/**
 * What an attempt to deliver to a drain says of the drain: with the first delivery that is given up it is `errored`, until something
 * arrives again. It goes on meanwhile, which is chosen.
 */
export function noteOutcome({ rows, clock }: Services, id: string, state: DeliveryState): void {
  const drain = rows(drainTable).get(id);
  if (!drain) return;
  const { firstErrorAt, isErrored } = drain;
  if (state !== "delivered")
    rows(drainTable).change(id, {
      firstErrorAt: firstErrorAt ?? clock.now(),
      isErrored: isErrored || state === "failed",
    });
  else if (firstErrorAt !== null) rows(drainTable).change(id, { firstErrorAt: null, isErrored: false });
}
