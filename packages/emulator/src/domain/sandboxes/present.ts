import type { Operations } from "@slipway/sandboxes/contract";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { pick } from "../../engine/pick.ts";
import type { Services, WithRows } from "../../engine/services.ts";
import { home } from "../../isolation/environment.ts";
import type { Frozen } from "../../store/frozen.ts";
import type { CommandRow, DriveRow, PolicyRow, SandboxRow, SessionRow, SnapshotRow } from "./tables.ts";
import { nameInProject, sessionTable } from "./tables.ts";

type Whole = Frozen<Operations["createSandbox"]["output"], string>;
type Drive = Frozen<Operations["deleteDrive"]["output"]["drive"], string>;
type Command = Frozen<Operations["runSessionCommand"]["output"]["command"], string>;
type Snapshot = Frozen<Operations["getSessionSnapshot"]["output"]["snapshot"], string>;

export function presentSandbox(sandbox: SandboxRow): Whole["sandbox"] {
  const { keepLast, networkPolicy, currentSnapshotId } = sandbox;
  return {
    ...pick(sandbox, "name", "createdAt", "updatedAt", "currentSessionId", "persistent", "status", "statusUpdatedAt"),
    ...pick(sandbox, "memory", "region", "runtime", "timeout", "vcpus", "totalDurationMs", "failoverRegions"),
    ...pick(sandbox, "image", "mounts", "networkId", "snapshotExpiration", "tags"),
    cwd: home,
    ...omitUndefined({
      currentSnapshotId: currentSnapshotId ?? undefined,
      keepLastSnapshots: keepLast ?? undefined,
      networkPolicy: networkPolicy && withoutRules(networkPolicy),
    }),
  };
}

function withoutRules({ injectionRules: _, sealedRules: __, ...policy }: PolicyRow) {
  return policy;
}

/** Clients take a sandbox for broken that tells no port for its terminal. It is opened at a host of its own. */
const terminalPort = 26_661;

export function presentSession(session: SessionRow): Whole["session"] {
  const { createdAt: requestedAt, sandboxName: sourceSandboxName, startedAt, stoppedAt, networkPolicy } = session;
  return {
    ...pick(session, "id", "createdAt", "updatedAt", "memory", "projectId", "region", "runtime", "status", "timeout"),
    ...pick(session, "vcpus", "startedAt", "requestedStopAt", "stoppedAt", "snapshottedAt", "sourceSnapshotId"),
    ...{ cwd: home, requestedAt, sourceSandboxName },
    ...omitUndefined({
      interactivePort: session.interactive ? terminalPort : undefined,
      duration: stoppedAt === undefined ? undefined : stoppedAt - startedAt,
      networkPolicy: networkPolicy && presentPolicy(networkPolicy),
    }),
  };
}

function presentPolicy({ sealedRules: _, mode, ...policy }: PolicyRow) {
  return { ...policy, mode: plainMode(mode) };
}

export function plainMode(mode: PolicyRow["mode"]): "allow-all" | "deny-all" | "custom" {
  if (mode === "default-allow") return "allow-all";
  return mode === "default-deny" ? "custom" : mode;
}

export const portLabel: RegExp = /^(sb-[a-z0-9]+)-(\d{4,5})$/;

export function routesOf({ hosts }: Pick<Services, "hosts">, { ports, subdomain: base }: SandboxRow): Whole["routes"] {
  return ports.map((port) => {
    const subdomain = `${base}-${port}`;
    return { port, subdomain, url: hosts.origin(`${subdomain}.${hosts.baseDomain}`) };
  });
}

export function presentWhole(services: Services, sandbox: SandboxRow): Whole {
  const session = services.rows(sessionTable).get(sandbox.currentSessionId);
  if (!session) throw new Error(`The sandbox ${sandbox.id} has no session`);
  return {
    routes: routesOf(services, sandbox),
    sandbox: presentSandbox(sandbox),
    session: presentSession(session),
  };
}

export function presentCommand(command: CommandRow): Command {
  return pick(command, "id", "name", "args", "cwd", "exitCode", "sessionId", "startedAt", "durationMs");
}

export function presentSnapshot(snapshot: SnapshotRow, status: Snapshot["status"] = "created"): Snapshot {
  const own = pick(snapshot, "id", "createdAt", "updatedAt", "lastUsedAt", "sizeBytes", "sourceSessionId", "region");
  return { ...own, ...pick(snapshot, "creationMethod", "expiresAt", "parentId"), status, regions: [snapshot.region] };
}

export function presentDrive({ rows }: WithRows, drive: DriveRow): Drive {
  const { accountId: _, ...shown } = drive;
  const user = writerOf({ rows }, drive);
  return { ...shown, ...omitUndefined({ currentSandboxName: user?.sandboxName, currentSessionId: user?.id }) };
}

export function writerOf({ rows }: WithRows, drive: DriveRow): SessionRow | undefined {
  return rows(sessionTable).first("writes", nameInProject(drive.projectId, drive.name));
}
