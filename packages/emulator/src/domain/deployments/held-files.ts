import type { Services } from "../../engine/services.ts";
import { fileListTable, heldFileTable } from "./tables.ts";

type Kept = Pick<Services, "rows" | "blobs">;

/** Whether an account has a content: it uploaded or deployed it. What others have of it counts for nothing. */
export function holdsFile({ rows, blobs }: Kept, accountId: string, sha: string): boolean {
  return rows(heldFileTable).get(heldId(accountId, sha)) !== undefined && blobs.has(sha);
}

export function holdFiles({ rows }: Pick<Kept, "rows">, accountId: string, shas: Iterable<string>): void {
  const held = rows(heldFileTable);
  for (const sha of shas) {
    const id = heldId(accountId, sha);
    if (!held.get(id)) held.put({ id, accountId });
  }
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
