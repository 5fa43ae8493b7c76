// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `getInstallationBalance`. */
export interface GetInstallationBalanceInput {
  /** The installation. */
  installationId: string;
}

/** Answer of `getInstallationBalance`. */
export type GetInstallationBalanceOutput = void;

/** Input of `updateBillingThresholds`. */
export interface UpdateBillingThresholdsInput {
  /** The installation. */
  installationId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `updateBillingThresholds`. */
export type UpdateBillingThresholdsOutput = void;

/** Input of `updateBillingThreshold`. */
export interface UpdateBillingThresholdInput {
  /** The installation. */
  installationId: string;
  /** The resource. */
  resourceId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `updateBillingThreshold`. */
export type UpdateBillingThresholdOutput = void;

/** Input of `createClaimUrl`. */
export interface CreateClaimUrlInput {
  /** The installation. */
  installationId: string;
  /** The resource. */
  resourceId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `createClaimUrl`. */
export type CreateClaimUrlOutput = void;
