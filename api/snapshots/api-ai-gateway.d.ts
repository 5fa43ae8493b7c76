// What @slipway/api-ai-gateway exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/api-ai-gateway" {
export { CreateVirtualModelConfigInput } from "@slipway/ai-gateway";
export { CreateVirtualModelConfigOutput } from "@slipway/ai-gateway";
export { DeleteVirtualModelConfigBySlugInput } from "@slipway/ai-gateway";
export { DeleteVirtualModelConfigBySlugOutput } from "@slipway/ai-gateway";
export { DeleteVirtualModelConfigInput } from "@slipway/ai-gateway";
export { DeleteVirtualModelConfigOutput } from "@slipway/ai-gateway";
export { GetVirtualModelConfigBySlugInput } from "@slipway/ai-gateway";
export { GetVirtualModelConfigBySlugOutput } from "@slipway/ai-gateway";
export { InferenceRegion } from "@slipway/ai-gateway";
export { InferenceScope } from "@slipway/ai-gateway";
export { ListVirtualModelConfigsInput } from "@slipway/ai-gateway";
export { ListVirtualModelConfigsOutput } from "@slipway/ai-gateway";
export { ModelSort } from "@slipway/ai-gateway";
export { SearchVirtualModelConfigsInput } from "@slipway/ai-gateway";
export { SearchVirtualModelConfigsOutput } from "@slipway/ai-gateway";
export { UpdateVirtualModelConfigBySlugInput } from "@slipway/ai-gateway";
export { UpdateVirtualModelConfigBySlugOutput } from "@slipway/ai-gateway";
export { UpdateVirtualModelConfigInput } from "@slipway/ai-gateway";
export { UpdateVirtualModelConfigOutput } from "@slipway/ai-gateway";
export { VirtualModelConfig } from "@slipway/ai-gateway";
export { VirtualModelConfigPage } from "@slipway/ai-gateway";
export { VirtualModelSelector } from "@slipway/ai-gateway";
export { VirtualModelServiceTier } from "@slipway/ai-gateway";
export { createVirtualModelConfig } from "@slipway/ai-gateway";
export { deleteVirtualModelConfig } from "@slipway/ai-gateway";
export { deleteVirtualModelConfigBySlug } from "@slipway/ai-gateway";
export { getVirtualModelConfigBySlug } from "@slipway/ai-gateway";
export { listVirtualModelConfigs } from "@slipway/ai-gateway";
export { searchVirtualModelConfigs } from "@slipway/ai-gateway";
export { updateVirtualModelConfig } from "@slipway/ai-gateway";
export { updateVirtualModelConfigBySlug } from "@slipway/ai-gateway";
}

declare module "@slipway/api-ai-gateway/operations" {
export { createVirtualModelConfig } from "@slipway/ai-gateway/operations";
export { deleteVirtualModelConfig } from "@slipway/ai-gateway/operations";
export { deleteVirtualModelConfigBySlug } from "@slipway/ai-gateway/operations";
export { getVirtualModelConfigBySlug } from "@slipway/ai-gateway/operations";
export { listVirtualModelConfigs } from "@slipway/ai-gateway/operations";
export { searchVirtualModelConfigs } from "@slipway/ai-gateway/operations";
export { updateVirtualModelConfig } from "@slipway/ai-gateway/operations";
export { updateVirtualModelConfigBySlug } from "@slipway/ai-gateway/operations";
}

declare module "@slipway/api-ai-gateway/schemas" {
export { CreateVirtualModelConfigInput } from "@slipway/ai-gateway/schemas";
export { DeleteVirtualModelConfigBySlugInput } from "@slipway/ai-gateway/schemas";
export { DeleteVirtualModelConfigInput } from "@slipway/ai-gateway/schemas";
export { GetVirtualModelConfigBySlugInput } from "@slipway/ai-gateway/schemas";
export { InferenceRegion } from "@slipway/ai-gateway/schemas";
export { InferenceScope } from "@slipway/ai-gateway/schemas";
export { ListVirtualModelConfigsInput } from "@slipway/ai-gateway/schemas";
export { ModelSort } from "@slipway/ai-gateway/schemas";
export { SearchVirtualModelConfigsInput } from "@slipway/ai-gateway/schemas";
export { SearchVirtualModelConfigsOutput } from "@slipway/ai-gateway/schemas";
export { UpdateVirtualModelConfigBySlugInput } from "@slipway/ai-gateway/schemas";
export { UpdateVirtualModelConfigInput } from "@slipway/ai-gateway/schemas";
export { VirtualModelConfig } from "@slipway/ai-gateway/schemas";
export { VirtualModelConfigPage } from "@slipway/ai-gateway/schemas";
export { VirtualModelSelector } from "@slipway/ai-gateway/schemas";
export { VirtualModelServiceTier } from "@slipway/ai-gateway/schemas";
}
