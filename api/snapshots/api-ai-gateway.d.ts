// What @slipway/api-ai-gateway exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/api-ai-gateway" {
export { CreateVirtualModelConfigInput } from "./generated/types"; // interface
export { CreateVirtualModelConfigOutput } from "./generated/types"; // type
export { DeleteVirtualModelConfigBySlugInput } from "./generated/types"; // interface
export { DeleteVirtualModelConfigBySlugOutput } from "./generated/types"; // type
export { DeleteVirtualModelConfigInput } from "./generated/types"; // interface
export { DeleteVirtualModelConfigOutput } from "./generated/types"; // type
export { GetVirtualModelConfigBySlugInput } from "./generated/types"; // interface
export { GetVirtualModelConfigBySlugOutput } from "./generated/types"; // type
export { InferenceRegion } from "./generated/types"; // interface
export { InferenceScope } from "./generated/types"; // type
export { ListVirtualModelConfigsInput } from "./generated/types"; // interface
export { ListVirtualModelConfigsOutput } from "./generated/types"; // type
export { ModelSort } from "./generated/types"; // type
export { SearchVirtualModelConfigsInput } from "./generated/types"; // interface
export { SearchVirtualModelConfigsOutput } from "./generated/types"; // type
export { UpdateVirtualModelConfigBySlugInput } from "./generated/types"; // interface
export { UpdateVirtualModelConfigBySlugOutput } from "./generated/types"; // type
export { UpdateVirtualModelConfigInput } from "./generated/types"; // interface
export { UpdateVirtualModelConfigOutput } from "./generated/types"; // type
export { VirtualModelConfig } from "./generated/types"; // interface
export { VirtualModelConfigPage } from "./generated/types"; // interface
export { VirtualModelSelector } from "./generated/types"; // type
export { VirtualModelServiceTier } from "./generated/types"; // type
export { createVirtualModelConfig } from "./generated/operations"; // function
export { deleteVirtualModelConfig } from "./generated/operations"; // function
export { deleteVirtualModelConfigBySlug } from "./generated/operations"; // function
export { getVirtualModelConfigBySlug } from "./generated/operations"; // function
export { listVirtualModelConfigs } from "./generated/operations"; // function
export { searchVirtualModelConfigs } from "./generated/operations"; // function
export { updateVirtualModelConfig } from "./generated/operations"; // function
export { updateVirtualModelConfigBySlug } from "./generated/operations"; // function
}

declare module "@slipway/api-ai-gateway/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/api-ai-gateway/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/api-ai-gateway/operations" {
export { createVirtualModelConfig } from "./generated/descriptors"; // const
export { deleteVirtualModelConfig } from "./generated/descriptors"; // const
export { deleteVirtualModelConfigBySlug } from "./generated/descriptors"; // const
export { getVirtualModelConfigBySlug } from "./generated/descriptors"; // const
export { listVirtualModelConfigs } from "./generated/descriptors"; // const
export { searchVirtualModelConfigs } from "./generated/descriptors"; // const
export { updateVirtualModelConfig } from "./generated/descriptors"; // const
export { updateVirtualModelConfigBySlug } from "./generated/descriptors"; // const
}

declare module "@slipway/api-ai-gateway/schemas" {
export { CreateVirtualModelConfigInput } from "./generated/schemas"; // const
export { DeleteVirtualModelConfigBySlugInput } from "./generated/schemas"; // const
export { DeleteVirtualModelConfigInput } from "./generated/schemas"; // const
export { GetVirtualModelConfigBySlugInput } from "./generated/schemas"; // const
export { InferenceRegion } from "./generated/schemas"; // const
export { InferenceScope } from "./generated/schemas"; // const
export { ListVirtualModelConfigsInput } from "./generated/schemas"; // const
export { ModelSort } from "./generated/schemas"; // const
export { SearchVirtualModelConfigsInput } from "./generated/schemas"; // const
export { SearchVirtualModelConfigsOutput } from "./generated/schemas"; // const
export { UpdateVirtualModelConfigBySlugInput } from "./generated/schemas"; // const
export { UpdateVirtualModelConfigInput } from "./generated/schemas"; // const
export { VirtualModelConfig } from "./generated/schemas"; // const
export { VirtualModelConfigPage } from "./generated/schemas"; // const
export { VirtualModelSelector } from "./generated/schemas"; // const
export { VirtualModelServiceTier } from "./generated/schemas"; // const
}
