// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Asks whether the registry speaks the protocol and takes the token.
 *
 * `GET /v2/`
 */
export const checkRegistry: Operation = { route: "GET /v2/", group: "registry" };

/**
 * Downloads a blob.
 *
 * `GET /v2/{+name}/blobs/{digest}`
 */
export const getBlob: Operation = { route: "GET /v2/{+name}/blobs/{digest}", group: "registry", headers: { range: "Range", ifRange: "If-Range" } };

/**
 * Deletes a blob; images that consist of it can no longer be pulled.
 *
 * `DELETE /v2/{+name}/blobs/{digest}`
 */
export const deleteBlob: Operation = { route: "DELETE /v2/{+name}/blobs/{digest}", group: "registry" };

/**
 * Asks whether the registry holds a blob.
 *
 * `HEAD /v2/{+name}/blobs/{digest}`
 */
export const hasBlob: Operation = { route: "HEAD /v2/{+name}/blobs/{digest}", group: "registry" };

/**
 * Gets the progress of a blob's upload.
 *
 * `GET /v2/{+name}/blobs/uploads/{uuid}`
 */
export const getBlobUpload: Operation = { route: "GET /v2/{+name}/blobs/uploads/{uuid}", group: "registry" };

/**
 * Uploads the last chunk of a blob and completes it.
 *
 * `PUT /v2/{+name}/blobs/uploads/{uuid}`
 */
export const completeBlobUpload: Operation = {
  route: "PUT /v2/{+name}/blobs/uploads/{uuid}", group: "registry", query: ["digest"], headers: { contentRange: "Content-Range" },
  body: "application/octet-stream", empty: true,
};

/**
 * Uploads a chunk of a blob.
 *
 * `PATCH /v2/{+name}/blobs/uploads/{uuid}`
 */
export const uploadBlobChunk: Operation = {
  route: "PATCH /v2/{+name}/blobs/uploads/{uuid}", group: "registry", headers: { contentRange: "Content-Range" }, body: "application/octet-stream",
  required: true,
};

/**
 * Cancels the upload of a blob; uploaded bytes are lost.
 *
 * `DELETE /v2/{+name}/blobs/uploads/{uuid}`
 */
export const cancelBlobUpload: Operation = { route: "DELETE /v2/{+name}/blobs/uploads/{uuid}", group: "registry" };

/**
 * Starts the upload of a blob, uploads it whole, or mounts it from another repository.
 *
 * `POST /v2/{+name}/blobs/uploads/`
 */
export const startBlobUpload: Operation = {
  route: "POST /v2/{+name}/blobs/uploads/", group: "registry", query: ["from", "mount", "digest", "digest-algorithm"], body: "application/octet-stream",
  empty: true,
};

/**
 * Gets a manifest by its tag or its digest.
 *
 * `GET /v2/{+name}/manifests/{reference}`
 */
export const getManifest: Operation = {
  route: "GET /v2/{+name}/manifests/{reference}", group: "registry", headers: { accept: "Accept" },
  accept: "application/vnd.oci.image.manifest.v1+json, application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.v2+json, application/vnd.docker.distribution.manifest.list.v2+json",
};

/**
 * Stores a manifest under a tag or its digest.
 *
 * `PUT /v2/{+name}/manifests/{reference}`
 */
export const putManifest: Operation = {
  route: "PUT /v2/{+name}/manifests/{reference}", group: "registry", query: ["tag"],
  headers: { ifMatch: "If-Match", ifNoneMatch: "If-None-Match", contentType: "Content-Type" }, body: "application/vnd.oci.image.manifest.v1+json",
  required: true, empty: true,
};

/**
 * Deletes a manifest or a tag.
 *
 * `DELETE /v2/{+name}/manifests/{reference}`
 */
export const deleteManifest: Operation = { route: "DELETE /v2/{+name}/manifests/{reference}", group: "registry", headers: { ifMatch: "If-Match" } };

/**
 * Asks whether the registry holds a manifest.
 *
 * `HEAD /v2/{+name}/manifests/{reference}`
 */
export const hasManifest: Operation = {
  route: "HEAD /v2/{+name}/manifests/{reference}", group: "registry", headers: { accept: "Accept" },
  accept: "application/vnd.oci.image.manifest.v1+json, application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.v2+json, application/vnd.docker.distribution.manifest.list.v2+json",
};

/**
 * Lists the tags of a repository.
 *
 * `GET /v2/{+name}/tags/list`
 */
export const listTags: ListOperation = { route: "GET /v2/{+name}/tags/list", group: "registry", items: "tags", send: "last", by: "link" };

/**
 * Lists the manifests that refer to one: signatures, attestations, bills of materials.
 *
 * `GET /v2/{+name}/referrers/{digest}`
 */
export const listReferrers: Operation = { route: "GET /v2/{+name}/referrers/{digest}", group: "registry", accept: "application/vnd.oci.image.index.v1+json" };
