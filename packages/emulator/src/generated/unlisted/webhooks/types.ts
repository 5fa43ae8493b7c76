// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `getEndpointVerification`. */
export type GetEndpointVerificationInput = Record<string, never>;

/** Answer of `getEndpointVerification`. */
export interface GetEndpointVerificationOutput {
  verificationCode: string;
}
