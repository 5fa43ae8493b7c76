// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `getTracingConfig`. */
export type GetTracingConfigInput = Record<string, never>;

/** Input of `updateTracingConfig`. */
export interface UpdateTracingConfigInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}
