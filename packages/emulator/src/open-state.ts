import type { EmulatorOptions } from "./emulator-types.ts";
import { accountTables } from "./engine/accounts.ts";
import { Clock } from "./engine/clock.ts";
import { eventTable } from "./engine/happened.ts";
import { jobTable } from "./engine/jobs.ts";
import { webhookTables } from "./engine/webhooks/tables.ts";
import { worldTables } from "./engine/world.ts";
import { groups } from "./groups.ts";
import { clockTable } from "./store/clock.ts";
import { keyTable } from "./store/keys.ts";
import { type OpenStore, openStore } from "./store/open-store.ts";
import type { Table } from "./store/table.ts";

/** Everything that an emulator knows in rows. */
export const tables: readonly Table[] = [
  ...accountTables,
  ...worldTables,
  clockTable,
  eventTable,
  jobTable,
  keyTable,
  ...webhookTables,
  ...Object.values(groups).flatMap((group) => group.tables ?? []),
];

/** What an emulator keeps, and its time. */
export interface EmulatorState extends OpenStore {
  readonly clock: Clock;
}

/** Opens what an earlier run left, or begins anew. Throws as `openStore` does. */
export async function openState(options: Pick<EmulatorOptions, "clock" | "dataFolder">): Promise<EmulatorState> {
  const clock = new Clock({ manual: options.clock === "manual" });
  const opened = await openStore(options.dataFolder, { tables, now: clock.now, beforeWrite: clock.keepAlong });
  clock.goOn(opened.store);
  return { ...opened, clock };
}
