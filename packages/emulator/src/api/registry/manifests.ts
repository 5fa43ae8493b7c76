import { algorithmOf, digestOf, MANIFEST_LIMIT, OCI } from "@slipway/registry/content";
import type { Operations } from "@slipway/registry/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { contentsService } from "../../domain/images/content/contents.ts";
import { digestInvalid, manifestInvalid, manifestUnknown, RegistryError } from "../../domain/images/errors.ts";
import { removeManifest } from "../../domain/images/layers.ts";
import { type ManifestContent, platformOf, readContent } from "../../domain/images/manifest-content.ts";
import { checkDigest, checkReference, checkTag, namesDigest } from "../../domain/images/names.ts";
import { registryOptions } from "../../domain/images/options.ts";
import { requireAction } from "../../domain/images/place.ts";
import {
  type ManifestRow,
  manifestTable,
  type RepositoryRow,
  repositoryBlobTable,
  repositoryTable,
  tagId,
  tagTable,
  withinRepository,
} from "../../domain/images/tables.ts";
import { type Conditions, failedCondition, preconditionFailed } from "../../engine/http/conditions.ts";
import { pick } from "../../engine/pick.ts";
import type { Services } from "../../engine/services.ts";
import { answer, content, empty, type SomeHandlers, waits } from "../../pipeline/handler.ts";
import { newId } from "../../store/ids.ts";
import { etagOf, openForPush, openRepository } from "./repositories.ts";

const maxPage = 1000;

const maxTags = 50;

export const tagHandlers: SomeHandlers<Operations, "listTags"> = {
  listTags({ name, n = maxPage, last }, context) {
    if (!Number.isInteger(n) || n < 0) {
      throw new RegistryError(400, "UNSUPPORTED", `n should be a whole number of tags, not ${n}`);
    }
    const repository = openRepository(context, name, "pull");
    const all = tagsOf(context, repository).filter((tag) => last === undefined || tag > last);
    const tags = all.slice(0, Math.min(n, maxPage));
    const link = all.length > tags.length ? nextLink(name, n, tags.at(-1)) : undefined;
    return answer(200, { name, tags }, link === undefined ? {} : { link });
  },
};

/** The tags that a push gives: its reference, or those of the query where that is a digest. Throws 400, and 414 for too many. */
function tagsToPut(reference: string, queryTags: readonly string[] | undefined): readonly string[] {
  if (!queryTags) return namesDigest(reference) ? [] : [reference];
  if (!namesDigest(reference)) {
    const message = `Tags in the query go with a manifest's digest, and ${reference} is a tag; push by the digest, or by one tag`;
    throw new RegistryError(400, "UNSUPPORTED", message);
  }
  if (queryTags.length > maxTags) {
    throw new RegistryError(414, "UNSUPPORTED", `A push gives ${maxTags} tags at most, not ${queryTags.length}`);
  }
  for (const tag of queryTags) checkTag(tag);
  return [...new Set(queryTags)];
}

function putTag({ rows }: Services, repository: RepositoryRow, tag: string, digest: string): void {
  const id = tagId(repository.id, tag);
  rows(tagTable).put({ id, repositoryId: repository.id, tag, digest });
}

function tagsOf({ rows }: Context, repository: RepositoryRow): string[] {
  return rows(tagTable)
    .by("repository", repository.id)
    .map(({ tag }) => tag)
    .sort();
}

function nextLink(name: string, n: number, last: string | undefined): string | undefined {
  if (last === undefined) return undefined;
  return `</v2/${name}/tags/list?${new URLSearchParams({ n: String(n), last })}>; rel="next"`;
}

type ManifestOperation = "getManifest" | "hasManifest" | "putManifest" | "deleteManifest";

export const manifestHandlers: SomeHandlers<Operations, ManifestOperation> = {
  getManifest: waits(async ({ name, reference }, context) => {
    const { digest, mediaType, size } = findManifest(context, openRepository(context, name, "pull"), reference);
    const bytes = await context.service(contentsService).readAll(digest);
    return content(200, { contentType: mediaType, length: size, open: () => bytes }, headersOf(digest));
  }),

  hasManifest({ name, reference }, context) {
    const { digest, mediaType, size } = findManifest(context, openRepository(context, name, "pull"), reference);
    return empty(200, { "content-type": mediaType, "content-length": String(size), ...headersOf(digest) });
  },

  putManifest: waits(async ({ name, reference, contentType, tag, ...conditions }, waiting) => {
    checkReference(reference);
    const tags = tagsToPut(reference, tag);
    const { repository: known } = requireAction(waiting.store, waiting.scope, name, "push");
    const bytes = await readLimited(waiting.bytes);
    const byDigest = namesDigest(reference);
    const digest = await digestOf(bytes, byDigest ? algorithmOf(reference) : "sha256");
    if (byDigest && digest !== reference) throw digestInvalid(`The manifest's digest is ${digest}, not ${reference}`);
    const manifest = await readContent(bytes, contentType, digest);
    checkParts(waiting, known, manifest);
    const platform = await platformOf(waiting, known?.id, manifest.config);
    const arrived = await waiting.service(contentsService).receive(digest, bytes);
    try {
      return waiting.transact((context) => {
        const repository = openForPush(context, name);
        // Between the first look and now the content was on its way to disk.
        checkParts(context, repository, manifest);
        checkConditions(context, repository, reference, conditions);
        context.service(contentsService).keep(arrived);
        record(context, repository, bytes.length, manifest, platform);
        for (const each of tags) putTag(context, repository, each, digest);
        return empty(201, {
          location: `/v2/${name}/manifests/${digest}`,
          "docker-content-digest": digest,
          ...(manifest.subject ? { "oci-subject": manifest.subject.digest } : {}),
          ...(tag ? { "oci-tag": tags.join(", ") } : {}),
        });
      });
    } finally {
      waiting.service(contentsService).discard(arrived);
    }
  }),

  deleteManifest({ name, reference, ...conditions }, context) {
    const repository = openRepository(context, name, "delete");
    const manifest = findManifest(context, repository, reference);
    checkConditions(context, repository, reference, conditions);
    if (namesDigest(reference)) removeManifest(context, manifest);
    else context.rows(tagTable).remove(tagId(repository.id, reference));
    return empty(202);
  },
};

function headersOf(digest: string) {
  return { "docker-content-digest": digest, etag: etagOf(digest) };
}

function findManifest(context: Context, repository: RepositoryRow, reference: string): ManifestRow {
  checkReference(reference);
  const manifest = lookUp(context, repository, reference);
  if (!manifest) throw manifestUnknown(reference);
  return manifest;
}

function lookUp({ rows }: Context, { id }: RepositoryRow, reference: string): ManifestRow | undefined {
  const digest = namesDigest(reference) ? reference : rows(tagTable).get(tagId(id, reference))?.digest;
  return digest === undefined ? undefined : rows(manifestTable).get(withinRepository(id, digest));
}

function checkConditions(context: Context, repository: RepositoryRow, reference: string, conditions: Conditions): void {
  const digest = lookUp(context, repository, reference)?.digest;
  const failed = failedCondition(conditions, digest === undefined ? undefined : etagOf(digest));
  if (failed) throw preconditionFailed(failed);
}

function record(
  { rows, scope }: Context,
  repository: RepositoryRow,
  size: number,
  manifest: ManifestContent,
  platform: ManifestRow["platform"],
): void {
  const { blobs, manifests, subject } = manifest;
  const id = withinRepository(repository.id, manifest.digest);
  const existing = rows(manifestTable).get(id);
  rows(manifestTable).put({
    id,
    ...pick(manifest, "digest", "mediaType", "kind", "artifactType", "annotations"),
    imageId: existing?.imageId ?? newId("img_", 24),
    repositoryId: repository.id,
    size,
    pushedBy: existing?.pushedBy ?? scope.user.username,
    children: [...blobs, ...manifests].map((child) => child.digest),
    ...(platform ? { platform } : {}),
    ...(subject ? { subject: subject.digest } : {}),
  });
  // It counts as updated.
  rows(repositoryTable).change(repository.id, {});
}

/** Throws 400 MANIFEST_BLOB_UNKNOWN where a named part is missing, unless the registry takes that; the subject may come later. */
function checkParts(context: Context, repository: RepositoryRow | undefined, manifest: ManifestContent): void {
  const { rows } = context;
  const { sparse } = context.service(registryOptions);
  const sizeOf = (digest: string): number | undefined => {
    if (!repository) return undefined;
    const id = withinRepository(repository.id, digest);
    return rows(manifestTable).get(id)?.size ?? rows(repositoryBlobTable).get(id)?.size;
  };
  for (const { digest, size } of [...manifest.blobs, ...manifest.manifests]) {
    const actual = sizeOf(digest);
    if (actual === undefined) {
      if (sparse === "all" || (sparse === "indexes" && manifest.kind === "index")) continue;
      throw new RegistryError(
        400,
        "MANIFEST_BLOB_UNKNOWN",
        `The repository lacks ${digest}, which the manifest names`,
        {
          detail: { digest },
        },
      );
    }
    if (actual !== size) throw manifestInvalid(`${digest} has ${actual} bytes, not ${size}`, { digest });
  }
}

async function readLimited(source: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of source) {
    size += piece.length;
    if (size > MANIFEST_LIMIT)
      throw new RegistryError(413, "SIZE_INVALID", `A manifest may have ${MANIFEST_LIMIT} bytes at most`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

const contentType = OCI.index;
const pageSize = 100;

type Descriptor = Operations["listReferrers"]["output"]["manifests"][number];

export const referrerHandlers: SomeHandlers<Operations, "listReferrers"> = {
  listReferrers({ name, digest, artifactType: wanted }, { rows, store, scope, url }) {
    checkDigest(digest);
    const repository = knownRepository(() => requireAction(store, scope, name, "pull").repository);
    // An empty filter is not a filter.
    const artifactType = wanted === "" ? undefined : wanted;
    const { position } = rows(manifestTable);
    const referring = repository ? rows(manifestTable).by("subject", withinRepository(repository.id, digest)) : [];
    // The specification leaves the rest of the next page's URL to the registry.
    const after = Number(url.searchParams.get("after") ?? 0);
    const all = referring
      .filter((manifest) => artifactType === undefined || manifest.artifactType === artifactType)
      .filter((manifest) => position(manifest) > after);
    const page = all.slice(0, pageSize);
    const index = { schemaVersion: 2, mediaType: contentType, manifests: page.map(describe) };
    const bytes = Buffer.from(JSON.stringify(index));
    const headers: Record<string, string> = {};
    if (artifactType !== undefined) headers["oci-filters-applied"] = "artifactType";
    const last = page.at(-1);
    if (last && all.length > page.length) {
      const query = { ...(artifactType === undefined ? {} : { artifactType }), after: String(position(last)) };
      headers.link = `</v2/${name}/referrers/${digest}?${new URLSearchParams(query)}>; rel="next"`;
    }
    return content(200, { contentType, length: bytes.length, open: () => bytes }, headers);
  },
};

/** A missing repository has no referrers: 404 would mean that the registry lacks the end point. */
function knownRepository(find: () => RepositoryRow | undefined): RepositoryRow | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof RegistryError && error.status === 404) return undefined;
    throw error;
  }
}

function describe({ annotations, ...manifest }: ManifestRow): Descriptor {
  const own = pick(manifest, "mediaType", "digest", "size", "artifactType");
  return { ...own, ...(annotations && { annotations: { ...annotations } }) };
}
