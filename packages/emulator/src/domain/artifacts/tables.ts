import { type OfAccount, type Table, table } from "../../store/table.ts";

/** An artifact; its ID is `<account>/<hash>`. */
export interface ArtifactRow extends OfAccount {
  readonly hash: string;
  readonly content: string;
  /** In bytes. */
  readonly size: number;
  /** Build time in ms. */
  readonly duration?: number;
  readonly tag?: string;
  readonly commit?: string;
  readonly dirtyHash?: string;
}

export const artifactTable: Table<ArtifactRow, "account" | "content"> = table({
  name: "artifacts",
  called: "Artifact",
  indexes: { content: (artifact) => artifact.content },
  parents: { account: "account" },
});

export const artifactTables: readonly Table[] = [artifactTable];

export function artifactId(accountId: string, hash: string): string {
  return `${accountId}/${hash}`;
}
