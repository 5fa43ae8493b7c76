// What @slipway/dns exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/dns" {
export { ARecordInput } from "./generated/types"; // interface
export { AaaaRecordInput } from "./generated/types"; // interface
export { AliasRecordInput } from "./generated/types"; // interface
export { AnyCreatedDnsRecord } from "./generated/types"; // type
export { AnyDnsRecordPage } from "./generated/types"; // type
export { CaaRecordInput } from "./generated/types"; // interface
export { CnameRecordInput } from "./generated/types"; // interface
export { CreateDnsRecordInput } from "./generated/types"; // type
export { CreateDnsRecordOutput } from "./generated/types"; // type
export { CreatedDnsRecord } from "./generated/types"; // interface
export { CreatedDnsRecordWithTime } from "./generated/types"; // interface
export { DeleteDnsRecordInput } from "./generated/types"; // interface
export { DeleteDnsRecordOutput } from "./generated/types"; // type
export { DnsRecord } from "./generated/types"; // interface
export { DnsRecordDetail } from "./generated/types"; // interface
export { DnsRecordList } from "./generated/types"; // interface
export { DnsRecordPage } from "./generated/types"; // interface
export { DnsRecordType } from "./generated/types"; // type
export { GetDnsRecordInput } from "./generated/types"; // interface
export { GetDnsRecordOutput } from "./generated/types"; // type
export { HttpsRecordData } from "./generated/types"; // interface
export { HttpsRecordInput } from "./generated/types"; // interface
export { ListDnsRecordsInput } from "./generated/types"; // interface
export { ListDnsRecordsOutput } from "./generated/types"; // type
export { MxRecordInput } from "./generated/types"; // interface
export { NsRecordInput } from "./generated/types"; // interface
export { Pagination } from "./generated/types"; // interface
export { ReplaceDnsRecordsInput } from "./generated/types"; // interface
export { ReplaceDnsRecordsOutput } from "./generated/types"; // interface
export { SrvRecordData } from "./generated/types"; // interface
export { SrvRecordInput } from "./generated/types"; // interface
export { TxtRecordInput } from "./generated/types"; // interface
export { UpdateDnsRecordInput } from "./generated/types"; // interface
export { UpdateDnsRecordOutput } from "./generated/types"; // type
export { UpdateDnsRecordRequest } from "./generated/types"; // interface
export { UpdatedDnsRecord } from "./generated/types"; // interface
export { createDnsRecord } from "./generated/operations"; // function
export { deleteDnsRecord } from "./generated/operations"; // function
export { getDnsRecord } from "./generated/operations"; // function
export { isCreatedDnsRecord } from "./generated/guards"; // function
export { isCreatedDnsRecordWithTime } from "./generated/guards"; // function
export { isDnsRecordList } from "./generated/guards"; // function
export { isDnsRecordPage } from "./generated/guards"; // function
export { listDnsRecords } from "./generated/operations"; // function
export { replaceDnsRecords } from "./generated/operations"; // function
export { updateDnsRecord } from "./generated/operations"; // function
}

declare module "@slipway/dns/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/dns/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/dns/operations" {
export { createDnsRecord } from "./generated/descriptors"; // const
export { deleteDnsRecord } from "./generated/descriptors"; // const
export { getDnsRecord } from "./generated/descriptors"; // const
export { listDnsRecords } from "./generated/descriptors"; // const
export { replaceDnsRecords } from "./generated/descriptors"; // const
export { updateDnsRecord } from "./generated/descriptors"; // const
}

declare module "@slipway/dns/schemas" {
export { ARecordInput } from "./generated/schemas"; // const
export { AaaaRecordInput } from "./generated/schemas"; // const
export { AliasRecordInput } from "./generated/schemas"; // const
export { AnyCreatedDnsRecord } from "./generated/schemas"; // const
export { AnyDnsRecordPage } from "./generated/schemas"; // const
export { CaaRecordInput } from "./generated/schemas"; // const
export { CnameRecordInput } from "./generated/schemas"; // const
export { CreateDnsRecordInput } from "./generated/schemas"; // const
export { CreatedDnsRecord } from "./generated/schemas"; // const
export { CreatedDnsRecordWithTime } from "./generated/schemas"; // const
export { DeleteDnsRecordInput } from "./generated/schemas"; // const
export { DeleteDnsRecordOutput } from "./generated/schemas"; // const
export { DnsRecord } from "./generated/schemas"; // const
export { DnsRecordDetail } from "./generated/schemas"; // const
export { DnsRecordList } from "./generated/schemas"; // const
export { DnsRecordPage } from "./generated/schemas"; // const
export { DnsRecordType } from "./generated/schemas"; // const
export { GetDnsRecordInput } from "./generated/schemas"; // const
export { HttpsRecordData } from "./generated/schemas"; // const
export { HttpsRecordInput } from "./generated/schemas"; // const
export { ListDnsRecordsInput } from "./generated/schemas"; // const
export { ListDnsRecordsOutput } from "./generated/schemas"; // const
export { MxRecordInput } from "./generated/schemas"; // const
export { NsRecordInput } from "./generated/schemas"; // const
export { Pagination } from "./generated/schemas"; // const
export { ReplaceDnsRecordsInput } from "./generated/schemas"; // const
export { ReplaceDnsRecordsOutput } from "./generated/schemas"; // const
export { SrvRecordData } from "./generated/schemas"; // const
export { SrvRecordInput } from "./generated/schemas"; // const
export { TxtRecordInput } from "./generated/schemas"; // const
export { UpdateDnsRecordInput } from "./generated/schemas"; // const
export { UpdateDnsRecordRequest } from "./generated/schemas"; // const
export { UpdatedDnsRecord } from "./generated/schemas"; // const
}
