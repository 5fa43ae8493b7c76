import type { Service, Services } from "../../engine/services.ts";
import { jobTable } from "../../engine/time/jobs.ts";
import type { Change } from "../../store/store.ts";
import { type ProjectRow, projectTable } from "../projects/tables.ts";
import { contentOf, type FileListRow, fileListTable, type HeldFileRow, heldFileTable } from "./tables.ts";

/** Retention in ms of contents without a deployment (undocumented). */
export const fileRetention: Service<number> = { make: () => 24 * 3600 * 1000 };

const kind = "deployments/collect";
const [due, everything] = ["due", "everything"];
const window = 1000;
/** Rows per transaction, whose undo stays in memory until its end. */
const maxAtOnce = 1000;

export function planCollection({ rows, jobs, service }: Services): void {
  const oldest = rows(heldFileTable).first("free", "all");
  if (oldest && rows(jobTable).count("subject", due) === 0)
    jobs.schedule({ at: (oldest.freeSince ?? 0) + service(fileRetention), kind, subject: due });
}

/** Removes expired rows, whose bytes follow; returns when the next one expires. */
export function collectFiles(services: Services, subject: string): number | undefined {
  const { rows, clock, service } = services;
  const files = rows(heldFileTable);
  if (subject === everything) {
    freeAll(services);
    planCollection(services);
    return undefined;
  }
  for (let count = 0; count < maxAtOnce; count++) {
    const oldest = files.first("free", "all");
    if (!oldest) return undefined;
    const at = (oldest.freeSince ?? 0) + service(fileRetention);
    if (at > clock.now() + (count > 0 ? window : 0)) return at;
    if (isDeployed(services, contentOf(oldest))) files.change(oldest.id, { freeSince: null });
    else files.remove(oldest.id);
  }
  return clock.now();
}

/** Removes bytes after the commit that removes their last row; in a data folder, also an earlier run's. */
export function followFiles(services: Services, hasFolder: boolean): void {
  const { store, jobs, clock, rows, service } = services;
  store.onChanges((changes) => {
    const contents = new Map<string, boolean>();
    for (const [sha, wasDeployed] of changes.flatMap(releasedContents))
      contents.set(sha, wasDeployed || (contents.get(sha) ?? false));
    if (contents.size > 0) release(services, contents);
  });
  if (hasFolder && rows(jobTable).count("subject", everything) === 0)
    store.transact(() => jobs.schedule({ at: clock.now() + service(fileRetention), kind, subject: everything }));
}

type ReleasedContent = readonly [sha: string, wasDeployed: boolean];

/** The contents that a change gives up. Rows are of their tables' declared types. */
function releasedContents({ table, rowBefore, rowAfter }: Change): ReleasedContent[] {
  if (table === fileListTable) return rowAfter ? [] : (rowBefore as FileListRow).files.map(({ sha }) => [sha, true]);
  if (table === heldFileTable) {
    if (!rowAfter) return [[contentOf(rowBefore as HeldFileRow), false]];
    // Former versions wrote rows without a time.
    const row = rowAfter as HeldFileRow;
    return row.freeSince === undefined ? [[contentOf(row), true]] : [];
  }
  if (table !== projectTable) return [];
  const { avatar } = (rowBefore as ProjectRow | undefined)?.settings ?? {};
  return avatar && avatar !== (rowAfter as ProjectRow | undefined)?.settings.avatar ? [[avatar, false]] : [];
}

function release(services: Services, contents: Iterable<ReleasedContent>): void {
  const { store, rows, blobs, clock } = services;
  const free: HeldFileRow[] = [];
  for (const [sha, wasDeployed] of contents) {
    if (isDeployed(services, sha)) continue;
    const files = rows(heldFileTable).by("content", sha);
    if (wasDeployed) free.push(...files);
    if (files.length === 0 && rows(projectTable).count("avatar", sha) === 0) blobs.remove(sha);
  }
  if (free.length === 0) return;
  store.transact(() => {
    for (const { id } of free) rows(heldFileTable).change(id, { freeSince: clock.now() });
    planCollection(services);
  });
}

/** Frees leftovers of former versions and of kills between two writes: contents without a time, bytes without a row. */
function freeAll(services: Services): void {
  const { rows, blobs, store } = services;
  const files = rows(heldFileTable);
  for (const row of files.all())
    if (typeof row.freeSince !== "number" && !isDeployed(services, contentOf(row)))
      files.change(row.id, { freeSince: 0 });
  store.afterCommit(() =>
    release(
      services,
      blobs.all().map((sha) => [sha, false]),
    ),
  );
}

function isDeployed({ rows }: Services, sha: string): boolean {
  return rows(fileListTable).count("content", sha) > 0;
}
