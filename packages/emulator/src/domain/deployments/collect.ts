import type { Part, Services } from "../../engine/services.ts";
import { jobTable } from "../../engine/time/jobs.ts";
import { type ProjectRow, projectTable } from "../projects/tables.ts";
import { contentOf, type FileListRow, fileListTable, type HeldFileRow, heldFileTable } from "./tables.ts";

/** How long bytes that no deployment has are kept, in ms. No page of the platform says it. */
export const fileRetention: Part<number> = { make: () => 24 * 3600 * 1000 };

const kind = "deployments/collect";
const [due, everything] = ["due", "everything"];
const window = 1000;
/** Rows of one attempt: what it may have to take back stays in memory until its end. */
const maxAtOnce = 1000;

export function planCollection({ rows, jobs, part }: Services): void {
  const oldest = rows(heldFileTable).first("free", "all");
  if (oldest && rows(jobTable).count("subject", due) === 0)
    jobs.schedule({ at: (oldest.freeSince ?? 0) + part(fileRetention), kind, subject: due });
}

/** Removes the rows of contents whose time is over, and returns when the next one's is. The bytes follow. */
export function collectFiles(services: Services, subject: string): number | undefined {
  const { rows, clock, part } = services;
  const held = rows(heldFileTable);
  if (subject === everything) {
    freeAll(services);
    planCollection(services);
    return undefined;
  }
  for (let count = 0; count < maxAtOnce; count++) {
    const oldest = held.first("free", "all");
    if (!oldest) return undefined;
    const at = (oldest.freeSince ?? 0) + part(fileRetention);
    if (at > clock.now() + (count > 0 ? window : 0)) return at;
    if (isDeployed(services, contentOf(oldest))) held.change(oldest.id, { freeSince: null });
    else held.remove(oldest.id);
  }
  return clock.now();
}

/** Lets bytes go once the last row that knows them is removed and that is on disk; in a folder, also those of an earlier run. */
export function followFiles(services: Services, hasFolder: boolean): void {
  const { store, jobs, clock, rows, part } = services;
  store.onChanges((changes) => {
    const contents = new Map<string, boolean>();
    const add = (sha: string) => contents.set(sha, contents.get(sha) ?? false);
    for (const { table, before, after } of changes) {
      // Rows of a table are what it was declared to be.
      if (table === fileListTable && !after)
        for (const { sha } of (before as FileListRow).files) contents.set(sha, true);
      if (table === heldFileTable && !after) add(contentOf(before as HeldFileRow));
      // A state of a former version has rows without a time.
      if (table === heldFileTable && after && (after as HeldFileRow).freeSince === undefined)
        contents.set(contentOf(after as HeldFileRow), true);
      const { avatar } = (before as ProjectRow | undefined)?.settings ?? {};
      if (table === projectTable && avatar && avatar !== (after as ProjectRow | undefined)?.settings.avatar)
        add(avatar);
    }
    if (contents.size > 0) release(services, contents);
  });
  if (hasFolder && rows(jobTable).count("subject", everything) === 0)
    store.attempt(() => jobs.schedule({ at: clock.now() + part(fileRetention), kind, subject: everything }));
}

function release(services: Services, contents: Iterable<readonly [sha: string, wasDeployed: boolean]>): void {
  const { store, rows, blobs, clock } = services;
  const free: HeldFileRow[] = [];
  for (const [sha, wasDeployed] of contents) {
    if (isDeployed(services, sha)) continue;
    const held = rows(heldFileTable).by("content", sha);
    if (wasDeployed) free.push(...held);
    if (held.length === 0 && rows(projectTable).count("avatar", sha) === 0) blobs.remove(sha);
  }
  if (free.length === 0) return;
  store.attempt(() => {
    for (const { id } of free) rows(heldFileTable).change(id, { freeSince: clock.now() });
    planCollection(services);
  });
}

/** Frees what former versions and a kill between two writes have left: contents without a time, and bytes without a row. */
function freeAll(services: Services): void {
  const { rows, blobs, store } = services;
  const held = rows(heldFileTable);
  for (const row of held.all())
    if (typeof row.freeSince !== "number" && !isDeployed(services, contentOf(row)))
      held.change(row.id, { freeSince: 0 });
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
