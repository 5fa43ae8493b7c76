import type { Services } from "../../engine/services.ts";
import { fileRetention, planCollection } from "./collect.ts";
import { fileListTable, heldFileTable } from "./tables.ts";

type FileServices = Pick<Services, "rows" | "blobs">;

/** Whether the account itself uploaded or deployed a content. */
export function holdsFile({ rows, blobs }: FileServices, accountId: string, sha: string): boolean {
  return rows(heldFileTable).get(heldId(accountId, sha)) !== undefined && blobs.has(sha);
}

/** Records contents that an account uploaded or deployed; those without a deployment expire. */
export function holdFiles(services: Services, accountId: string, shas: Iterable<string>): void {
  const files = services.rows(heldFileTable);
  const freeSince = services.clock.now();
  for (const sha of shas) {
    const id = heldId(accountId, sha);
    const row = files.get(id);
    // Seldom: each change of a row is written to disk.
    if (!row || freeSince - (row.freeSince ?? freeSince) > services.service(fileRetention) / 4)
      files.put({ id, accountId, freeSince });
  }
  planCollection(services);
}

export function contentsOf({ rows }: Pick<FileServices, "rows">, deploymentId: string): string[] {
  return (
    rows(fileListTable)
      .get(deploymentId)
      ?.files.map(({ sha }) => sha) ?? []
  );
}

function heldId(accountId: string, sha: string): string {
  return `${accountId}/${sha}`;
}
