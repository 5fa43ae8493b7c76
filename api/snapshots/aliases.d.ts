// What @slipway/aliases exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/aliases" {
export { Alias } from "./generated/types"; // interface
export { AliasMicrofrontends } from "./generated/types"; // interface
export { AliasPage } from "./generated/types"; // interface
export { AliasProtectionBypass } from "./generated/types"; // type
export { AssignAliasInput } from "./generated/types"; // interface
export { AssignAliasOutput } from "./generated/types"; // type
export { AssignAliasRequest } from "./generated/types"; // interface
export { AssignedAlias } from "./generated/types"; // interface
export { BypassRevocation } from "./generated/types"; // interface
export { DeleteAliasInput } from "./generated/types"; // interface
export { DeleteAliasOutput } from "./generated/types"; // interface
export { DeploymentAlias } from "./generated/types"; // interface
export { EmailInviteBypass } from "./generated/types"; // interface
export { GetAliasInput } from "./generated/types"; // interface
export { GetAliasOutput } from "./generated/types"; // type
export { GrantedAccess } from "./generated/types"; // type
export { ListAliasesInput } from "./generated/types"; // interface
export { ListAliasesOutput } from "./generated/types"; // type
export { ListDeploymentAliasesInput } from "./generated/types"; // interface
export { ListDeploymentAliasesOutput } from "./generated/types"; // interface
export { Pagination } from "./generated/types"; // interface
export { ProtectionOverrideBypass } from "./generated/types"; // interface
export { ProtectionOverrideChange } from "./generated/types"; // interface
export { ShareableLinkBypass } from "./generated/types"; // interface
export { ShareableLinkChange } from "./generated/types"; // interface
export { UpdateUrlProtectionBypassInput } from "./generated/types"; // type
export { UpdateUrlProtectionBypassOutput } from "./generated/types"; // type
export { UrlProtectionBypasses } from "./generated/types"; // type
export { UserAccess } from "./generated/types"; // type
export { UserAccessByEmail } from "./generated/types"; // interface
export { UserAccessById } from "./generated/types"; // interface
export { UserAccessChange } from "./generated/types"; // interface
export { UserBypass } from "./generated/types"; // interface
export { assignAlias } from "./generated/operations"; // function
export { deleteAlias } from "./generated/operations"; // function
export { getAlias } from "./generated/operations"; // function
export { listAliases } from "./generated/operations"; // function
export { listDeploymentAliases } from "./generated/operations"; // function
export { updateUrlProtectionBypass } from "./generated/operations"; // function
}

declare module "@slipway/aliases/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/aliases/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/aliases/operations" {
export { assignAlias } from "./generated/descriptors"; // const
export { deleteAlias } from "./generated/descriptors"; // const
export { getAlias } from "./generated/descriptors"; // const
export { listAliases } from "./generated/descriptors"; // const
export { listDeploymentAliases } from "./generated/descriptors"; // const
export { updateUrlProtectionBypass } from "./generated/descriptors"; // const
}

declare module "@slipway/aliases/schemas" {
export { Alias } from "./generated/schemas"; // const
export { AliasMicrofrontends } from "./generated/schemas"; // const
export { AliasPage } from "./generated/schemas"; // const
export { AliasProtectionBypass } from "./generated/schemas"; // const
export { AssignAliasInput } from "./generated/schemas"; // const
export { AssignAliasRequest } from "./generated/schemas"; // const
export { AssignedAlias } from "./generated/schemas"; // const
export { BypassRevocation } from "./generated/schemas"; // const
export { DeleteAliasInput } from "./generated/schemas"; // const
export { DeleteAliasOutput } from "./generated/schemas"; // const
export { DeploymentAlias } from "./generated/schemas"; // const
export { EmailInviteBypass } from "./generated/schemas"; // const
export { GetAliasInput } from "./generated/schemas"; // const
export { GrantedAccess } from "./generated/schemas"; // const
export { ListAliasesInput } from "./generated/schemas"; // const
export { ListDeploymentAliasesInput } from "./generated/schemas"; // const
export { ListDeploymentAliasesOutput } from "./generated/schemas"; // const
export { Pagination } from "./generated/schemas"; // const
export { ProtectionOverrideBypass } from "./generated/schemas"; // const
export { ProtectionOverrideChange } from "./generated/schemas"; // const
export { ShareableLinkBypass } from "./generated/schemas"; // const
export { ShareableLinkChange } from "./generated/schemas"; // const
export { UpdateUrlProtectionBypassInput } from "./generated/schemas"; // const
export { UrlProtectionBypasses } from "./generated/schemas"; // const
export { UserAccess } from "./generated/schemas"; // const
export { UserAccessByEmail } from "./generated/schemas"; // const
export { UserAccessById } from "./generated/schemas"; // const
export { UserAccessChange } from "./generated/schemas"; // const
export { UserBypass } from "./generated/schemas"; // const
}
