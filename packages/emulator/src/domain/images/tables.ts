import { type OfProject, type Row, type Table, table } from "../../store/table.ts";
import { teamTable } from "../accounts/tables.ts";
import { projectTable } from "../projects/tables.ts";

export interface RepositoryRow extends OfProject {
  readonly name: string;
  readonly public?: boolean;
}

/** A foreign team with the right to pull; its ID is `<repository>/<team>`. */
export interface RepositoryPermissionRow extends Row {
  readonly repositoryId: string;
  readonly teamId: string;
}

/** Its ID is `<repository>@<digest>`. */
export interface RepositoryBlobRow extends Row {
  readonly repositoryId: string;
  readonly digest: string;
  readonly size: number;
  /** Start of the grace period, roughly. */
  readonly usedAt: number;
}

/** Its ID is `<repository>@<digest>`. */
export interface ManifestRow extends Row {
  readonly imageId: string;
  readonly repositoryId: string;
  readonly digest: string;
  readonly mediaType: string;
  readonly size: number;
  readonly pushedBy: string;
  readonly kind: "manifest" | "index" | "attestation";
  readonly platform?: { readonly os: string; readonly architecture: string; readonly variant?: string };
  readonly children: readonly string[];
  readonly subject?: string;
  readonly artifactType?: string;
  readonly annotations?: Readonly<Record<string, string>>;
}

/** Its ID is `<repository>:<tag>`. */
export interface TagRow extends Row {
  readonly repositoryId: string;
  readonly tag: string;
  readonly digest: string;
}

export interface UploadRow extends Row {
  readonly repositoryId: string;
  /** When the last request came, roughly. */
  readonly usedAt: number;
  /** Set after a chunk below the minimum, which has to be the last. */
  readonly ended?: boolean;
}

export function withinRepository(repositoryId: string, digest: string): string {
  return `${repositoryId}@${digest}`;
}

export function tagId(repositoryId: string, tag: string): string {
  return `${repositoryId}:${tag}`;
}

export const repositoryTable: Table<RepositoryRow, "project" | "name"> = table({
  name: "repositories",
  called: "Repository",
  id: { prefix: "vcr_", length: 24 },
  indexes: { name: (repository) => repository.name },
  parents: { project: projectTable },
});

export const repositoryPermissionTable: Table<RepositoryPermissionRow, "repository" | "team"> = table({
  name: "repositoryPermissions",
  called: "Permission",
  parents: { repository: repositoryTable, team: teamTable },
});

export const repositoryBlobTable: Table<RepositoryBlobRow, "repository" | "digest"> = table({
  name: "repositoryBlobs",
  called: "Blob",
  indexes: { digest: (blob) => blob.digest },
  parents: { repository: repositoryTable },
});

export const manifestTable: Table<ManifestRow, "repository" | "digest" | "image" | "subject"> = table({
  name: "manifests",
  called: "Manifest",
  indexes: {
    digest: (manifest) => manifest.digest,
    image: (manifest) => manifest.imageId,
    subject: ({ repositoryId, subject }) => subject && withinRepository(repositoryId, subject),
  },
  parents: { repository: repositoryTable },
});

export const tagTable: Table<TagRow, "repository" | "byTag" | "byUpdate" | "manifest"> = table({
  name: "tags",
  called: "Tag",
  indexes: {
    byTag: (tag) => tag.repositoryId,
    byUpdate: (tag) => tag.repositoryId,
    manifest: (tag) => withinRepository(tag.repositoryId, tag.digest),
  },
  sorted: { byTag: (tag) => tag.tag, byUpdate: (tag) => tag.updatedAt },
  parents: { repository: repositoryTable, manifest: manifestTable },
});

export const uploadTable: Table<UploadRow, "repository"> = table({
  name: "uploads",
  called: "Upload",
  parents: { repository: repositoryTable },
});

export const registryTables: readonly Table[] = [
  repositoryTable,
  repositoryPermissionTable,
  repositoryBlobTable,
  manifestTable,
  tagTable,
  uploadTable,
];
