import { BYTES } from "@slipway/registry/content";
import type { Operations } from "@slipway/registry/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { markBlobUsed } from "../../domain/images/collect.ts";
import { contentsService } from "../../domain/images/content/contents.ts";
import { blobUnknown, RegistryError } from "../../domain/images/errors.ts";
import { checkDigest } from "../../domain/images/names.ts";
import {
  type RepositoryBlobRow,
  type RepositoryRow,
  repositoryBlobTable,
  withinRepository,
} from "../../domain/images/tables.ts";
import { rangeApplies, readRange } from "../../engine/http/range.ts";
import { content, empty, type SomeHandlers } from "../../pipeline/handler.ts";
import { etagOf, openRepository } from "./repositories.ts";

const contentType = BYTES;

export const blobHandlers: SomeHandlers<Operations, "checkRegistry" | "getBlob" | "hasBlob" | "deleteBlob"> = {
  checkRegistry: () => ({}),

  getBlob({ name, digest, range: asked, ifRange }, context) {
    const { size } = findBlob(context, openRepository(context, name, "pull"), digest);
    const headers = headersOf(digest);
    const range = rangeApplies(ifRange, headers.etag) ? readRange(asked, size) : undefined;
    if (range === "unsatisfiable") {
      throw new RegistryError(416, "SIZE_INVALID", `The blob has ${size} bytes, none of them in ${asked}`, {
        headers: { ...headers, "content-range": `bytes */${size}` },
      });
    }
    const contents = context.service(contentsService);
    if (!range) return content(200, { contentType, length: size, open: () => contents.read(digest) }, headers);
    return content(
      206,
      { contentType, length: range.last - range.first + 1, open: () => contents.read(digest, range) },
      {
        ...headers,
        "content-range": `bytes ${range.first}-${range.last}/${size}`,
      },
    );
  },

  hasBlob({ name, digest }, context) {
    const { size } = findBlob(context, openRepository(context, name, "pull"), digest);
    return empty(200, { "content-length": String(size), "content-type": contentType, ...headersOf(digest) });
  },

  deleteBlob({ name, digest }, context) {
    const blob = findBlob(context, openRepository(context, name, "delete"), digest);
    context.rows(repositoryBlobTable).remove(blob.id);
    return empty(202);
  },
};

function headersOf(digest: string) {
  return { "docker-content-digest": digest, "accept-ranges": "bytes", etag: etagOf(digest) };
}

function findBlob(context: Context, repository: RepositoryRow, digest: string): RepositoryBlobRow {
  checkDigest(digest);
  const blob = context.rows(repositoryBlobTable).get(withinRepository(repository.id, digest));
  if (!blob) throw blobUnknown(digest);
  markBlobUsed(context, blob);
  return blob;
}

export function addBlob({ rows, clock }: Context, repository: RepositoryRow, digest: string, size: number): void {
  const id = withinRepository(repository.id, digest);
  rows(repositoryBlobTable).put({ id, repositoryId: repository.id, digest, size, usedAt: clock.now() });
}
