import { algorithmOf } from "@slipway/registry/content";
import type { Operations } from "@slipway/registry/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { teamTable, userTable } from "../../domain/accounts/tables.ts";
import { markUploadUsed } from "../../domain/images/collect.ts";
import { contentsService } from "../../domain/images/content/contents.ts";
import { type Addition, UploadGone } from "../../domain/images/content/uploads.ts";
import { digestInvalid, RegistryError, uploadUnknown } from "../../domain/images/errors.ts";
import { checkAlgorithm, checkDigest, isKnownDigest } from "../../domain/images/names.ts";
import { registryOptions } from "../../domain/images/options.ts";
import { canPull, findRepositoryScope, isGranted, requireAction } from "../../domain/images/place.ts";
import {
  type RepositoryBlobRow,
  type RepositoryRow,
  repositoryBlobTable,
  repositoryTable,
  type UploadRow,
  uploadTable,
  withinRepository,
} from "../../domain/images/tables.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import { empty, type Returned, type SomeHandlers, type WaitingContext, waits } from "../../pipeline/handler.ts";
import { addBlob } from "./blobs.ts";
import { openForPush, openRepository } from "./repositories.ts";

export const uploadHandlers: SomeHandlers<Operations, `${string}BlobUpload` | "uploadBlobChunk"> = {
  startBlobUpload: waits(async ({ name, mount, from, digest, "digest-algorithm": announced }, waiting) => {
    checkAlgorithm(announced);
    requireAction(waiting.store, waiting.scope, name, "push");
    const mounted = mount === undefined ? undefined : blobToMount(waiting, mount, from);
    if (mounted) {
      return waiting.transact((context) => {
        addBlob(context, openForPush(context, name), mounted.digest, mounted.size);
        return created(name, mounted.digest);
      });
    }
    const isWhole = digest !== undefined && mount === undefined;
    if (isWhole) checkDigest(digest);
    const { uploads } = waiting.service(contentsService);
    const id = crypto.randomUUID();
    await uploads.start(id, isWhole ? algorithmOf(digest) : announced);
    try {
      if (isWhole) {
        const into = (context: Context) => openForPush(context, name);
        return await going(id, complete(waiting, name, { id, digest, addition: { bytes: waiting.bytes }, into }));
      }
      return waiting.transact((context) => {
        const repository = openForPush(context, name);
        context.rows(uploadTable).put({ id, repositoryId: repository.id, usedAt: context.clock.now() });
        const { chunkMinLength } = context.service(registryOptions);
        return empty(202, {
          ...progress(name, id, 0),
          ...(chunkMinLength === undefined ? {} : { "oci-chunk-min-length": String(chunkMinLength) }),
        });
      });
    } catch (error) {
      // The client never got the ID of this upload and cannot resume it.
      uploads.cancel(id);
      throw error;
    }
  }),

  getBlobUpload: waits(async ({ name, uuid }, waiting) => {
    const { id } = findUpload(waiting, name, uuid);
    const size = await going(uuid, waiting.service(contentsService).uploads.size(id));
    return waiting.transact((context) => {
      markUploadUsed(context, findUpload(context, name, uuid));
      return empty(204, progress(name, uuid, size));
    });
  }),

  uploadBlobChunk: waits(async ({ name, uuid, contentRange }, waiting) => {
    const { id, ended } = findUpload(waiting, name, uuid);
    const { chunkMinLength = 0 } = waiting.service(registryOptions);
    if (ended) {
      const message = `The chunk before this one had less than ${chunkMinLength} bytes, as only the last one may`;
      throw new RegistryError(400, "SIZE_INVALID", message);
    }
    const chunk = readChunk(contentRange);
    const isLast = chunk !== undefined && chunk.length < chunkMinLength;
    const addition = additionOf(waiting, name, uuid, chunk);
    const adding = waiting.service(contentsService).uploads.append(id, addition, (size) =>
      waiting.transact((context) => {
        markUploadUsed(context, findUpload(context, name, uuid));
        if (isLast) context.rows(uploadTable).change(id, { ended: true });
        return empty(202, progress(name, uuid, size));
      }),
    );
    return going(uuid, adding);
  }),

  completeBlobUpload: waits(async ({ name, uuid, digest, contentRange }, waiting) => {
    const { id } = findUpload(waiting, name, uuid);
    checkDigest(digest);
    const addition = additionOf(waiting, name, uuid, readChunk(contentRange));
    const into = (context: Context): RepositoryRow => {
      context.rows(uploadTable).remove(findUpload(context, name, uuid).id);
      return openRepository(context, name, "push");
    };
    return going(uuid, complete(waiting, name, { id, digest, addition, into }));
  }),

  cancelBlobUpload({ name, uuid }, context) {
    context.rows(uploadTable).remove(findUpload(context, name, uuid).id);
    return empty(204);
  },
};

interface LastAddition {
  readonly id: string;
  readonly digest: string;
  readonly addition: Addition;
  into(context: Context): RepositoryRow;
}

function complete<Output>(
  waiting: WaitingContext<Output>,
  name: string,
  { id, digest, addition, into }: LastAddition,
): Promise<Returned<Output>> {
  return waiting.service(contentsService).finish(id, addition, digest, {
    refuse: (actual) =>
      digestInvalid(`The content's digest is ${actual}, not ${digest} as was said`, { digest, actual }),
    take: (content) =>
      waiting.transact((context) => {
        addBlob(context, into(context), digest, content.size);
        context.service(contentsService).keep(content);
        return created(name, digest);
      }),
  });
}

function findUpload(context: Context, name: string, uuid: string): UploadRow {
  const repository = openRepository(context, name, "push");
  const upload = context.rows(uploadTable).get(uuid);
  if (upload?.repositoryId !== repository.id) throw uploadUnknown(uuid);
  return upload;
}

function additionOf(context: Context, name: string, uuid: string, chunk: Chunk | undefined): Addition {
  if (!chunk) return { bytes: context.bytes };
  return {
    bytes: context.bytes,
    check(size) {
      if (chunk.first === size) return;
      throw new RegistryError(
        416,
        "BLOB_UPLOAD_INVALID",
        `The next byte is ${size}, and the chunk begins at ${chunk.first}`,
        { headers: progress(name, uuid, size) },
      );
    },
    accept(added) {
      if (added === chunk.length) return;
      throw new RegistryError(
        400,
        "SIZE_INVALID",
        `The chunk has ${added} bytes, not ${chunk.length} as its range says`,
      );
    },
  };
}

function blobToMount(context: Context, digest: string, from: string | undefined): RepositoryBlobRow | undefined {
  if (!isKnownDigest(digest)) return undefined;
  const { rows, store, scope } = context;
  const holders = from === undefined ? holdersOf(context, digest) : [from];
  // Without a blob to mount, the upload goes on as usual.
  const source = holders.find((name) => canPull(store, scope, name) && isGranted(scope.grants, name, "pull"));
  const sourceId = source && findRepositoryScope(store, scope, source).repository?.id;
  return sourceId ? rows(repositoryBlobTable).get(withinRepository(sourceId, digest)) : undefined;
}

function holdersOf({ rows }: Context, digest: string): string[] {
  return rows(repositoryBlobTable)
    .by("digest", digest)
    .flatMap(({ repositoryId }) => {
      const repository = rows(repositoryTable).get(repositoryId);
      const project = repository && rows(projectTable).get(repository.projectId);
      const account =
        project && (rows(teamTable).get(project.accountId)?.slug ?? rows(userTable).get(project.accountId)?.username);
      return account ? [`${account}/${project.name}/${repository.name}`] : [];
    });
}

async function going<Result>(uuid: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof UploadGone ? uploadUnknown(uuid) : error;
  }
}

function created(name: string, digest: string): ReturnType<typeof empty> {
  return empty(201, { location: `/v2/${name}/blobs/${digest}`, "docker-content-digest": digest });
}

function progress(name: string, uuid: string, size: number): Record<string, string> {
  return {
    location: `/v2/${name}/blobs/uploads/${uuid}`,
    // Other registries, too, answer `0-0` for an empty upload.
    range: `0-${Math.max(size - 1, 0)}`,
    "docker-upload-uuid": uuid,
  };
}

interface Chunk {
  readonly first: number;
  readonly length: number;
}

/** Reads a chunk's `Content-Range`, such as `0-1023`; `undefined` where there is none. Throws 416 for any other text. */
function readChunk(header: string | undefined): Chunk | undefined {
  if (header === undefined) return undefined;
  const [, first, last] = /^(?:bytes[ =])?(\d{1,15})-(\d{1,15})(?:\/(?:\d+|\*))?$/.exec(header.trim()) ?? [];
  const length = Number(last) - Number(first) + 1;
  if (first !== undefined && length > 0) return { first: Number(first), length };
  throw new RegistryError(416, "BLOB_UPLOAD_INVALID", `"${header}" is not a range of bytes, such as 0-1023`);
}
