import type { Operations } from "@slipway/sandboxes/contract";
import { visibleRows } from "../../domain/accounts/visible-rows.ts";
import { projectFilter } from "../../domain/projects/find-project.ts";
import { findRunning, findSession, findSnapshot } from "../../domain/sandboxes/find.ts";
import { endSession, halted, removeSnapshot } from "../../domain/sandboxes/life.ts";
import { presentSession, presentSnapshot } from "../../domain/sandboxes/present.ts";
import { demandExpiration, usualExpiration } from "../../domain/sandboxes/settings.ts";
import { type SnapshotRow, sandboxTable, snapshotTable } from "../../domain/sandboxes/tables.ts";
import { pageByCursor } from "../../engine/page.ts";
import { notFound } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/sandboxes/contract.ts";
import { answer, type Returned, type SomeHandlers, type WaitingContext, waits } from "../../pipeline/handler.ts";
import type { Frozen } from "../../store/frozen.ts";
import { having } from "../../store/rows.ts";

/** As many as the platform's command line shows. */
const maxSiblings = 5;

type Created = Frozen<Operations["createSessionSnapshot"]["output"], string>;
type Names = `${string}SessionSnapshot${"" | "s" | "V2"}`;

export const snapshotHandlers: SomeHandlers<Operations, Names> & SomeHandlers<Unlisted, "getSnapshotTree"> = {
  listSessionSnapshots({ name, project, sortOrder = "desc", ...request }, context) {
    const projectId = projectFilter(context, project);
    const found = visibleRows(context, snapshotTable, [...having("name", name), ...having("project", projectId)]);
    const { items, nextCursor = null } = pageByCursor(found, { order: sortOrder }, request);
    return {
      snapshots: items.map((snapshot) => presentSnapshot(snapshot)),
      pagination: { count: items.length, next: nextCursor },
    };
  },

  getSessionSnapshot: ({ snapshotId }, context) => ({ snapshot: presentSnapshot(findSnapshot(context, snapshotId)) }),

  getSnapshotTree({ snapshotId, project, limit = 50, sortOrder = "desc" }, context) {
    const projectId = projectFilter(context, project);
    const anchor = findSnapshot(context, snapshotId);
    if (projectId !== undefined && anchor.projectId !== projectId) throw notFound(snapshotTable.called);
    const snapshots = context.rows(snapshotTable);
    // A snapshot begins sandboxes of other projects, too; they have a tree of their own.
    const begunWith = (id: string | undefined) =>
      (id === undefined ? [] : snapshots.by("parent", id)).filter(({ projectId }) => projectId === anchor.projectId);
    const nodeOf = (row: SnapshotRow) => {
      const siblings = begunWith(row.parentId).filter(({ id }) => id !== row.id);
      const shown = siblings.slice(0, maxSiblings).map((each) => presentSnapshot(each));
      return { snapshot: presentSnapshot(row), siblings: shown, count: String(siblings.length + 1) };
    };
    const after = ({ id, parentId }: SnapshotRow) =>
      sortOrder === "asc" ? begunWith(id).at(-1) : snapshots.get(parentId ?? "");
    const found: SnapshotRow[] = [];
    let next = after(anchor);
    for (; next?.projectId === anchor.projectId && found.length < limit; next = after(next)) found.push(next);
    const pagination = { count: found.length, next: (next && found.at(-1)?.id) ?? null };
    return { anchor: nodeOf(anchor), snapshots: found.map(nodeOf), pagination };
  },

  deleteSessionSnapshot({ snapshotId }, context) {
    const snapshot = findSnapshot(context, snapshotId);
    removeSnapshot(context, snapshot.id);
    return { snapshot: presentSnapshot(snapshot, "deleted") };
  },

  createSessionSnapshotV2: waits((input, waiting) => create(input, waiting, usualExpiration("v2"))),
  createSessionSnapshot: waits((input, waiting) => create(input, waiting, usualExpiration("v4"))),
};

async function create(
  { sessionId, expiration: asked }: Operations["createSessionSnapshot"]["input"],
  waiting: WaitingContext<Created>,
  usual: number,
): Promise<Returned<Created>> {
  const session = findRunning(waiting, sessionId);
  const sandbox = waiting.rows(sandboxTable).get(session.sandboxId);
  const expiration = typeof asked === "number" ? asked : (sandbox?.snapshotExpiration ?? usual);
  demandExpiration(expiration);
  const { frozen, release } = await halted(waiting, session, true);
  try {
    return waiting.transact((context) => {
      const present = findRunning(context, sessionId);
      const left = frozen && { frozen, method: "manual" as const, expiration };
      const snapshot = endSession(context, present, left);
      if (!snapshot) throw new Error("What was frozen is kept as a snapshot");
      return answer(201, {
        session: presentSession(findSession(context, sessionId)),
        snapshot: presentSnapshot(snapshot),
      });
    });
  } finally {
    release();
  }
}
