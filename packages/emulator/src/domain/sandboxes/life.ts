import { omitUndefined } from "../../engine/omit-undefined.ts";
import { pick } from "../../engine/pick.ts";
import { conflict, invalid } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import { jobTable } from "../../engine/time/jobs.ts";
import { newId } from "../../store/ids.ts";
import { newestOf } from "../../store/matches.ts";
import { having } from "../../store/rows.ts";
import type { Context } from "../accounts/scope.ts";
import type { ProjectRow } from "../projects/tables.ts";
import { type Frozen, machinesService, type Spec } from "./machines.ts";
import { writerOf } from "./present.ts";
import { untilWritten } from "./running-commands.ts";
import type { Machine } from "./runtimes/runtime.ts";
import {
  driveTable,
  nameInProject,
  type SandboxRow,
  type SandboxSettings,
  type SessionRow,
  type SnapshotRow,
  sandboxTable,
  sessionTable,
  snapshotTable,
} from "./tables.ts";

export interface NewSession {
  readonly id: string;
  readonly snapshotId: string | undefined;
  readonly image?: string;
  readonly imageDigest?: string;
  readonly layers?: SessionRow["layers"];
}

export interface MadeSession extends NewSession {
  readonly spec: Spec;
  readonly machine: Machine;
  drop(): Promise<void>;
}

type Start = Pick<
  SandboxRow,
  "accountId" | "projectId" | "runtime" | "memory" | "vcpus" | "mounts" | "image" | "imageDigest"
>;

export async function makeSession(
  services: Services & { readonly signal: AbortSignal },
  sandbox: Start,
  snapshot: SnapshotRow | undefined,
): Promise<MadeSession> {
  const machines = services.service(machinesService);
  const under = imageUnder(sandbox, snapshot);
  (await machines.runtime()).demand({ runtime: sandbox.runtime, ...under });
  const id = newId(sessionTable.id.prefix, sessionTable.id.length);
  const own = pick(sandbox, "accountId", "projectId", "runtime", "memory", "vcpus", "mounts");
  const spec = { id, ...own, ...under };
  const machine = await machines.make(spec, snapshot, services.signal);
  const layers = machines.layers.heldBy(id);
  return { id, spec, machine, snapshotId: snapshot?.id, layers, ...under, drop: () => machines.drop(id) };
}

export function startSession(services: Services, sandbox: SandboxRow, newSession: NewSession): SessionRow {
  const { id, snapshotId } = newSession;
  const { rows, clock, jobs } = services;
  for (const { drive, mode } of Object.values(sandbox.mounts ?? {})) {
    const row = rows(driveTable).first("nameInProject", nameInProject(sandbox.projectId, drive));
    const writer = row && mode === "read-write" ? writerOf(services, row) : undefined;
    if (writer) throw conflict(`The drive ${drive} is mounted in the sandbox ${writer.sandboxName}; stop that first`);
  }
  const now = clock.now();
  const session = rows(sessionTable).add({
    ...{ id, sandboxId: sandbox.id, sandboxName: sandbox.name, status: "running", startedAt: now },
    ...pick(sandbox, "accountId", "projectId", "runtime", "region", "vcpus", "memory", "timeout", "sealedEnv"),
    ...pick(sandbox, "networkPolicy", "mounts", "interactive"),
    ...pick(newSession, "image", "imageDigest", "layers"),
    ...omitUndefined({ sourceSnapshotId: snapshotId }),
  });
  if (snapshotId !== undefined && rows(snapshotTable).get(snapshotId))
    rows(snapshotTable).change(snapshotId, { lastUsedAt: now });
  jobs.schedule({ at: now + sandbox.timeout, kind: "sandboxes/timeout", subject: id });
  return session;
}

export interface SessionOutcome {
  readonly frozen: Frozen;
  readonly method: SnapshotRow["creationMethod"];
  /** In ms; 0 for ever. */
  readonly expiration: number;
}

export function endSession(
  services: Services,
  session: SessionRow,
  outcome: SessionOutcome | undefined,
): SnapshotRow | undefined {
  const { rows, clock } = services;
  const now = clock.now();
  for (const job of rows(jobTable).by("subject", session.id)) rows(jobTable).remove(job.id);
  const snapshot = outcome && addSnapshot(services, session, outcome);
  rows(sessionTable).change(session.id, {
    status: "stopped",
    requestedStopAt: session.requestedStopAt ?? now,
    stoppedAt: now,
    ...(snapshot ? { snapshottedAt: now } : {}),
  });
  const sandbox = rows(sandboxTable).get(session.sandboxId);
  if (sandbox?.currentSessionId === session.id) {
    rows(sandboxTable).change(sandbox.id, {
      status: "stopped",
      statusUpdatedAt: now,
      totalDurationMs: sandbox.totalDurationMs + now - session.startedAt,
      ...(snapshot ? { currentSnapshotId: snapshot.id } : {}),
    });
    evict(services, sandbox.id);
  }
  return snapshot;
}

function addSnapshot(
  services: Services,
  session: SessionRow,
  { frozen, method, expiration }: SessionOutcome,
): SnapshotRow {
  const { image, imageDigest } = session;
  const { rows, clock, jobs, service } = services;
  const { layers, arrived, sizeBytes } = frozen;
  if (arrived) service(machinesService).snapshots.keep(arrived);
  const now = clock.now();
  const expiresAt = expiration === 0 ? undefined : now + expiration;
  const snapshot = rows(snapshotTable).add({
    ...pick(session, "accountId", "projectId", "sandboxId", "sandboxName", "region"),
    sourceSessionId: session.id,
    creationMethod: method,
    sizeBytes,
    lastUsedAt: now,
    ...omitUndefined({ layers, content: arrived?.sha, expiresAt, parentId: session.sourceSnapshotId }),
    ...(imageDigest === undefined ? {} : omitUndefined({ image, imageDigest })),
  });
  if (expiresAt !== undefined) jobs.schedule({ at: expiresAt, kind: "sandboxes/expire", subject: snapshot.id });
  return snapshot;
}

export function evict(services: Services, sandboxId: string): void {
  const { rows, clock, jobs } = services;
  const sandbox = rows(sandboxTable).get(sandboxId);
  if (!sandbox?.keepLast) return;
  const { count, deleteEvicted, expiration } = sandbox.keepLast;
  for (const old of [...newestOf(rows(snapshotTable).where(having("sandbox", sandboxId)))].slice(count)) {
    if (old.id === sandbox.currentSnapshotId) continue;
    if (expiration !== undefined && expiration > 0) {
      const expiresAt = Math.min(old.expiresAt ?? Number.POSITIVE_INFINITY, clock.now() + expiration);
      if (expiresAt === old.expiresAt) continue;
      rows(snapshotTable).change(old.id, { expiresAt });
      jobs.schedule({ at: expiresAt, kind: "sandboxes/expire", subject: old.id });
    } else if (deleteEvicted) removeSnapshot(services, old.id);
  }
}

export function removeSnapshot({ rows }: Services, id: string): void {
  const snapshot = rows(snapshotTable).get(id);
  if (!snapshot) return;
  rows(snapshotTable).remove(id);
  for (const sandbox of rows(sandboxTable).by("snapshot", id))
    rows(sandboxTable).change(sandbox.id, { currentSnapshotId: null });
}

/** Ends what runs in a session, and takes what is left of it, where that is to be kept. `release` is to be called in the end. */
export async function halted(
  services: Services,
  session: SessionRow,
  isKept: boolean,
): Promise<{ readonly frozen: Frozen | undefined; release(): void }> {
  const machines = services.service(machinesService);
  const machine = await machines.halt(session);
  try {
    const frozen = isKept ? await machines.freeze(session.id, machine) : undefined;
    return {
      frozen,
      release() {
        if (frozen?.arrived) machines.snapshots.discard(frozen.arrived);
        machines.goOn(session.id);
      },
    };
  } catch (error) {
    machines.goOn(session.id);
    throw error;
  }
}

/** Ends a session whose row says that it is to end: its time was over. What cannot be kept is a warning, and the session ends. */
export async function finish(services: Services, sessionId: string): Promise<void> {
  const { rows, store } = services;
  const session = rows(sessionTable).get(sessionId);
  const sandbox = session && rows(sandboxTable).get(session.sandboxId);
  if (session?.status !== "stopping" || !sandbox) return;
  const over = await halted(services, session, sandbox.persistent).catch((error: unknown) => {
    process.emitWarning(`The files of the sandbox ${sandbox.name} could not be kept: ${error}`);
    return { frozen: undefined, release() {} };
  });
  try {
    const write = () =>
      store.transact(() => {
        const present = rows(sessionTable).get(sessionId);
        if (present?.status !== "stopping") return;
        const expiration = sandbox.snapshotExpiration ?? 0;
        endSession(services, present, over.frozen && { frozen: over.frozen, method: "automatic", expiration });
      });
    await untilWritten(write, services.closing);
  } finally {
    over.release();
  }
}

type Image = Pick<SandboxSettings, "image" | "imageDigest">;

export async function settleImage(
  waiting: Context,
  project: ProjectRow,
  settings: SandboxSettings,
  imageName: string | undefined,
  snapshot: SnapshotRow | undefined,
): Promise<SandboxSettings> {
  const { image: _image, imageDigest: _digest, ...others } = settings;
  if (imageName === undefined) return { ...others, ...imageUnder(settings, snapshot) };
  const machines = waiting.service(machinesService);
  // An emulator without a runtime says so first.
  await machines.runtime();
  const image = await machines.images.find(imageName, project, waiting.scope, waiting.signal);
  if (snapshot && snapshot.imageDigest !== image?.imageDigest) {
    const base = snapshot.image ?? "what the emulator's machine has";
    throw invalid(`the snapshot ${snapshot.id} was taken over ${base}, not over ${imageName}; leave \`image\` out`);
  }
  return { ...others, ...(image ?? { image: imageName }) };
}

/** The image under a session: a snapshot lies over the image that it was taken in, whatever its sandbox has. */
function imageUnder(settings: Image, snapshot: Image | undefined): Image {
  const { image, imageDigest } = snapshot && snapshot.imageDigest !== settings.imageDigest ? snapshot : settings;
  return omitUndefined({ image, imageDigest });
}
