// What @slipway/certs exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/certs" {
export { Cert } from "./generated/types"; // interface
export { CertPage } from "./generated/types"; // interface
export { DeleteCertInput } from "./generated/types"; // interface
export { DeleteCertOutput } from "./generated/types"; // type
export { GetCertInput } from "./generated/types"; // interface
export { GetCertOutput } from "./generated/types"; // type
export { IssueCertInput } from "./generated/types"; // interface
export { IssueCertOutput } from "./generated/types"; // type
export { ListCertsInput } from "./generated/types"; // interface
export { ListCertsOutput } from "./generated/types"; // type
export { Pagination } from "./generated/types"; // interface
export { UploadCertInput } from "./generated/types"; // type
export { UploadCertOutput } from "./generated/types"; // type
export { UploadCertRequest } from "./generated/types"; // interface
export { deleteCert } from "./generated/operations"; // function
export { getCert } from "./generated/operations"; // function
export { issueCert } from "./generated/operations"; // function
export { listCerts } from "./generated/operations"; // function
export { uploadCert } from "./generated/operations"; // function
}

declare module "@slipway/certs/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/certs/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/certs/operations" {
export { deleteCert } from "./generated/descriptors"; // const
export { getCert } from "./generated/descriptors"; // const
export { issueCert } from "./generated/descriptors"; // const
export { listCerts } from "./generated/descriptors"; // const
export { uploadCert } from "./generated/descriptors"; // const
}

declare module "@slipway/certs/schemas" {
export { Cert } from "./generated/schemas"; // const
export { CertPage } from "./generated/schemas"; // const
export { DeleteCertInput } from "./generated/schemas"; // const
export { DeleteCertOutput } from "./generated/schemas"; // const
export { GetCertInput } from "./generated/schemas"; // const
export { IssueCertInput } from "./generated/schemas"; // const
export { ListCertsInput } from "./generated/schemas"; // const
export { Pagination } from "./generated/schemas"; // const
export { UploadCertInput } from "./generated/schemas"; // const
export { UploadCertRequest } from "./generated/schemas"; // const
}
