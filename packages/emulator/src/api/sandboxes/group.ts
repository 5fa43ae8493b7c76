import type { Operations } from "@slipway/sandboxes/contract";
import { removeSnapshot } from "../../domain/sandboxes/life.ts";
import { machinesService } from "../../domain/sandboxes/machines.ts";
import { commandTable, sandboxTable, sessionTable, snapshotTable } from "../../domain/sandboxes/tables.ts";
import type { Services } from "../../engine/services.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/sandboxes/contract.ts";
import { also, bearerProtocol, type Group, group, needs } from "../../pipeline/group.ts";
import { commandHandlers } from "./commands.ts";
import { sandboxHandlers } from "./crud.ts";
import { driveHandlers } from "./drives.ts";
import { eventTypes } from "./event-types.ts";
import { fileHandlers } from "./files.ts";
import { formerHandlers } from "./former.ts";
import { sessionHandlers } from "./sessions.ts";
import { snapshotHandlers } from "./snapshots.ts";

function timeOut({ rows, clock }: Services, sessionId: string): number | undefined {
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

function expire(services: Services, snapshotId: string): number | undefined {
  const { expiresAt } = services.rows(snapshotTable).get(snapshotId) ?? {};
  if (expiresAt === undefined) return undefined;
  if (expiresAt > services.clock.now()) return expiresAt;
  removeSnapshot(services, snapshotId);
  return undefined;
}

function killLate({ rows, store, service }: Services, id: string): undefined {
  if (rows(commandTable).get(id)?.exitCode !== null) return;
  const machines = service(machinesService);
  store.afterCommit(() => machines.later(() => machines.commands.end(id)));
}

export const sandboxGroup: Group = group<Operations & Unlisted>({
  handlers: {
    ...sandboxHandlers,
    ...sessionHandlers,
    ...commandHandlers,
    ...fileHandlers,
    ...snapshotHandlers,
    ...driveHandlers,
    ...formerHandlers,
  },
  // Rights are published nowhere; chosen: a sandbox runs code of a project, as a deployment does.
  writeRight: "deploy",
  access: {
    getSandbox: needs(
      "read",
      also("deploy", "it is to be resumed", ({ resume }) => resume === true),
    ),
    getSessionCommandLogs: "logs",
    getFormerCommandLogs: "logs",
  },
  protocol: bearerProtocol("sandboxes"),
  eventTypes,
  jobs: {
    timeout: ({ subject }, services) => timeOut(services, subject),
    expire: ({ subject }, services) => expire(services, subject),
    kill: ({ subject }, services) => killLate(services, subject),
  },
});
