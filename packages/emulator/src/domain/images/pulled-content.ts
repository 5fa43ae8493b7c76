import { readManifest, verify } from "@slipway/registry/content";
import { notFound } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import type { Principal } from "../accounts/access/require-right.ts";
import { accountNamed } from "../accounts/account-names.ts";
import { projectNamed } from "../projects/find-project.ts";
import { contentsService } from "./content/contents.ts";
import { canPull, repositoryNamed } from "./place.ts";
import {
  manifestTable,
  repositoryBlobTable,
  repositoryPermissionTable,
  tagId,
  tagTable,
  withinRepository,
} from "./tables.ts";

type Manifest = Awaited<ReturnType<typeof readManifest>>;

export interface PulledContent {
  readonly manifests: { get(reference: string): Promise<Manifest> };
  readonly blobs: {
    get(digest: string, options?: { readonly size?: number | undefined }): Promise<Uint8Array>;
    open(digest: string, options?: { readonly size?: number | undefined }): Promise<AsyncIterable<Uint8Array>>;
  };
  /** The digest of a tag or digest. Absent: unknown. */
  digestOf(reference: string): string | undefined;
}

export function pulledContent(
  services: Services,
  accountId: string,
  name: string,
  principal: Principal | undefined,
): PulledContent | undefined {
  const { store, rows } = services;
  const [account = "", projectName = "", repositoryName = ""] = name.split("/");
  const owner = accountNamed(store, account);
  const project = owner === undefined ? undefined : projectNamed(store, owner, projectName);
  const repository = project && repositoryNamed(store, project.id, repositoryName);
  if (!project || !repository) return undefined;
  const { id } = repository;
  const isShared = () =>
    rows(repositoryPermissionTable)
      .by("repository", id)
      .some(({ teamId }) => teamId === accountId);
  if (project.accountId !== accountId && !isShared()) return undefined;
  if (principal && !canPull(store, principal, name)) return undefined;

  const digestOf = (reference: string) => {
    const digest = reference.includes(":") ? reference : rows(tagTable).get(tagId(id, reference))?.digest;
    return digest === undefined ? undefined : rows(manifestTable).get(withinRepository(id, digest))?.digest;
  };
  async function open(digest: string, { size }: { readonly size?: number | undefined } = {}) {
    // Blobs of other repositories stay invisible.
    if (!rows(repositoryBlobTable).get(withinRepository(id, digest))) throw notFound(`Blob ${digest}`);
    return verify(services.service(contentsService).read(digest), { digest, size });
  }
  return {
    digestOf,
    manifests: {
      async get(reference) {
        const digest = digestOf(reference);
        const row = digest === undefined ? undefined : rows(manifestTable).get(withinRepository(id, digest));
        if (!row) throw notFound(`Manifest ${reference}`);
        const bytes = await services.service(contentsService).readAll(row.digest);
        return readManifest(bytes, { mediaType: row.mediaType, digest: row.digest });
      },
    },
    blobs: {
      async get(digest, options) {
        const pieces: Uint8Array[] = [];
        for await (const piece of await open(digest, options)) pieces.push(piece);
        return Buffer.concat(pieces);
      },
      open,
    },
  };
}
