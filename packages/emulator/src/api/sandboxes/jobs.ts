import { removeSnapshot } from "../../domain/sandboxes/life.ts";
import { machinesPart } from "../../domain/sandboxes/machines.ts";
import { commandTable, sandboxTable, sessionTable, snapshotTable } from "../../domain/sandboxes/tables.ts";
import type { Services } from "../../engine/services.ts";

/** A session's time is over: it is to end, which takes a while. */
export function timeOut({ rows, clock }: Services, sessionId: string): number | undefined {
  const session = rows(sessionTable).get(sessionId);
  if (session?.status !== "running") return undefined;
  const end = session.startedAt + session.timeout;
  if (end > clock.now()) return end;
  rows(sessionTable).change(sessionId, { status: "stopping", requestedStopAt: clock.now() });
  const sandbox = rows(sandboxTable).get(session.sandboxId);
  if (sandbox?.currentSessionId === sessionId) {
    rows(sandboxTable).change(sandbox.id, { status: "stopping", statusUpdatedAt: clock.now() });
  }
  return undefined;
}

/** A snapshot's time is over. */
export function expire(services: Services, snapshotId: string): number | undefined {
  const { expiresAt } = services.rows(snapshotTable).get(snapshotId) ?? {};
  if (expiresAt === undefined) return undefined;
  if (expiresAt > services.clock.now()) return expiresAt;
  removeSnapshot(services, snapshotId);
  return undefined;
}

/** A command's time is over. */
export function killLate({ rows, store, part }: Services, id: string): undefined {
  if (rows(commandTable).get(id)?.exitCode !== null) return;
  const machines = part(machinesPart);
  store.afterCommit(() => machines.later(() => machines.end(id)));
}
