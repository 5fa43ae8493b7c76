// What @slipway/domains exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/domains" {
export { AddDomainInput } from "./generated/types"; // type
export { AddDomainOutput } from "./generated/types"; // interface
export { ClaimDomainInput } from "./generated/types"; // interface
export { ClaimDomainOutput } from "./generated/types"; // interface
export { DeleteDomainInput } from "./generated/types"; // interface
export { DeleteDomainOutput } from "./generated/types"; // interface
export { Domain } from "./generated/types"; // interface
export { DomainChange } from "./generated/types"; // interface
export { DomainConfig } from "./generated/types"; // interface
export { DomainConfiguredBy } from "./generated/types"; // type
export { DomainListItem } from "./generated/types"; // interface
export { DomainMove } from "./generated/types"; // interface
export { DomainMoveOffer } from "./generated/types"; // interface
export { DomainMoveResult } from "./generated/types"; // interface
export { DomainOwner } from "./generated/types"; // interface
export { DomainPage } from "./generated/types"; // interface
export { DomainProjectDomainPage } from "./generated/types"; // interface
export { DomainServiceType } from "./generated/types"; // type
export { EchMode } from "./generated/types"; // type
export { GetDomainConfigInput } from "./generated/types"; // interface
export { GetDomainConfigOutput } from "./generated/types"; // type
export { GetDomainInput } from "./generated/types"; // interface
export { GetDomainOutput } from "./generated/types"; // interface
export { GetDomainVerificationRecordInput } from "./generated/types"; // interface
export { GetDomainVerificationRecordOutput } from "./generated/types"; // interface
export { ListDomainProjectDomainsInput } from "./generated/types"; // interface
export { ListDomainProjectDomainsOutput } from "./generated/types"; // type
export { ListDomainsInput } from "./generated/types"; // interface
export { ListDomainsOutput } from "./generated/types"; // type
export { MoveDomainInRequest } from "./generated/types"; // interface
export { NewDomainRequest } from "./generated/types"; // interface
export { Pagination } from "./generated/types"; // interface
export { ProjectDomain } from "./generated/types"; // interface
export { RedirectStatusCode } from "./generated/types"; // type
export { UpdateDomainInput } from "./generated/types"; // type
export { UpdateDomainOutput } from "./generated/types"; // type
export { UpdatedDomain } from "./generated/types"; // interface
export { addDomain } from "./generated/operations"; // function
export { claimDomain } from "./generated/operations"; // function
export { deleteDomain } from "./generated/operations"; // function
export { getDomain } from "./generated/operations"; // function
export { getDomainConfig } from "./generated/operations"; // function
export { getDomainVerificationRecord } from "./generated/operations"; // function
export { listDomainProjectDomains } from "./generated/operations"; // function
export { listDomains } from "./generated/operations"; // function
export { updateDomain } from "./generated/operations"; // function
}

declare module "@slipway/domains/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/domains/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/domains/operations" {
export { addDomain } from "./generated/descriptors"; // const
export { claimDomain } from "./generated/descriptors"; // const
export { deleteDomain } from "./generated/descriptors"; // const
export { getDomain } from "./generated/descriptors"; // const
export { getDomainConfig } from "./generated/descriptors"; // const
export { getDomainVerificationRecord } from "./generated/descriptors"; // const
export { listDomainProjectDomains } from "./generated/descriptors"; // const
export { listDomains } from "./generated/descriptors"; // const
export { updateDomain } from "./generated/descriptors"; // const
}

declare module "@slipway/domains/schemas" {
export { AddDomainInput } from "./generated/schemas"; // const
export { AddDomainOutput } from "./generated/schemas"; // const
export { ClaimDomainInput } from "./generated/schemas"; // const
export { ClaimDomainOutput } from "./generated/schemas"; // const
export { DeleteDomainInput } from "./generated/schemas"; // const
export { DeleteDomainOutput } from "./generated/schemas"; // const
export { Domain } from "./generated/schemas"; // const
export { DomainChange } from "./generated/schemas"; // const
export { DomainConfig } from "./generated/schemas"; // const
export { DomainConfiguredBy } from "./generated/schemas"; // const
export { DomainListItem } from "./generated/schemas"; // const
export { DomainMove } from "./generated/schemas"; // const
export { DomainMoveOffer } from "./generated/schemas"; // const
export { DomainMoveResult } from "./generated/schemas"; // const
export { DomainOwner } from "./generated/schemas"; // const
export { DomainPage } from "./generated/schemas"; // const
export { DomainProjectDomainPage } from "./generated/schemas"; // const
export { DomainServiceType } from "./generated/schemas"; // const
export { EchMode } from "./generated/schemas"; // const
export { GetDomainConfigInput } from "./generated/schemas"; // const
export { GetDomainInput } from "./generated/schemas"; // const
export { GetDomainOutput } from "./generated/schemas"; // const
export { GetDomainVerificationRecordInput } from "./generated/schemas"; // const
export { GetDomainVerificationRecordOutput } from "./generated/schemas"; // const
export { ListDomainProjectDomainsInput } from "./generated/schemas"; // const
export { ListDomainsInput } from "./generated/schemas"; // const
export { MoveDomainInRequest } from "./generated/schemas"; // const
export { NewDomainRequest } from "./generated/schemas"; // const
export { Pagination } from "./generated/schemas"; // const
export { ProjectDomain } from "./generated/schemas"; // const
export { RedirectStatusCode } from "./generated/schemas"; // const
export { UpdateDomainInput } from "./generated/schemas"; // const
export { UpdateDomainOutput } from "./generated/schemas"; // const
export { UpdatedDomain } from "./generated/schemas"; // const
}
