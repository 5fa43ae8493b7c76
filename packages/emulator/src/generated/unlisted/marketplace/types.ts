// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `getInstallationBalance`. */
export interface GetInstallationBalanceInput {
  /** The installation. */
  installationId: string;
}

/** Input of `updateBillingThresholds`. */
export interface UpdateBillingThresholdsInput {
  /** The installation. */
  installationId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `updateBillingThreshold`. */
export interface UpdateBillingThresholdInput {
  /** The installation. */
  installationId: string;
  /** The resource. */
  resourceId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `createClaimUrl`. */
export interface CreateClaimUrlInput {
  /** The installation. */
  installationId: string;
  /** The resource. */
  resourceId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}
