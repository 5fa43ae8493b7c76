import type { Services } from "../../engine/services.ts";
import { fileRetention, planCollection } from "./collect.ts";
import { fileListTable, heldFileTable } from "./tables.ts";

type Kept = Pick<Services, "rows" | "blobs">;

/** Whether an account has a content: it uploaded or deployed it. What others have of it counts for nothing. */
export function holdsFile({ rows, blobs }: Kept, accountId: string, sha: string): boolean {
  return rows(heldFileTable).get(heldId(accountId, sha)) !== undefined && blobs.has(sha);
}

/** Gives an account contents that it has sent, or that its deployments have: they stay for a while where no deployment has them. */
export function holdFiles(services: Services, accountId: string, shas: Iterable<string>): void {
  const held = services.rows(heldFileTable);
  const freeSince = services.clock.now();
  for (const sha of shas) {
    const id = heldId(accountId, sha);
    const row = held.get(id);
    // Not each time: a row that changes is written to disk.
    if (!row || freeSince - (row.freeSince ?? freeSince) > services.part(fileRetention) / 4)
      held.put({ id, accountId, freeSince });
  }
  planCollection(services);
}

export function contentsOf({ rows }: Pick<Kept, "rows">, deploymentId: string): string[] {
  return (
    rows(fileListTable)
      .get(deploymentId)
      ?.files.map(({ sha }) => sha) ?? []
  );
}

function heldId(accountId: string, sha: string): string {
  return `${accountId}/${sha}`;
}
