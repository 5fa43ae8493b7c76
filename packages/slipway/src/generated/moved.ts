// Generated from contract/ by `npm run generate`. Changes here are lost.
/** @deprecated It is in `aiGateway`. */
export * as apiAiGateway from "@slipway/api-ai-gateway";
