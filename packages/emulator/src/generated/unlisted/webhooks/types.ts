// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `getEndpointVerification`. */
export type GetEndpointVerificationInput = Record<string, never>;

/** Answer of `getEndpointVerification`. */
export interface GetEndpointVerificationOutput {
  verificationCode: string;
}

/** Input of `listIntegrationWebhooks`. */
export type ListIntegrationWebhooksInput = Record<string, never>;

/** Input of `createIntegrationWebhook`. */
export interface CreateIntegrationWebhookInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `deleteIntegrationWebhook`. */
export interface DeleteIntegrationWebhookInput {
  /** The webhook, by its ID. */
  id: string;
}
