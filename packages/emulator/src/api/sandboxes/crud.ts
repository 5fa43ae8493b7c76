import { contract, type Operations } from "@slipway/sandboxes/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { visibleRows } from "../../domain/accounts/visible-rows.ts";
import { projectFilter } from "../../domain/projects/find-project.ts";
import { findSandbox, findSnapshot, projectOf } from "../../domain/sandboxes/find.ts";
import { cloneInto } from "../../domain/sandboxes/git-source.ts";
import {
  evict,
  type MadeSession,
  makeSession,
  removeSnapshot,
  settleImage,
  startSession,
} from "../../domain/sandboxes/life.ts";
import { machinesService } from "../../domain/sandboxes/machines.ts";
import { presentSandbox, presentWhole, routesOf } from "../../domain/sandboxes/present.ts";
import { changedSettings, newSettings, type Version } from "../../domain/sandboxes/settings.ts";
import { fetchTarball } from "../../domain/sandboxes/source.ts";
import {
  nameInProject,
  type SandboxRow,
  type SandboxSettings,
  type SnapshotRow,
  sandboxTable,
  sessionTable,
  snapshotTable,
} from "../../domain/sandboxes/tables.ts";
import { pageByCursor } from "../../engine/page.ts";
import { pick } from "../../engine/pick.ts";
import { conflict, invalid } from "../../engine/platform-error.ts";
import type { Validated } from "../../engine/validate.ts";
import { home } from "../../isolation/environment.ts";
import { type Returned, type SomeHandlers, type WaitingContext, waits } from "../../pipeline/handler.ts";
import type { Frozen } from "../../store/frozen.ts";
import { newHostLabel } from "../../store/ids.ts";
import { startingWith } from "../../store/keys.ts";
import { having } from "../../store/rows.ts";

type Whole = Frozen<Operations["createSandbox"]["output"], string>;
type Resumed = Frozen<Operations["getSandbox"]["output"], string>;
type CreateInput = Validated<Operations["createSandbox" | "createSandboxV2"]["input"]>;
type ForkInput = Validated<Operations["forkSandbox" | "forkSandboxV2"]["input"]>;
type Names =
  | "listSandboxes"
  | "createSandboxV2"
  | "createSandboxV3"
  | "createSandbox"
  | "getSandbox"
  | "updateSandbox"
  | "deleteSandbox"
  | "forkSandboxV2"
  | "forkSandbox";

const orders = {
  createdAt: undefined,
  name: "byName",
  statusUpdatedAt: "byStatusUpdatedAt",
  currentSnapshotId: "byCurrentSnapshotId",
} as const;

export const sandboxHandlers: SomeHandlers<Operations, Names> = {
  listSandboxes({ project, namePrefix, sortOrder = "desc", status, tags, ...request }, context) {
    // The platform's SDK asks for a prefix alone: its documented `Sandbox.list({ namePrefix: "ci-" })`, 3.5.0.
    const { sortBy = namePrefix === undefined ? "createdAt" : "name" } = request;
    if (namePrefix !== undefined && sortBy !== "name") throw invalid("with `namePrefix`, `sortBy` should be name");
    if (status !== undefined && sortBy !== "createdAt") throw invalid("with `status`, `sortBy` should be createdAt");
    const projectId = projectFilter(context, project);
    const tagFilters = tags === undefined ? [] : [tags].flat();
    if (tagFilters.length > 1) throw invalid("`tags` should be one tag, as key:value");
    if (tagFilters[0] !== undefined && !tagFilters[0].includes(":"))
      throw invalid(`\`tags\` should be one tag, as key:value`);
    const index = orders[sortBy];
    const clauses = [
      ...having(index ?? "project", projectId),
      ...having(index ?? "tag", tagFilters[0]),
      ...having("status", status),
    ];
    const { items, nextCursor = null } = pageByCursor(
      startingWith(visibleRows(context, sandboxTable, clauses, undefined, index), namePrefix),
      {
        order: sortOrder,
        by: (sandbox: SandboxRow) => sandboxTable.sortKey(index ?? "project", sandbox),
        byName: sortBy,
      },
      request,
    );
    return { sandboxes: items.map(presentSandbox), pagination: { count: items.length, next: nextCursor } };
  },

  createSandboxV2: waits((input, waiting) => create(input, waiting, "v2")),
  createSandboxV3: waits((input, waiting) => create(input, waiting, "v3")),
  createSandbox: waits((input, waiting) => create(input, waiting, "v4")),
  forkSandboxV2: waits((input, waiting) => fork(input, waiting)),
  forkSandbox: waits((input, waiting) => fork(input, waiting)),

  getSandbox: waits(async ({ name, projectId, resume = false }, waiting) => {
    const sandbox = findSandbox(waiting, name, projectId);
    if (!resume || sandbox.status !== "stopped") {
      return waiting.transact((context) => ({
        resumed: false,
        ...presentWhole(context, findSandbox(context, name, projectId)),
      }));
    }
    return resumed(waiting, sandbox, sandbox, (context) => findSandbox(context, name, projectId));
  }),

  updateSandbox: waits(async ({ name, projectId, resume = false, ...changes }, waiting) => {
    const sandbox = findSandbox(waiting, name, projectId);
    const settings = changedSettings(waiting, sandbox, changes);
    const { currentSnapshotId = sandbox.currentSnapshotId } = changes;
    if (currentSnapshotId !== null && currentSnapshotId !== sandbox.currentSnapshotId)
      findSnapshot(waiting, currentSnapshotId, sandbox.accountId);
    const machines = waiting.service(machinesService);
    if (settings.runtime !== undefined) (await machines.runtime()).demand({ runtime: settings.runtime });
    const change = (context: Context) => {
      const present = findSandbox(context, name, projectId);
      const changed = context.rows(sandboxTable).change(present.id, { ...settings, currentSnapshotId });
      evict(context, changed.id);
      return changed;
    };
    if (!resume || sandbox.status !== "stopped") {
      return waiting.transact((context) => {
        const changed = change(context);
        if (resume) return { resumed: false, ...presentWhole(context, changed) };
        return { sandbox: presentSandbox(changed), routes: routesOf(context, changed) };
      });
    }
    return resumed(waiting, sandbox, { ...sandbox, ...settings, currentSnapshotId }, change);
  }),

  deleteSandbox({ name, projectId, deleteOrphanSnapshots = false }, context) {
    const sandbox = findSandbox(context, name, projectId);
    const { rows } = context;
    const view = presentSandbox(sandbox);
    const own = rows(snapshotTable).by("sandbox", sandbox.id);
    rows(sandboxTable).remove(sandbox.id);
    if (deleteOrphanSnapshots) for (const { id } of own) if (!isUsed(context, sandbox, id)) removeSnapshot(context, id);
    return { sandbox: view };
  },
};

function isUsed({ rows }: Context, { accountId }: SandboxRow, snapshotId: string): boolean {
  return rows(sandboxTable)
    .by("account", accountId)
    .some(
      ({ currentSnapshotId, currentSessionId }) =>
        currentSnapshotId === snapshotId || rows(sessionTable).get(currentSessionId)?.sourceSnapshotId === snapshotId,
    );
}

async function create(input: CreateInput, waiting: WaitingContext<Whole>, version: Version): Promise<Returned<Whole>> {
  const { name = `sandbox-${newHostLabel(10)}`, projectId, source, architecture: _, ...rest } = input;
  const project = projectOf(waiting, projectId);
  const { accountId, id } = project;
  const requested = newSettings(waiting, { accountId, projectId: id }, rest, version);
  demandFree(waiting, project.id, name);
  const snapshot =
    source?.type === "snapshot" ? findSnapshot(waiting, source.snapshotId, project.accountId) : undefined;
  const settings = await settleImage(waiting, project, requested, rest.image, snapshot);
  return inNewSession(waiting, { ...settings, accountId, projectId: id }, snapshot, async (session) => {
    if (source?.type === "tarball") await session.machine.unpack(home, await fetchTarball(waiting, source.url), true);
    if (source?.type === "git") await cloneInto(waiting, session, source, settings.networkPolicy);
    return waiting.transact((context) => add(context, { projectId: id, name, settings, session, snapshot }));
  });
}

/** Drops the session where nothing begins with it. */
async function inNewSession<T>(
  waiting: Parameters<typeof makeSession>[0],
  sandbox: Parameters<typeof makeSession>[1],
  snapshot: SnapshotRow | undefined,
  begin: (session: MadeSession) => Promise<T>,
): Promise<T> {
  const session = await makeSession(waiting, sandbox, snapshot);
  try {
    return await begin(session);
  } catch (error) {
    await session.drop();
    throw error;
  }
}

async function fork(input: ForkInput, waiting: WaitingContext<Whole>): Promise<Returned<Whole>> {
  const { name: sourceName, projectId, newName = `sandbox-${newHostLabel(10)}`, ...changes } = input;
  const source = findSandbox(waiting, sourceName, projectId);
  const { keepLastSnapshots, ...others } = changes;
  const overrides = { ...others, ...(keepLastSnapshots === undefined ? {} : { keepLastSnapshots }) };
  const requested: SandboxSettings = { ...settingsOf(source), ...changedSettings(waiting, source, overrides) };
  demandFree(waiting, source.projectId, newName);
  // A fork begins with the last snapshot, as the platform's SDK and command line document it: unsaved files stay behind.
  const snapshot = waiting.rows(snapshotTable).get(source.currentSnapshotId ?? "");
  const settings = await settleImage(waiting, projectOf(waiting, source.projectId), requested, changes.image, snapshot);
  const { accountId, projectId: id } = source;
  return inNewSession(waiting, { ...settings, accountId, projectId: id }, snapshot, async (session) =>
    waiting.transact((context) => {
      const { projectId: present } = findSandbox(context, sourceName, projectId);
      return add(context, { projectId: present, name: newName, settings, session, snapshot });
    }),
  );
}

interface New {
  readonly projectId: string;
  readonly name: string;
  readonly settings: SandboxSettings;
  readonly session: MadeSession;
  readonly snapshot: SnapshotRow | undefined;
}

function add(context: Context, { projectId, name, settings, session, snapshot }: New): Whole {
  const project = projectOf(context, projectId);
  demandFree(context, projectId, name);
  const sandbox = context.rows(sandboxTable).add({
    accountId: project.accountId,
    projectId,
    name,
    ...settings,
    currentSessionId: session.id,
    status: "running",
    statusUpdatedAt: context.clock.now(),
    subdomain: `sb-${newHostLabel(12)}`,
    currentSnapshotId: snapshot?.id ?? null,
    totalDurationMs: 0,
  });
  startSession(context, sandbox, session);
  return presentWhole(context, sandbox);
}

const paths = contract.operations.getSandbox?.not?.name ?? [];

function demandFree({ rows }: Context, projectId: string, name: string): void {
  if (paths.includes(name))
    throw invalid(`\`name\` should be none of ${paths.join(", ")}, by which it could not be found`);
  if (rows(sandboxTable).first("nameInProject", nameInProject(projectId, name))) {
    throw conflict(`There is a sandbox ${name} in this project already; choose another name, or delete that one`);
  }
}

async function resumed<Output>(
  waiting: WaitingContext<Output | Resumed>,
  { id }: SandboxRow,
  target: SandboxRow,
  change: (context: Context) => SandboxRow,
): Promise<Returned<Output | Resumed>> {
  const snapshot = waiting.rows(snapshotTable).get(target.currentSnapshotId ?? "");
  return inNewSession(waiting, target, snapshot, async (session) => {
    let isBegun = false;
    const answer = waiting.transact((context) => {
      const changed = change(context);
      if (changed.status !== "stopped") return { resumed: false, ...presentWhole(context, changed) };
      const sandbox = context.rows(sandboxTable).change(id, {
        currentSessionId: session.id,
        status: "running",
        statusUpdatedAt: context.clock.now(),
      });
      startSession(context, sandbox, session);
      isBegun = true;
      return { resumed: true, ...presentWhole(context, sandbox) };
    });
    if (!isBegun) await session.drop();
    return answer;
  });
}

function settingsOf(sandbox: SandboxRow): SandboxSettings {
  return {
    ...pick(sandbox, "persistent", "runtime", "region", "vcpus", "memory", "timeout", "ports", "keepLast", "sealedEnv"),
    ...pick(sandbox, "image", "imageDigest", "failoverRegions", "tags", "mounts", "networkId"),
    ...pick(sandbox, "networkPolicy", "snapshotExpiration", "interactive"),
  };
}
