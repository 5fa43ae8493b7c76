// Generated from contract/ by `npm run generate`. Changes here are lost.
export {
  /** @deprecated It is in `@slipway/ai-gateway/schemas`. */
  CreateVirtualModelConfigInput,
  /** @deprecated It is in `@slipway/ai-gateway/schemas`. */
  DeleteVirtualModelConfigBySlugInput,
  /** @deprecated It is in `@slipway/ai-gateway/schemas`. */
  DeleteVirtualModelConfigInput,
  /** @deprecated It is in `@slipway/ai-gateway/schemas`. */
  GetVirtualModelConfigBySlugInput,
  /** @deprecated It is in `@slipway/ai-gateway/schemas`. */
  InferenceRegion,
  /** @deprecated It is in `@slipway/ai-gateway/schemas`. */
  InferenceScope,
  /** @deprecated It is in `@slipway/ai-gateway/schemas`. */
  ListVirtualModelConfigsInput,
  /** @deprecated It is in `@slipway/ai-gateway/schemas`. */
  ModelSort,
  /** @deprecated It is in `@slipway/ai-gateway/schemas`. */
  SearchVirtualModelConfigsInput,
  /** @deprecated It is in `@slipway/ai-gateway/schemas`. */
  SearchVirtualModelConfigsOutput,
  /** @deprecated It is in `@slipway/ai-gateway/schemas`. */
  UpdateVirtualModelConfigBySlugInput,
  /** @deprecated It is in `@slipway/ai-gateway/schemas`. */
  UpdateVirtualModelConfigInput,
  /** @deprecated It is in `@slipway/ai-gateway/schemas`. */
  VirtualModelConfig,
  /** @deprecated It is in `@slipway/ai-gateway/schemas`. */
  VirtualModelConfigPage,
  /** @deprecated It is in `@slipway/ai-gateway/schemas`. */
  VirtualModelSelector,
  /** @deprecated It is in `@slipway/ai-gateway/schemas`. */
  VirtualModelServiceTier,
} from "@slipway/ai-gateway/schemas";
