// What @slipway/drains exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/drains" {
import { SignedDelivery } from "@slipway/core";
import { SigningSecret } from "@slipway/core";
export { AllProjectsAccess } from "./generated/types"; // interface
export { AnalyticsRecord } from "./generated/types"; // interface
export { AnyDrain } from "./generated/types"; // interface
export { BasicDrainFilter } from "./generated/types"; // interface
export { BasicDrainFilterInput } from "./generated/types"; // interface
export { ClickhouseDelivery } from "./generated/types"; // interface
export { CreateDrainInput } from "./generated/types"; // type
export { CreateDrainOutput } from "./generated/types"; // type
export { CreateDrainRequest } from "./generated/types"; // interface
export interface DecodeDrainOptions {
	readonly longest?: number | undefined;
}
export { DeleteDrainInput } from "./generated/types"; // interface
export { DeleteDrainOutput } from "./generated/types"; // type
export { DrainAccessManager } from "./generated/types"; // type
export type DrainBody = string | Uint8Array | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string>;
export { DrainCompression } from "./generated/types"; // type
export { DrainDelivery } from "./generated/types"; // type
export { DrainDeliveryInput } from "./generated/types"; // type
export { DrainDisabledReason } from "./generated/types"; // type
export { DrainFilter } from "./generated/types"; // type
export { DrainFilterInput } from "./generated/types"; // type
export { DrainProjectAccess } from "./generated/types"; // type
export { DrainProjects } from "./generated/types"; // type
export { DrainRecords } from "./generated/types"; // interface
export { DrainSamplingInput } from "./generated/types"; // interface
export { DrainSchemas } from "./generated/types"; // interface
export { DrainSource } from "./generated/types"; // type
export { DrainSourceInput } from "./generated/types"; // type
export { DrainStatus } from "./generated/types"; // type
export { DrainedAttribute } from "./generated/types"; // interface
export { DrainedResource } from "./generated/types"; // interface
export { DrainedSpan } from "./generated/types"; // interface
export { ExternalResourceSourceInput } from "./generated/types"; // interface
export { GetDrainInput } from "./generated/types"; // interface
export { GetDrainOutput } from "./generated/types"; // type
export { HeadSampling } from "./generated/types"; // interface
export { HttpDelivery } from "./generated/types"; // interface
export { HttpDeliveryInput } from "./generated/types"; // interface
export { IntegrationSource } from "./generated/types"; // interface
export { IntegrationSourceInput } from "./generated/types"; // interface
export { InternalDelivery } from "./generated/types"; // interface
export { ListDrainsInput } from "./generated/types"; // interface
export { ListDrainsOutput } from "./generated/types"; // interface
export { LogDrainSource } from "./generated/types"; // type
export { LogEncoding } from "./generated/types"; // type
export { LogProxy } from "./generated/types"; // interface
export { LogRecord } from "./generated/types"; // interface
export { OdataDrainFilter } from "./generated/types"; // interface
export { OtlpDelivery } from "./generated/types"; // interface
export { OtlpDeliveryInput } from "./generated/types"; // interface
export { OtlpEncoding } from "./generated/types"; // type
export { ResourceSourceInput } from "./generated/types"; // interface
export { S3Delivery } from "./generated/types"; // interface
export { S3DeliveryInput } from "./generated/types"; // interface
export { S3Encryption } from "./generated/types"; // type
export { S3ObjectAcl } from "./generated/types"; // type
export { SelfServedSource } from "./generated/types"; // interface
export { SomeProjectsAccess } from "./generated/types"; // interface
export { SpeedInsightsRecord } from "./generated/types"; // interface
export { TargetEnvironment } from "./generated/types"; // type
export { TestDrainInput } from "./generated/types"; // interface
export { TestDrainOutput } from "./generated/types"; // interface
export { TraceRecord } from "./generated/types"; // interface
export { UpdateDrainInput } from "./generated/types"; // interface
export { UpdateDrainOutput } from "./generated/types"; // type
export { UpdateDrainRequest } from "./generated/types"; // interface
export { createDrain } from "./generated/operations"; // function
export function decodeDrain<Schema extends keyof DrainRecords = keyof DrainRecords>(body: DrainBody, options?: DecodeDrainOptions): AsyncGenerator<DrainRecords[Schema], void>;
export { deleteDrain } from "./generated/operations"; // function
export { getDrain } from "./generated/operations"; // function
export { listDrains } from "./generated/operations"; // function
export function signDrain(records: readonly object[], secret: string, encoding?: LogEncoding): Promise<{
	body: string;
	headers: Record<string, string>;
}>;
export { testDrain } from "./generated/operations"; // function
export { updateDrain } from "./generated/operations"; // function
export function verifyDrain<Schema extends keyof DrainRecords = keyof DrainRecords>(delivery: SignedDelivery, secret: SigningSecret): Promise<DrainRecords[Schema][]>;
}

declare module "@slipway/drains/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/drains/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/drains/operations" {
export { createDrain } from "./generated/descriptors"; // const
export { deleteDrain } from "./generated/descriptors"; // const
export { getDrain } from "./generated/descriptors"; // const
export { listDrains } from "./generated/descriptors"; // const
export { testDrain } from "./generated/descriptors"; // const
export { updateDrain } from "./generated/descriptors"; // const
}

declare module "@slipway/drains/schemas" {
export { AllProjectsAccess } from "./generated/schemas"; // const
export { AnalyticsRecord } from "./generated/schemas"; // const
export { AnyDrain } from "./generated/schemas"; // const
export { BasicDrainFilter } from "./generated/schemas"; // const
export { BasicDrainFilterInput } from "./generated/schemas"; // const
export { ClickhouseDelivery } from "./generated/schemas"; // const
export { CreateDrainInput } from "./generated/schemas"; // const
export { CreateDrainRequest } from "./generated/schemas"; // const
export { DeleteDrainInput } from "./generated/schemas"; // const
export { DrainAccessManager } from "./generated/schemas"; // const
export { DrainCompression } from "./generated/schemas"; // const
export { DrainDelivery } from "./generated/schemas"; // const
export { DrainDeliveryInput } from "./generated/schemas"; // const
export { DrainDisabledReason } from "./generated/schemas"; // const
export { DrainFilter } from "./generated/schemas"; // const
export { DrainFilterInput } from "./generated/schemas"; // const
export { DrainProjectAccess } from "./generated/schemas"; // const
export { DrainProjects } from "./generated/schemas"; // const
export { DrainRecords } from "./generated/schemas"; // const
export { DrainSamplingInput } from "./generated/schemas"; // const
export { DrainSchemas } from "./generated/schemas"; // const
export { DrainSource } from "./generated/schemas"; // const
export { DrainSourceInput } from "./generated/schemas"; // const
export { DrainStatus } from "./generated/schemas"; // const
export { DrainedAttribute } from "./generated/schemas"; // const
export { DrainedResource } from "./generated/schemas"; // const
export { DrainedSpan } from "./generated/schemas"; // const
export { ExternalResourceSourceInput } from "./generated/schemas"; // const
export { GetDrainInput } from "./generated/schemas"; // const
export { HeadSampling } from "./generated/schemas"; // const
export { HttpDelivery } from "./generated/schemas"; // const
export { HttpDeliveryInput } from "./generated/schemas"; // const
export { IntegrationSource } from "./generated/schemas"; // const
export { IntegrationSourceInput } from "./generated/schemas"; // const
export { InternalDelivery } from "./generated/schemas"; // const
export { ListDrainsInput } from "./generated/schemas"; // const
export { ListDrainsOutput } from "./generated/schemas"; // const
export { LogDrainSource } from "./generated/schemas"; // const
export { LogEncoding } from "./generated/schemas"; // const
export { LogProxy } from "./generated/schemas"; // const
export { LogRecord } from "./generated/schemas"; // const
export { OdataDrainFilter } from "./generated/schemas"; // const
export { OtlpDelivery } from "./generated/schemas"; // const
export { OtlpDeliveryInput } from "./generated/schemas"; // const
export { OtlpEncoding } from "./generated/schemas"; // const
export { ResourceSourceInput } from "./generated/schemas"; // const
export { S3Delivery } from "./generated/schemas"; // const
export { S3DeliveryInput } from "./generated/schemas"; // const
export { S3Encryption } from "./generated/schemas"; // const
export { S3ObjectAcl } from "./generated/schemas"; // const
export { SelfServedSource } from "./generated/schemas"; // const
export { SomeProjectsAccess } from "./generated/schemas"; // const
export { SpeedInsightsRecord } from "./generated/schemas"; // const
export { TargetEnvironment } from "./generated/schemas"; // const
export { TestDrainInput } from "./generated/schemas"; // const
export { TestDrainOutput } from "./generated/schemas"; // const
export { TraceRecord } from "./generated/schemas"; // const
export { UpdateDrainInput } from "./generated/schemas"; // const
export { UpdateDrainRequest } from "./generated/schemas"; // const
}
