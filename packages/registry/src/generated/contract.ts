// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
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
    checkRegistry: {
      route: "GET /v2/", id: "getRoot", summary: "Asks whether the registry speaks the protocol and takes the token.", kind: "call", parameters: [],
      input: "CheckRegistryInput", answers: { "200": { contentType: "application/json", schema: "CheckRegistryOutput" } },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "410": { schema: "OciErrors" },
      },
    },
    getBlob: {
      route: "GET /v2/{+name}/blobs/{digest}", published: "GET /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/{digest}",
      id: "getByTeamSlugByProjectSlugByRepositoryNameBlobsByDigest", summary: "Downloads a blob.", kind: "bytes",
      parameters: [
        { name: "name", in: "path", input: "name", required: true, type: "string" },
        { name: "digest", in: "path", input: "digest", required: true, type: "string" },
        { name: "Range", in: "header", input: "range", required: false, type: "string" },
        { name: "If-Range", in: "header", input: "ifRange", required: false, type: "string" },
      ],
      input: "GetBlobInput", answers: { "200": { contentType: "application/octet-stream" }, "206": { contentType: "application/octet-stream" }, "307": {} },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "410": { schema: "OciErrors" }, "416": { schema: "OciErrors" },
      },
    },
    deleteBlob: {
      route: "DELETE /v2/{+name}/blobs/{digest}", published: "DELETE /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/{digest}",
      id: "deleteByTeamSlugByProjectSlugByRepositoryNameBlobsByDigest", summary: "Deletes a blob; images that consist of it can no longer be pulled.",
      kind: "call",
      parameters: [
        { name: "name", in: "path", input: "name", required: true, type: "string" },
        { name: "digest", in: "path", input: "digest", required: true, type: "string" },
      ],
      input: "DeleteBlobInput", answers: { "202": {} },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "405": { schema: "OciErrors" }, "410": { schema: "OciErrors" },
      },
      destructive: true,
    },
    hasBlob: {
      route: "HEAD /v2/{+name}/blobs/{digest}", published: "HEAD /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/{digest}",
      id: "headByTeamSlugByProjectSlugByRepositoryNameBlobsByDigest", summary: "Asks whether the registry holds a blob.", kind: "probe",
      parameters: [
        { name: "name", in: "path", input: "name", required: true, type: "string" },
        { name: "digest", in: "path", input: "digest", required: true, type: "string" },
      ],
      input: "HasBlobInput", answers: { "200": {} }, errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} },
    },
    getBlobUpload: {
      route: "GET /v2/{+name}/blobs/uploads/{uuid}", published: "GET /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/{uuid}",
      id: "getByTeamSlugByProjectSlugByRepositoryNameBlobsUploadsByUuid", summary: "Asks how much of a blob has been uploaded.", kind: "call",
      parameters: [
        { name: "name", in: "path", input: "name", required: true, type: "string" },
        { name: "uuid", in: "path", input: "uuid", required: true, type: "string" },
      ],
      input: "GetBlobUploadInput", answers: { "204": {} },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "410": { schema: "OciErrors" },
      },
    },
    completeBlobUpload: {
      route: "PUT /v2/{+name}/blobs/uploads/{uuid}", published: "PUT /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/{uuid}",
      id: "replaceByTeamSlugByProjectSlugByRepositoryNameBlobsUploadsByUuid", summary: "Uploads the last chunk of a blob and completes it.", kind: "call",
      parameters: [
        { name: "name", in: "path", input: "name", required: true, type: "string" },
        { name: "uuid", in: "path", input: "uuid", required: true, type: "string" },
        { name: "digest", in: "query", input: "digest", required: true, type: "string" },
        { name: "Content-Range", in: "header", input: "contentRange", required: false, type: "string" },
      ],
      input: "CompleteBlobUploadInput", body: { contentType: "application/octet-stream", required: false, whole: true }, answers: { "201": {} },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "410": { schema: "OciErrors" }, "413": { schema: "OciErrors" }, "416": { schema: "OciErrors" },
      },
    },
    uploadBlobChunk: {
      route: "PATCH /v2/{+name}/blobs/uploads/{uuid}", published: "PATCH /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/{uuid}",
      id: "updateByTeamSlugByProjectSlugByRepositoryNameBlobsUploadsByUuid", summary: "Uploads a chunk of a blob.", kind: "call",
      parameters: [
        { name: "name", in: "path", input: "name", required: true, type: "string" },
        { name: "uuid", in: "path", input: "uuid", required: true, type: "string" },
        { name: "Content-Range", in: "header", input: "contentRange", required: false, type: "string" },
      ],
      input: "UploadBlobChunkInput", body: { contentType: "application/octet-stream", required: true, whole: true }, answers: { "202": {} },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "410": { schema: "OciErrors" }, "413": { schema: "OciErrors" }, "416": { schema: "OciErrors" },
      },
    },
    cancelBlobUpload: {
      route: "DELETE /v2/{+name}/blobs/uploads/{uuid}", published: "DELETE /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/{uuid}",
      id: "deleteByTeamSlugByProjectSlugByRepositoryNameBlobsUploadsByUuid", summary: "Gives up the upload of a blob; what was uploaded is lost.", kind: "call",
      parameters: [
        { name: "name", in: "path", input: "name", required: true, type: "string" },
        { name: "uuid", in: "path", input: "uuid", required: true, type: "string" },
      ],
      input: "CancelBlobUploadInput", answers: { "204": {} },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "410": { schema: "OciErrors" },
      },
      destructive: true,
    },
    startBlobUpload: {
      route: "POST /v2/{+name}/blobs/uploads/", published: "POST /v2/{teamSlug}/{projectSlug}/{repositoryName}/blobs/uploads/",
      id: "createByTeamSlugByProjectSlugByRepositoryNameBlobsUploads",
      summary: "Starts the upload of a blob, uploads it whole, or mounts it from another repository.", kind: "call",
      parameters: [
        { name: "name", in: "path", input: "name", required: true, type: "string" },
        { name: "from", in: "query", input: "from", required: false, type: "string" },
        { name: "mount", in: "query", input: "mount", required: false, type: "string" },
        { name: "digest", in: "query", input: "digest", required: false, type: "string" },
        { name: "digest-algorithm", in: "query", input: "digest-algorithm", required: false, type: "string" },
      ],
      input: "StartBlobUploadInput", body: { contentType: "application/octet-stream", required: false, whole: true }, answers: { "201": {}, "202": {} },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "410": { schema: "OciErrors" },
      },
    },
    getManifest: {
      route: "GET /v2/{+name}/manifests/{reference}", published: "GET /v2/{teamSlug}/{projectSlug}/{repositoryName}/manifests/{reference}",
      id: "getByTeamSlugByProjectSlugByRepositoryNameManifestsByReference", summary: "Gets a manifest by its tag or its digest.", kind: "call",
      parameters: [
        { name: "name", in: "path", input: "name", required: true, type: "string" },
        { name: "reference", in: "path", input: "reference", required: true, type: "string" },
        { name: "Accept", in: "header", input: "accept", required: false, type: "string" },
      ],
      input: "GetManifestInput", answers: { "200": { contentType: "application/vnd.oci.image.manifest.v1+json", schema: "OciManifestOrIndex" } },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "410": { schema: "OciErrors" },
      },
      accept: "application/vnd.oci.image.manifest.v1+json, application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.v2+json, application/vnd.docker.distribution.manifest.list.v2+json",
    },
    putManifest: {
      route: "PUT /v2/{+name}/manifests/{reference}", published: "PUT /v2/{teamSlug}/{projectSlug}/{repositoryName}/manifests/{reference}",
      id: "replaceByTeamSlugByProjectSlugByRepositoryNameManifestsByReference", summary: "Stores a manifest under a tag or its digest.", kind: "call",
      parameters: [
        { name: "name", in: "path", input: "name", required: true, type: "string" },
        { name: "reference", in: "path", input: "reference", required: true, type: "string" },
        { name: "tag", in: "query", input: "tag", required: false, type: "string", array: true },
        { name: "If-Match", in: "header", input: "ifMatch", required: false, type: "string" },
        { name: "If-None-Match", in: "header", input: "ifNoneMatch", required: false, type: "string" },
      ],
      input: "PutManifestInput",
      body: {
        contentType: "application/vnd.oci.image.manifest.v1+json",
        contentTypes: [
          "application/vnd.oci.image.manifest.v1+json", "application/vnd.oci.image.index.v1+json", "application/vnd.docker.distribution.manifest.v2+json",
          "application/vnd.docker.distribution.manifest.list.v2+json",
        ],
        required: true, whole: true,
      },
      answers: { "201": {} },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "410": { schema: "OciErrors" }, "412": { schema: "OciErrors" }, "413": { schema: "OciErrors" },
        "414": { schema: "OciErrors" },
      },
      destructive: true,
    },
    deleteManifest: {
      route: "DELETE /v2/{+name}/manifests/{reference}", published: "DELETE /v2/{teamSlug}/{projectSlug}/{repositoryName}/manifests/{reference}",
      id: "deleteByTeamSlugByProjectSlugByRepositoryNameManifestsByReference", summary: "Deletes a manifest or a tag.", kind: "call",
      parameters: [
        { name: "name", in: "path", input: "name", required: true, type: "string" },
        { name: "reference", in: "path", input: "reference", required: true, type: "string" },
        { name: "If-Match", in: "header", input: "ifMatch", required: false, type: "string" },
      ],
      input: "DeleteManifestInput", answers: { "202": {} },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "405": { schema: "OciErrors" }, "410": { schema: "OciErrors" }, "412": { schema: "OciErrors" },
      },
      destructive: true,
    },
    hasManifest: {
      route: "HEAD /v2/{+name}/manifests/{reference}", published: "HEAD /v2/{teamSlug}/{projectSlug}/{repositoryName}/manifests/{reference}",
      id: "headByTeamSlugByProjectSlugByRepositoryNameManifestsByReference", summary: "Asks whether the registry holds a manifest.", kind: "probe",
      parameters: [
        { name: "name", in: "path", input: "name", required: true, type: "string" },
        { name: "reference", in: "path", input: "reference", required: true, type: "string" },
        { name: "Accept", in: "header", input: "accept", required: false, type: "string" },
      ],
      input: "HasManifestInput", answers: { "200": {} }, errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} },
      accept: "application/vnd.oci.image.manifest.v1+json, application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.v2+json, application/vnd.docker.distribution.manifest.list.v2+json",
    },
    listTags: {
      route: "GET /v2/{+name}/tags/list", published: "GET /v2/{teamSlug}/{projectSlug}/{repositoryName}/tags/list",
      id: "getByTeamSlugByProjectSlugByRepositoryNameTagsList", summary: "Lists the tags of a repository.", kind: "list",
      parameters: [
        { name: "name", in: "path", input: "name", required: true, type: "string" },
        { name: "last", in: "query", input: "last", required: false, type: "string" }, { name: "n", in: "query", input: "n", required: false, type: "number" },
      ],
      input: "ListTagsInput", answers: { "200": { contentType: "application/json", schema: "ListTagsOutput" } },
      errors: {
        "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "402": { schema: "OciErrors" }, "403": { schema: "OciErrors" },
        "404": { schema: "OciErrors" }, "410": { schema: "OciErrors" },
      },
      paging: { items: "tags", send: "last", by: "link" },
    },
    listReferrers: {
      route: "GET /v2/{+name}/referrers/{digest}", published: false, id: "listReferrers",
      summary: "Lists the manifests that say something about one: signatures, attestations, bills of materials.", kind: "call",
      parameters: [
        { name: "name", in: "path", input: "name", required: true, type: "string" },
        { name: "digest", in: "path", input: "digest", required: true, type: "string" },
        { name: "artifactType", in: "query", input: "artifactType", required: false, type: "string" },
      ],
      input: "ListReferrersInput", answers: { "200": { contentType: "application/vnd.oci.image.index.v1+json", schema: "OciIndex" } },
      errors: { "400": { schema: "OciErrors" }, "401": { schema: "OciErrors" }, "403": { schema: "OciErrors" }, "404": { schema: "OciErrors" } },
      accept: "application/vnd.oci.image.index.v1+json",
    },
  },
};
