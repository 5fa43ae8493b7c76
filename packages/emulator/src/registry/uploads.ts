import type { Operations } from "@slipway/registry/contract";
import { empty } from "../engine/answer.ts";
import type { Context } from "../engine/context.ts";
import type { SomeHandlers } from "../engine/operation.ts";
import type { RepositoryRecord, UploadRecord } from "../state/records.ts";
import { withinRepository } from "../state/state.ts";
import { allows, findPlace } from "./access.ts";
import { addBlob } from "./blobs.ts";
import { readChunk, receivedRange } from "./chunk.ts";
import { markUploadUsed } from "./collect.ts";
import { type Addition, UploadGone } from "./content/uploads.ts";
import { digestInvalid, RegistryError, uploadUnknown } from "./errors.ts";
import { checkDigest, isKnownDigest } from "./names.ts";
import { openForPush, openRepository } from "./repositories.ts";

type UploadOperation =
  | "startBlobUpload"
  | "getBlobUpload"
  | "uploadBlobChunk"
  | "completeBlobUpload"
  | "cancelBlobUpload";

export const uploadHandlers: SomeHandlers<Operations, UploadOperation> = {
  async startBlobUpload({ name, mount, from, digest }, context) {
    const repository = openForPush(context, name);
    if (mount !== undefined && mountBlob(context, repository, mount, from)) return created(name, mount);
    if (digest !== undefined && mount === undefined) checkDigest(digest);
    const upload = await start(context, repository);
    if (digest !== undefined && mount === undefined) {
      await complete(context, repository, upload, { bytes: context.bytes }, digest).catch((error: unknown) => {
        // Nobody was told of the upload, so that nobody can go on with it.
        end(context, upload);
        throw error;
      });
      return created(name, digest);
    }
    const { chunkMinLength } = context.registry;
    return empty(202, {
      ...progress(name, upload.id, 0),
      ...(chunkMinLength === undefined ? {} : { "oci-chunk-min-length": String(chunkMinLength) }),
    });
  },

  async getBlobUpload({ name, uuid }, context) {
    const upload = findUpload(context, name, uuid);
    const size = await going(uuid, context.contents.uploads.size(upload.id));
    return empty(204, progress(name, uuid, size));
  },

  async uploadBlobChunk({ name, uuid, contentRange }, context) {
    const upload = findUpload(context, name, uuid);
    const { chunkMinLength = 0 } = context.registry;
    if (upload.ended) {
      const message = `The chunk before this one had less than ${chunkMinLength} bytes, as only the last one may`;
      throw new RegistryError(400, "SIZE_INVALID", message);
    }
    const addition = additionOf(context, name, uuid, contentRange);
    const size = await going(uuid, context.contents.uploads.append(upload.id, addition));
    const chunk = readChunk(contentRange);
    if (chunk && chunk.length < chunkMinLength) context.state.uploads.update(upload.id, { ended: true });
    return empty(202, progress(name, uuid, size));
  },

  async completeBlobUpload({ name, uuid, digest, contentRange }, context) {
    const upload = findUpload(context, name, uuid);
    checkDigest(digest);
    const repository = openRepository(context, name, "push");
    await going(uuid, complete(context, repository, upload, additionOf(context, name, uuid, contentRange), digest));
    return created(name, digest);
  },

  cancelBlobUpload({ name, uuid }, context) {
    end(context, findUpload(context, name, uuid));
    return empty(204);
  },
};

async function start(context: Context, repository: RepositoryRecord): Promise<UploadRecord> {
  const id = crypto.randomUUID();
  await context.contents.uploads.start(id);
  return context.state.uploads.put({ id, repositoryId: repository.id, usedAt: context.clock.now() });
}

function end({ state, contents }: Context, { id }: UploadRecord): void {
  state.uploads.delete(id);
  contents.uploads.cancel(id);
}

async function complete(
  context: Context,
  repository: RepositoryRecord,
  upload: UploadRecord,
  addition: Addition,
  digest: string,
): Promise<void> {
  await context.contents.finish(upload.id, addition, digest, {
    refuse: (actual) =>
      digestInvalid(`The content's digest is ${actual}, not ${digest} as was said`, { digest, actual }),
    record(size) {
      context.state.uploads.delete(upload.id);
      addBlob(context, repository, digest, size);
    },
  });
}

function findUpload(context: Context, name: string, uuid: string): UploadRecord {
  const repository = openRepository(context, name, "push");
  const upload = context.state.uploads.get(uuid);
  if (upload?.repositoryId !== repository.id) throw uploadUnknown(uuid);
  markUploadUsed(context, upload);
  return upload;
}

/** The request's bytes, held against what its `Content-Range` says. */
function additionOf(context: Context, name: string, uuid: string, contentRange: string | undefined): Addition {
  const chunk = readChunk(contentRange);
  if (!chunk) return { bytes: context.bytes };
  return {
    bytes: context.bytes,
    check(size) {
      if (chunk.first === size) return;
      throw new RegistryError(
        416,
        "BLOB_UPLOAD_INVALID",
        `The next byte is ${size}, and the chunk begins at ${chunk.first}`,
        {
          headers: progress(name, uuid, size),
        },
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

/** Whether the blob could be taken over: from the named repository, or from any one that the caller may read. */
function mountBlob(context: Context, repository: RepositoryRecord, digest: string, from: string | undefined): boolean {
  if (!isKnownDigest(digest)) return false;
  const { state } = context;
  const holders = from === undefined ? holdersOf(context, digest) : [from];
  const source = holders.find((name) => mayRead(context, name));
  const sourceId = source && findPlace(state, context.scope.user, source).repository?.id;
  const blob = sourceId && state.repositoryBlobs.get(withinRepository(sourceId, digest));
  if (!blob) return false;
  addBlob(context, repository, digest, blob.size);
  return true;
}

/** The full names of all repositories that have a blob. */
function holdersOf({ state }: Context, digest: string): string[] {
  return state.repositoryBlobs.by("digest", digest).flatMap(({ repositoryId }) => {
    const repository = state.repositories.get(repositoryId);
    const project = repository && state.projects.get(repository.projectId);
    const account =
      project && (state.teams.get(project.accountId)?.slug ?? state.users.get(project.accountId)?.username);
    return account ? [`${account}/${project.name}/${repository.name}`] : [];
  });
}

function mayRead({ state, scope }: Context, name: string): boolean {
  try {
    return findPlace(state, scope.user, name).may.includes("pull") && allows(scope.grants, name, "pull");
  } catch (error) {
    // A name that leads nowhere is no reason to refuse the upload.
    if (error instanceof RegistryError) return false;
    throw error;
  }
}

/** Work on an upload that somebody else may end meanwhile. */
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
    range: receivedRange(size),
    "docker-upload-uuid": uuid,
  };
}
