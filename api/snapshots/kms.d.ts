// What @slipway/kms exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/kms" {
export { ActivateKmsSigningKeyInput } from "./generated/types"; // interface
export { ActivateKmsSigningKeyOutput } from "./generated/types"; // type
export { CreateKmsIssuerInput } from "./generated/types"; // type
export { CreateKmsIssuerOutput } from "./generated/types"; // type
export { CreateKmsIssuerPolicyInput } from "./generated/types"; // interface
export { CreateKmsIssuerPolicyOutput } from "./generated/types"; // type
export { CreateKmsIssuerPolicyRequest } from "./generated/types"; // interface
export { CreateKmsIssuerRequest } from "./generated/types"; // interface
export { CreateKmsSigningKeyInput } from "./generated/types"; // interface
export { CreateKmsSigningKeyOutput } from "./generated/types"; // type
export { CreateKmsSigningKeyRequest } from "./generated/types"; // interface
export { CursorPagination } from "./generated/types"; // interface
export { DeleteKmsIssuerInput } from "./generated/types"; // interface
export { DeleteKmsIssuerOutput } from "./generated/types"; // type
export { DeleteKmsIssuerPolicyInput } from "./generated/types"; // interface
export { DeleteKmsIssuerPolicyOutput } from "./generated/types"; // type
export { GetKmsIssuerInput } from "./generated/types"; // interface
export { GetKmsIssuerOutput } from "./generated/types"; // type
export { KmsAlgorithm } from "./generated/types"; // type
export { KmsConnexGrant } from "./generated/types"; // interface
export { KmsConnexGrantInput } from "./generated/types"; // interface
export { KmsIssuer } from "./generated/types"; // interface
export { KmsIssuerPage } from "./generated/types"; // interface
export { KmsIssuerPolicy } from "./generated/types"; // type
export { KmsIssuerPolicyInput } from "./generated/types"; // type
export { KmsProjectGrant } from "./generated/types"; // interface
export { KmsProjectGrantInput } from "./generated/types"; // interface
export { KmsPublicKey } from "./generated/types"; // interface
export { KmsSigningKey } from "./generated/types"; // interface
export { ListKmsIssuersInput } from "./generated/types"; // interface
export { ListKmsIssuersOutput } from "./generated/types"; // type
export { RevokeKmsSigningKeyInput } from "./generated/types"; // interface
export { RevokeKmsSigningKeyOutput } from "./generated/types"; // type
export { SignKmsMessageInput } from "./generated/types"; // interface
export { SignKmsMessageOutput } from "./generated/types"; // interface
export { SignKmsTokenInput } from "./generated/types"; // interface
export { SignKmsTokenOutput } from "./generated/types"; // interface
export { SignKmsTokenRequest } from "./generated/types"; // interface
export { UpdateKmsIssuerInput } from "./generated/types"; // interface
export { UpdateKmsIssuerOutput } from "./generated/types"; // type
export { UpdateKmsIssuerPolicyInput } from "./generated/types"; // interface
export { UpdateKmsIssuerPolicyOutput } from "./generated/types"; // type
export { activateKmsSigningKey } from "./generated/operations"; // function
export { createKmsIssuer } from "./generated/operations"; // function
export { createKmsIssuerPolicy } from "./generated/operations"; // function
export { createKmsSigningKey } from "./generated/operations"; // function
export { deleteKmsIssuer } from "./generated/operations"; // function
export { deleteKmsIssuerPolicy } from "./generated/operations"; // function
export { getKmsIssuer } from "./generated/operations"; // function
export { listKmsIssuers } from "./generated/operations"; // function
export { revokeKmsSigningKey } from "./generated/operations"; // function
export { signKmsMessage } from "./generated/operations"; // function
export { signKmsToken } from "./generated/operations"; // function
export { updateKmsIssuer } from "./generated/operations"; // function
export { updateKmsIssuerPolicy } from "./generated/operations"; // function
}

declare module "@slipway/kms/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/kms/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/kms/operations" {
export { activateKmsSigningKey } from "./generated/descriptors"; // const
export { createKmsIssuer } from "./generated/descriptors"; // const
export { createKmsIssuerPolicy } from "./generated/descriptors"; // const
export { createKmsSigningKey } from "./generated/descriptors"; // const
export { deleteKmsIssuer } from "./generated/descriptors"; // const
export { deleteKmsIssuerPolicy } from "./generated/descriptors"; // const
export { getKmsIssuer } from "./generated/descriptors"; // const
export { listKmsIssuers } from "./generated/descriptors"; // const
export { revokeKmsSigningKey } from "./generated/descriptors"; // const
export { signKmsMessage } from "./generated/descriptors"; // const
export { signKmsToken } from "./generated/descriptors"; // const
export { updateKmsIssuer } from "./generated/descriptors"; // const
export { updateKmsIssuerPolicy } from "./generated/descriptors"; // const
}

declare module "@slipway/kms/schemas" {
export { ActivateKmsSigningKeyInput } from "./generated/schemas"; // const
export { CreateKmsIssuerInput } from "./generated/schemas"; // const
export { CreateKmsIssuerPolicyInput } from "./generated/schemas"; // const
export { CreateKmsIssuerPolicyRequest } from "./generated/schemas"; // const
export { CreateKmsIssuerRequest } from "./generated/schemas"; // const
export { CreateKmsSigningKeyInput } from "./generated/schemas"; // const
export { CreateKmsSigningKeyRequest } from "./generated/schemas"; // const
export { CursorPagination } from "./generated/schemas"; // const
export { DeleteKmsIssuerInput } from "./generated/schemas"; // const
export { DeleteKmsIssuerPolicyInput } from "./generated/schemas"; // const
export { GetKmsIssuerInput } from "./generated/schemas"; // const
export { KmsAlgorithm } from "./generated/schemas"; // const
export { KmsConnexGrant } from "./generated/schemas"; // const
export { KmsConnexGrantInput } from "./generated/schemas"; // const
export { KmsIssuer } from "./generated/schemas"; // const
export { KmsIssuerPage } from "./generated/schemas"; // const
export { KmsIssuerPolicy } from "./generated/schemas"; // const
export { KmsIssuerPolicyInput } from "./generated/schemas"; // const
export { KmsProjectGrant } from "./generated/schemas"; // const
export { KmsProjectGrantInput } from "./generated/schemas"; // const
export { KmsPublicKey } from "./generated/schemas"; // const
export { KmsSigningKey } from "./generated/schemas"; // const
export { ListKmsIssuersInput } from "./generated/schemas"; // const
export { RevokeKmsSigningKeyInput } from "./generated/schemas"; // const
export { SignKmsMessageInput } from "./generated/schemas"; // const
export { SignKmsMessageOutput } from "./generated/schemas"; // const
export { SignKmsTokenInput } from "./generated/schemas"; // const
export { SignKmsTokenOutput } from "./generated/schemas"; // const
export { SignKmsTokenRequest } from "./generated/schemas"; // const
export { UpdateKmsIssuerInput } from "./generated/schemas"; // const
export { UpdateKmsIssuerPolicyInput } from "./generated/schemas"; // const
}
