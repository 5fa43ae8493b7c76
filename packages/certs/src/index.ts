// generated: exports
export { deleteCert, getCert, issueCert, listCerts, uploadCert } from "./generated/operations.ts";
export type {
  Cert,
  CertPage,
  DeleteCertInput,
  DeleteCertOutput,
  GetCertInput,
  GetCertOutput,
  IssueCertInput,
  IssueCertOutput,
  ListCertsInput,
  ListCertsOutput,
  Pagination,
  UploadCertInput,
  UploadCertOutput,
  UploadCertRequest,
} from "./generated/types.ts";
// /generated: exports
