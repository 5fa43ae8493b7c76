// Generated from contract/ by `npm run generate`. Changes here are lost.
import type {
  Pagination,
} from "../../../../shapes/generated/types.ts";
export type {
  Pagination,
} from "../../../../shapes/generated/types.ts";

/** A TLS certificate. */
export interface Cert {
  id: string;
  autoRenew: boolean;
  /** The domains that it is for. */
  cns: string[];
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Unix time in milliseconds. */
  expiresAt: number;
  /** The ID, as clients of earlier versions call it. Not in the platform's published description. */
  uid?: string | undefined;
  /** Date of the creation. Not in the platform's published description. */
  created?: string | undefined;
  /** Date of expiry. Not in the platform's published description. */
  expiration?: string | undefined;
  /** The ID of the user who created it, which the platform's CLI reads. Not in the platform's published description. */
  creator?: string | undefined;
}

/** The certificates. */
export interface CertPage {
  certs: Cert[];
  pagination: Pagination;
}

/** A certificate with its key and chain, as PEM. */
export interface UploadCertRequest {
  /** The private key. A credential: keep it out of logs. */
  key: string;
  /** The certificates of the authorities. */
  ca: string;
  /** The certificate itself. */
  cert: string;
  /** Whether the chain is left unchecked. */
  skipValidation?: boolean | undefined;
}

/** Input of `getCert`. */
export interface GetCertInput {
  /** The certificate, by its ID. */
  id: string;
}

/** Answer of `getCert`. */
export type GetCertOutput = Cert;

/** Input of `deleteCert`. */
export interface DeleteCertInput {
  /** The certificate to delete, by its ID. */
  id: string;
}

/** Answer of `deleteCert`. */
export type DeleteCertOutput = { [key: string]: unknown };

/** Input of `listCerts`. */
export interface ListCertsInput {
  /** Maximum number of items per page. Not in the platform's published description. */
  limit?: number | undefined;
  /** Only certificates created before this time. Not in the platform's published description. Unix time in milliseconds. */
  until?: number | undefined;
  /** Only certificates for this domain. Not in the platform's published description. */
  domain?: string | undefined;
}

/** Answer of `listCerts`. */
export type ListCertsOutput = CertPage;

/** Input of `issueCert`. */
export interface IssueCertInput {
  /** The domains that it is for. */
  cns?: readonly string[] | undefined;
  /** Host names of the certificate, under the name that earlier clients use. Not in the platform's published description. */
  domains?: readonly string[] | undefined;
}

/** Answer of `issueCert`. */
export type IssueCertOutput = Cert;

/** Input of `uploadCert`. */
export type UploadCertInput = UploadCertRequest;

/** Answer of `uploadCert`. */
export type UploadCertOutput = Cert;
