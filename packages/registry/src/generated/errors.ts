// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiError, isApiError } from "@slipway/core/call";
import type {
  CancelBlobUploadError,
  CheckRegistryError,
  CompleteBlobUploadError,
  DeleteBlobError,
  DeleteManifestError,
  GetBlobError,
  GetBlobUploadError,
  GetManifestError,
  HasBlobError,
  HasManifestError,
  ListReferrersError,
  ListTagsError,
  PutManifestError,
  StartBlobUploadError,
  UploadBlobChunkError,
} from "./types.ts";

/** What is known of the errors of each operation: the status, and the body that comes with it. */
export interface OperationErrors {
  checkRegistry: CheckRegistryError;
  getBlob: GetBlobError;
  deleteBlob: DeleteBlobError;
  hasBlob: HasBlobError;
  getBlobUpload: GetBlobUploadError;
  completeBlobUpload: CompleteBlobUploadError;
  uploadBlobChunk: UploadBlobChunkError;
  cancelBlobUpload: CancelBlobUploadError;
  startBlobUpload: StartBlobUploadError;
  getManifest: GetManifestError;
  putManifest: PutManifestError;
  deleteManifest: DeleteManifestError;
  hasManifest: HasManifestError;
  listTags: ListTagsError;
  listReferrers: ListReferrersError;
}

// The route, and the statuses whose body is known.
const known: Readonly<Record<keyof OperationErrors, readonly [route: string, ...statuses: number[]]>> = {
  checkRegistry: ["GET /v2/", 400, 401, 402, 403, 404, 410],
  getBlob: ["GET /v2/{+name}/blobs/{digest}", 400, 401, 402, 403, 404, 410, 416],
  deleteBlob: ["DELETE /v2/{+name}/blobs/{digest}", 400, 401, 402, 403, 404, 405, 410],
  hasBlob: ["HEAD /v2/{+name}/blobs/{digest}", 400, 401, 402, 403, 404, 410],
  getBlobUpload: ["GET /v2/{+name}/blobs/uploads/{uuid}", 400, 401, 402, 403, 404, 410],
  completeBlobUpload: ["PUT /v2/{+name}/blobs/uploads/{uuid}", 400, 401, 402, 403, 404, 410, 413, 416],
  uploadBlobChunk: ["PATCH /v2/{+name}/blobs/uploads/{uuid}", 400, 401, 402, 403, 404, 410, 413, 416],
  cancelBlobUpload: ["DELETE /v2/{+name}/blobs/uploads/{uuid}", 400, 401, 402, 403, 404, 410],
  startBlobUpload: ["POST /v2/{+name}/blobs/uploads/", 400, 401, 402, 403, 404, 410],
  getManifest: ["GET /v2/{+name}/manifests/{reference}", 400, 401, 402, 403, 404, 410],
  putManifest: ["PUT /v2/{+name}/manifests/{reference}", 400, 401, 402, 403, 404, 410, 412, 413, 414],
  deleteManifest: ["DELETE /v2/{+name}/manifests/{reference}", 400, 401, 402, 403, 404, 405, 410, 412],
  hasManifest: ["HEAD /v2/{+name}/manifests/{reference}", 400, 401, 402, 403, 404, 410],
  listTags: ["GET /v2/{+name}/tags/list", 400, 401, 402, 403, 404, 410],
  listReferrers: ["GET /v2/{+name}/referrers/{digest}", 400, 401, 403, 404],
};

/**
 * Tells whether a caught value is an error of an operation whose body is known, and narrows to it.
 *
 * @example
 * if (isErrorOf("checkRegistry", error)) console.log(error.status, error.body);
 */
export function isErrorOf<Name extends keyof OperationErrors>(
  operation: Name,
  error: unknown,
): error is ApiError & OperationErrors[Name] {
  const [route, ...statuses] = known[operation];
  if (!isApiError(error) || error.route !== route || !statuses.includes(error.status)) return false;
  // A proxy may answer with a page of its own, and to HEAD nothing is answered.
  return Object(error.body) === error.body || route.startsWith("HEAD ");
}
