// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `setCustomSuffix`. */
export interface SetCustomSuffixInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}
