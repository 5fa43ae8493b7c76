// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `getTracingConfig`. */
export type GetTracingConfigInput = Record<string, never>;

/** Answer of `getTracingConfig`. */
export type GetTracingConfigOutput = void;
