import type { Services } from "../../engine/services.ts";
import { finish } from "./life.ts";
import { machinesService } from "./machines.ts";
import { packing } from "./options.ts";
import { maxLayers, mergeLayers, packLayers } from "./pack-layers.ts";
import {
  type CommandRow,
  commandTable,
  driveTable,
  isLive,
  type SandboxRow,
  type SessionRow,
  type SnapshotRow,
  sandboxTable,
  sessionTable,
  snapshotTable,
} from "./tables.ts";

export interface OpenSandboxes {
  settled(): Promise<void>;
  close(): Promise<void>;
}

export async function openSandboxes(services: Services): Promise<OpenSandboxes> {
  const { store, rows, service } = services;
  const machines = service(machinesService);
  const { isLayered } = await machines.runtime();
  await machines.recover((id) => isLive(rows(sessionTable).get(id)));
  const unended = rows(commandTable)
    .all()
    .filter(({ exitCode }) => exitCode === null);
  if (unended.length > 0) store.transact(() => endCommands(services, unended));
  for (const content of machines.snapshots.all()) removeUnlessHeld(content);
  if (isLayered) service(packing).pack = () => packLayers(services);
  let merging = Promise.resolve();
  const mergeLong = ({ id, layers = [] }: SnapshotRow) => {
    if (!isLayered || layers.length <= maxLayers) return;
    merging = merging
      .catch(() => {})
      .then(() => mergeLayers(services, id))
      .catch((error: unknown) => {
        if (!services.closing.aborted) throw error;
      });
    machines.later(() => merging);
  };
  for (const snapshot of rows(snapshotTable).all()) mergeLong(snapshot);
  const forget = store.onChanges((changes) => {
    let isLayerLeft = false;
    for (const { table, id, rowBefore, rowAfter } of changes) {
      if (table === sessionTable) {
        // A row of this table is what it was declared to be.
        const [was, is] = [rowBefore as SessionRow | undefined, rowAfter as SessionRow | undefined];
        if (is?.status === "stopping") machines.later(() => finish(services, id));
        else if (was && !isLive(is) && !isLive(rows(sessionTable).get(id))) machines.later(() => machines.drop(id));
      }
      if ((table === sandboxTable || table === snapshotTable) && rowBefore && !rowAfter) {
        // A row of these tables, as above.
        const { imageDigest } = rowBefore as SandboxRow | SnapshotRow;
        if (imageDigest !== undefined) machines.later(() => machines.images.sweep(false));
      }
      if (table === snapshotTable) {
        // A row of this table, as above.
        const [was, is] = [rowBefore as SnapshotRow | undefined, rowAfter as SnapshotRow | undefined];
        if (was?.content !== undefined) removeUnlessHeld(was.content);
        isLayerLeft ||= was?.layers !== undefined;
        if (is) mergeLong(is);
      }
      if (table === driveTable && !rows(driveTable).get(id)) machines.removeDrive(id);
    }
    if (isLayerLeft) machines.later(() => machines.layers.sweep());
  });
  for (const { id, status } of rows(sessionTable).all()) {
    if (status === "stopping") machines.later(() => finish(services, id));
  }

  function removeUnlessHeld(content: string): void {
    if (rows(snapshotTable).count("content", content) === 0) machines.snapshots.remove(content);
  }

  return {
    settled: () => machines.settled(),
    async close() {
      forget();
      await machines.close();
    },
  };
}

function endCommands({ rows, clock }: Services, commands: readonly CommandRow[]): void {
  // The exit code of SIGKILL.
  for (const { id, startedAt } of commands)
    rows(commandTable).change(id, { exitCode: 137, durationMs: clock.now() - startedAt });
}
