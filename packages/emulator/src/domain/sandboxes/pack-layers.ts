import type { Services } from "../../engine/services.ts";
import { demandDisk } from "./disk-guard.ts";
import { machinesService, packMachine } from "./machines.ts";
import { snapshotTable } from "./tables.ts";

export const maxLayers = 16;

export async function mergeLayers({ rows, store, service, closing }: Services, id: string): Promise<void> {
  const machines = service(machinesService);
  const snapshot = rows(snapshotTable).get(id);
  const layers = snapshot && machines.layers.of(snapshot);
  if (closing.aborted || !layers || layers.length <= maxLayers) return;
  await demandDisk(machines.layers.folder);
  await machines.aside(snapshot, { layers, isPacked: true }, (whole) =>
    machines.aside(snapshot, {}, async (empty, emptyId) => {
      await empty.restore(packMachine(whole, closing), closing);
      const { layers: merged = [] } = await machines.freeze(emptyId, empty);
      store.transact(() => {
        for (const { id, layers: each = [] } of rows(snapshotTable).all()) {
          const own = each.slice(0, -layers.length);
          const others = each.slice(own.length);
          if (others.length !== layers.length || others.some((layer, index) => layer.id !== layers[index]?.id))
            continue;
          rows(snapshotTable).change(id, { layers: [...own, ...merged] });
        }
      });
    }),
  );
}

export function packLayers({ rows, store, service, closing }: Services): Promise<void> | undefined {
  const machines = service(machinesService);
  const unpacked = rows(snapshotTable)
    .all()
    .flatMap((snapshot) => {
      const layers = snapshot.content === undefined ? machines.layers.of(snapshot) : undefined;
      return layers ? { snapshot, layers } : [];
    });
  if (unpacked.length === 0) return undefined;
  return (async () => {
    for (const { snapshot, layers } of unpacked) {
      const arrived = await machines.aside(snapshot, { layers, isPacked: true }, (machine) =>
        machines.snapshots.receive(packMachine(machine, closing)),
      );
      try {
        store.transact(() => {
          if (!rows(snapshotTable).get(snapshot.id)) return;
          machines.snapshots.keep(arrived);
          rows(snapshotTable).change(snapshot.id, { content: arrived.sha });
        });
      } finally {
        machines.snapshots.discard(arrived);
      }
    }
  })();
}
