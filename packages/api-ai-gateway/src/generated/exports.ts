// Generated from contract/ by `npm run generate`. Changes here are lost.
export {
  /** @deprecated It is in `@slipway/ai-gateway`. */
  createVirtualModelConfig,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  deleteVirtualModelConfig,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  deleteVirtualModelConfigBySlug,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  getVirtualModelConfigBySlug,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  listVirtualModelConfigs,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  searchVirtualModelConfigs,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  updateVirtualModelConfig,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  updateVirtualModelConfigBySlug,
} from "@slipway/ai-gateway";
export type {
  /** @deprecated It is in `@slipway/ai-gateway`. */
  CreateVirtualModelConfigInput,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  CreateVirtualModelConfigOutput,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  DeleteVirtualModelConfigBySlugInput,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  DeleteVirtualModelConfigBySlugOutput,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  DeleteVirtualModelConfigInput,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  DeleteVirtualModelConfigOutput,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  GetVirtualModelConfigBySlugInput,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  GetVirtualModelConfigBySlugOutput,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  InferenceRegion,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  InferenceScope,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  ListVirtualModelConfigsInput,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  ListVirtualModelConfigsOutput,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  ModelSort,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  SearchVirtualModelConfigsInput,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  SearchVirtualModelConfigsOutput,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  UpdateVirtualModelConfigBySlugInput,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  UpdateVirtualModelConfigBySlugOutput,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  UpdateVirtualModelConfigInput,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  UpdateVirtualModelConfigOutput,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  VirtualModelConfig,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  VirtualModelConfigPage,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  VirtualModelSelector,
  /** @deprecated It is in `@slipway/ai-gateway`. */
  VirtualModelServiceTier,
} from "@slipway/ai-gateway";
