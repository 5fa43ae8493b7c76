import { groups } from "../api/groups.ts";
import type { EmulatorOptions } from "../control/emulator-types.ts";
import { accountTables } from "../domain/accounts/tables.ts";
import { eventTable } from "../domain/events/record-event.ts";
import { webhookTables } from "../domain/events/webhook-tables.ts";
import { worldTables } from "../domain/world/world.ts";
import { Clock } from "../engine/time/clock.ts";
import { jobTable } from "../engine/time/jobs.ts";
import { clockTable } from "../store/clock.ts";
import { keyTable } from "../store/keys.ts";
import { type OpenStore, openStore } from "../store/open-store.ts";
import type { Table } from "../store/table.ts";

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

export interface EmulatorState extends OpenStore {
  readonly clock: Clock;
}

export async function openState(options: Pick<EmulatorOptions, "clock" | "dataFolder">): Promise<EmulatorState> {
  const clock = new Clock({ manual: options.clock === "manual" });
  const opened = await openStore(options.dataFolder, { tables, now: clock.now, beforeWrite: clock.keepAlong });
  clock.resume(opened.store);
  return { ...opened, clock };
}
