// Generated from contract/ by `npm run generate`. Changes here are lost.
export {
  /** @deprecated It is in `@slipway/ai-gateway/operations`. */
  createVirtualModelConfig,
  /** @deprecated It is in `@slipway/ai-gateway/operations`. */
  deleteVirtualModelConfig,
  /** @deprecated It is in `@slipway/ai-gateway/operations`. */
  deleteVirtualModelConfigBySlug,
  /** @deprecated It is in `@slipway/ai-gateway/operations`. */
  getVirtualModelConfigBySlug,
  /** @deprecated It is in `@slipway/ai-gateway/operations`. */
  listVirtualModelConfigs,
  /** @deprecated It is in `@slipway/ai-gateway/operations`. */
  searchVirtualModelConfigs,
  /** @deprecated It is in `@slipway/ai-gateway/operations`. */
  updateVirtualModelConfig,
  /** @deprecated It is in `@slipway/ai-gateway/operations`. */
  updateVirtualModelConfigBySlug,
} from "@slipway/ai-gateway/operations";
