// Generated from contract/ by `npm run generate`. Changes here are lost.
export { deleteCert, getCert, issueCert, listCerts, uploadCert } from "./operations.ts";
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
} from "./types.ts";
