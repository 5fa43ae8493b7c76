// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  checkRegistry: { input: types.CheckRegistryInput; output: types.CheckRegistryOutput };
  getBlob: { input: types.GetBlobInput; output: types.GetBlobOutput };
  deleteBlob: { input: types.DeleteBlobInput; output: types.DeleteBlobOutput };
  hasBlob: { input: types.HasBlobInput; output: types.HasBlobOutput };
  getBlobUpload: { input: types.GetBlobUploadInput; output: types.GetBlobUploadOutput };
  completeBlobUpload: { input: types.CompleteBlobUploadInput; output: types.CompleteBlobUploadOutput };
  uploadBlobChunk: { input: types.UploadBlobChunkInput; output: types.UploadBlobChunkOutput };
  cancelBlobUpload: { input: types.CancelBlobUploadInput; output: types.CancelBlobUploadOutput };
  startBlobUpload: { input: types.StartBlobUploadInput; output: types.StartBlobUploadOutput };
  getManifest: { input: types.GetManifestInput; output: types.GetManifestOutput };
  putManifest: { input: types.PutManifestInput; output: types.PutManifestOutput };
  deleteManifest: { input: types.DeleteManifestInput; output: types.DeleteManifestOutput };
  hasManifest: { input: types.HasManifestInput; output: types.HasManifestOutput };
  listTags: { input: types.ListTagsInput; output: types.ListTagsOutput };
  listReferrers: { input: types.ListReferrersInput; output: types.ListReferrersOutput };
}

/** OCI and Docker registries: push, pull and copy container images and artifacts, without Docker. */
export const contract: GroupContract = {
  group: "registry",
  operations: {
    checkRegistry: { ...operations.checkRegistry,
      id: "getRoot", summary: "Asks whether the registry speaks the protocol and takes the token.", kind: "call", parameters: [], input: "CheckRegistryInput",
      answers: { "200": { contentType: "application/json", schema: "CheckRegistryOutput" } },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "410": { schema: "OciErrors" },
      },
    },
    getBlob: { ...operations.getBlob,
      published: "GET /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/{digest}", id: "getByTeamSlugByProjectSlugByRepositoryNameBlobsByDigest",
      summary: "Downloads a blob.", kind: "bytes",
      parameters: [
        { name: "name", in: "path", required: true, type: "string" }, { name: "digest", in: "path", required: true, type: "string" },
        { name: "Range", in: "header", input: "range", type: "string" }, { name: "If-Range", in: "header", input: "ifRange", type: "string" },
      ],
      input: "GetBlobInput", answers: { "200": { contentType: "application/octet-stream" }, "206": { contentType: "application/octet-stream" }, "307": {} },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "410": { schema: "OciErrors" }, "416": { schema: "OciErrors" },
      },
    },
    deleteBlob: { ...operations.deleteBlob,
      published: "DELETE /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/{digest}", id: "deleteByTeamSlugByProjectSlugByRepositoryNameBlobsByDigest",
      summary: "Deletes a blob; images that consist of it can no longer be pulled.", kind: "call",
      parameters: [{ name: "name", in: "path", required: true, type: "string" }, { name: "digest", in: "path", required: true, type: "string" }],
      input: "DeleteBlobInput", answers: { "202": {} },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "405": { schema: "OciErrors" }, "410": { schema: "OciErrors" },
      },
      destructive: true,
    },
    hasBlob: { ...operations.hasBlob,
      published: "HEAD /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/{digest}", id: "headByTeamSlugByProjectSlugByRepositoryNameBlobsByDigest",
      summary: "Asks whether the registry holds a blob.", kind: "probe",
      parameters: [{ name: "name", in: "path", required: true, type: "string" }, { name: "digest", in: "path", required: true, type: "string" }],
      input: "HasBlobInput", answers: { "200": {} }, errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} },
    },
    getBlobUpload: { ...operations.getBlobUpload,
      published: "GET /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/{uuid}", id: "getByTeamSlugByProjectSlugByRepositoryNameBlobsUploadsByUuid",
      summary: "Gets the progress of a blob's upload.", kind: "call",
      parameters: [{ name: "name", in: "path", required: true, type: "string" }, { name: "uuid", in: "path", required: true, type: "string" }],
      input: "GetBlobUploadInput", answers: { "204": {} },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "410": { schema: "OciErrors" },
      },
    },
    completeBlobUpload: { ...operations.completeBlobUpload,
      published: "PUT /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/{uuid}",
      id: "replaceByTeamSlugByProjectSlugByRepositoryNameBlobsUploadsByUuid", summary: "Uploads the last chunk of a blob and completes it.", kind: "call",
      parameters: [
        { name: "name", in: "path", required: true, type: "string" }, { name: "uuid", in: "path", required: true, type: "string" },
        { name: "digest", in: "query", required: true, type: "string" }, { name: "Content-Range", in: "header", input: "contentRange", type: "string" },
      ],
      input: "CompleteBlobUploadInput", requestBody: { contentType: "application/octet-stream", required: false }, answers: { "201": {} },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "410": { schema: "OciErrors" }, "413": { schema: "OciErrors" }, "416": { schema: "OciErrors" },
      },
    },
    uploadBlobChunk: { ...operations.uploadBlobChunk,
      published: "PATCH /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/{uuid}",
      id: "updateByTeamSlugByProjectSlugByRepositoryNameBlobsUploadsByUuid", summary: "Uploads a chunk of a blob.", kind: "call",
      parameters: [
        { name: "name", in: "path", required: true, type: "string" }, { name: "uuid", in: "path", required: true, type: "string" },
        { name: "Content-Range", in: "header", input: "contentRange", type: "string" },
      ],
      input: "UploadBlobChunkInput", requestBody: { contentType: "application/octet-stream", required: true }, answers: { "202": {} },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "410": { schema: "OciErrors" }, "413": { schema: "OciErrors" }, "416": { schema: "OciErrors" },
      },
    },
    cancelBlobUpload: { ...operations.cancelBlobUpload,
      published: "DELETE /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/{uuid}",
      id: "deleteByTeamSlugByProjectSlugByRepositoryNameBlobsUploadsByUuid", summary: "Cancels the upload of a blob; uploaded bytes are lost.", kind: "call",
      parameters: [{ name: "name", in: "path", required: true, type: "string" }, { name: "uuid", in: "path", required: true, type: "string" }],
      input: "CancelBlobUploadInput", answers: { "204": {} },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "410": { schema: "OciErrors" },
      },
      destructive: true,
    },
    startBlobUpload: { ...operations.startBlobUpload,
      published: "POST /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/", id: "createByTeamSlugByProjectSlugByRepositoryNameBlobsUploads",
      summary: "Starts the upload of a blob, uploads it whole, or mounts it from another repository.", kind: "call",
      parameters: [
        { name: "name", in: "path", required: true, type: "string" }, { name: "from", in: "query", type: "string" },
        { name: "mount", in: "query", type: "string" }, { name: "digest", in: "query", type: "string" },
        { name: "digest-algorithm", in: "query", type: "string" },
      ],
      input: "StartBlobUploadInput", requestBody: { contentType: "application/octet-stream", required: false }, answers: { "201": {}, "202": {} },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "410": { schema: "OciErrors" },
      },
    },
    getManifest: { ...operations.getManifest,
      published: "GET /v2/{teamSlug}/{projectSlug}/{repositoryName}/manifests/{reference}",
      id: "getByTeamSlugByProjectSlugByRepositoryNameManifestsByReference", summary: "Gets a manifest by its tag or its digest.", kind: "call",
      parameters: [
        { name: "name", in: "path", required: true, type: "string" }, { name: "reference", in: "path", required: true, type: "string" },
        { name: "Accept", in: "header", input: "accept", type: "string" },
      ],
      input: "GetManifestInput", answers: { "200": { contentType: "application/vnd.oci.image.manifest.v1+json", schema: "OciManifestOrIndex" } },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "410": { schema: "OciErrors" },
      },
    },
    putManifest: { ...operations.putManifest,
      published: "PUT /v2/{teamSlug}/{projectSlug}/{repositoryName}/manifests/{reference}",
      id: "replaceByTeamSlugByProjectSlugByRepositoryNameManifestsByReference", summary: "Stores a manifest under a tag or its digest.", kind: "call",
      parameters: [
        { name: "name", in: "path", required: true, type: "string" }, { name: "reference", in: "path", required: true, type: "string" },
        { name: "tag", in: "query", type: "string", array: true }, { name: "If-Match", in: "header", input: "ifMatch", type: "string" },
        { name: "If-None-Match", in: "header", input: "ifNoneMatch", type: "string" },
      ],
      input: "PutManifestInput",
      requestBody: {
        contentType: "application/vnd.oci.image.manifest.v1+json",
        contentTypes: [
          "application/vnd.oci.image.manifest.v1+json", "application/vnd.oci.image.index.v1+json", "application/vnd.docker.distribution.manifest.v2+json",
          "application/vnd.docker.distribution.manifest.list.v2+json",
        ],
        required: true,
      },
      answers: { "201": {} },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "410": { schema: "OciErrors" }, "412": { schema: "OciErrors" }, "413": { schema: "OciErrors" },
        "414": { schema: "OciErrors" },
      },
      destructive: true,
    },
    deleteManifest: { ...operations.deleteManifest,
      published: "DELETE /v2/{teamSlug}/{projectSlug}/{repositoryName}/manifests/{reference}",
      id: "deleteByTeamSlugByProjectSlugByRepositoryNameManifestsByReference", summary: "Deletes a manifest or a tag.", kind: "call",
      parameters: [
        { name: "name", in: "path", required: true, type: "string" }, { name: "reference", in: "path", required: true, type: "string" },
        { name: "If-Match", in: "header", input: "ifMatch", type: "string" },
      ],
      input: "DeleteManifestInput", answers: { "202": {} },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "405": { schema: "OciErrors" }, "410": { schema: "OciErrors" }, "412": { schema: "OciErrors" },
      },
      destructive: true,
    },
    hasManifest: { ...operations.hasManifest,
      published: "HEAD /v2/{teamSlug}/{projectSlug}/{repositoryName}/manifests/{reference}",
      id: "headByTeamSlugByProjectSlugByRepositoryNameManifestsByReference", summary: "Asks whether the registry holds a manifest.", kind: "probe",
      parameters: [
        { name: "name", in: "path", required: true, type: "string" }, { name: "reference", in: "path", required: true, type: "string" },
        { name: "Accept", in: "header", input: "accept", type: "string" },
      ],
      input: "HasManifestInput", answers: { "200": {} }, errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} },
    },
    listTags: { ...operations.listTags,
      published: "GET /v2/{teamSlug}/{projectSlug}/{repositoryName}/tags/list", id: "getByTeamSlugByProjectSlugByRepositoryNameTagsList",
      summary: "Lists the tags of a repository.", kind: "list",
      parameters: [
        { name: "name", in: "path", required: true, type: "string" }, { name: "last", in: "query", type: "string" }, { name: "n", in: "query", type: "number" },
      ],
      input: "ListTagsInput", answers: { "200": { contentType: "application/json", schema: "ListTagsOutput" } },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "410": { schema: "OciErrors" },
      },
    },
    listReferrers: { ...operations.listReferrers,
      published: false, id: "listReferrers", summary: "Lists the manifests that refer to one: signatures, attestations, bills of materials.", kind: "call",
      parameters: [
        { name: "name", in: "path", required: true, type: "string" }, { name: "digest", in: "path", required: true, type: "string" },
        { name: "artifactType", in: "query", type: "string" },
      ],
      input: "ListReferrersInput", answers: { "200": { contentType: "application/vnd.oci.image.index.v1+json", schema: "OciIndex" } },
      errors: { "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "403": { schema: "OciErrors" }, "404": { schema: "OciErrors" } },
    },
  },
};
