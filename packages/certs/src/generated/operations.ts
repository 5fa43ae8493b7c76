// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  Cert,
  CertPage,
  DeleteCertInput,
  DeleteCertOutput,
  GetCertInput,
  IssueCertInput,
  ListCertsInput,
  UploadCertInput,
} from "./types.ts";

/**
 * Gets a certificate by its ID.
 *
 * `GET /v8/certs/{id}`
 *
 * @throws `ApiError` 400, 401, 403, 404 (`cert_not_found`), 410
 */
export function getCert(
  client: Client,
  input: GetCertInput,
  options?: CallOptions,
): ApiPromise<Cert> {
  return call(client, operations.getCert, input, options);
}

/**
 * Deletes a certificate.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v8/certs/{id}`
 *
 * @throws `ApiError` 400, 401, 403, 404 (`cert_not_found`), 410
 */
export function deleteCert(
  client: Client,
  input: DeleteCertInput,
  options?: CallOptions,
): ApiPromise<DeleteCertOutput> {
  return call(client, operations.deleteCert, input, options);
}

/**
 * Lists the certificates.
 *
 * `GET /v8/certs`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function listCerts(
  client: Client,
  input?: ListCertsInput,
  options?: CallOptions,
): PagedPromise<CertPage, Cert> {
  return list(client, operations.listCerts, input, options);
}

/**
 * Issues a certificate for domains.
 *
 * `POST /v8/certs`
 *
 * @throws `ApiError` 400 (`wildcard_not_allowed`, `conflicting_caa_record` of the emulator, `should_share_root_domain` of the emulator, `invalid_cn` of the emulator),
 *   401, 402, 403 (`forbidden`), 404 (`not_found` of the emulator), 410, 449 (`configuration_error`), 500
 * @example
 * const cert = await issueCert(client, { cns: ["example.com", "www.example.com"] });
 */
export function issueCert(
  client: Client,
  input?: IssueCertInput,
  options?: CallOptions,
): ApiPromise<Cert> {
  return call(client, operations.issueCert, input, options);
}

/**
 * Uploads a certificate that was issued elsewhere.
 *
 * `PUT /v8/certs`
 *
 * @throws `ApiError` 400, 401, 402, 403 (`forbidden`), 410
 */
export function uploadCert(
  client: Client,
  input: UploadCertInput,
  options?: CallOptions,
): ApiPromise<Cert> {
  return call(client, operations.uploadCert, input, options);
}
