// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `listStores`. */
export type ListStoresInput = Record<string, never>;

/** Input of `listStoreConnections`. */
export interface ListStoreConnectionsInput {
  /** The store. */
  storeId: string;
}

/** Input of `connectStore`. */
export interface ConnectStoreInput {
  /** The store. */
  storeId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `updateStoreConnection`. */
export interface UpdateStoreConnectionInput {
  /** The store. */
  storeId: string;
  /** The connection. */
  connectionId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `disconnectStore`. */
export interface DisconnectStoreInput {
  /** The store. */
  storeId: string;
  /** The connection. */
  connectionId: string;
}

/** Input of `upgradeStoreToOidc`. */
export interface UpgradeStoreToOidcInput {
  /** The store. */
  storeId: string;
  /** The connection. */
  connectionId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `deleteIntegrationStore`. */
export interface DeleteIntegrationStoreInput {
  /** The store. */
  storeId: string;
}

/** Input of `updateBlobStore`. */
export interface UpdateBlobStoreInput {
  /** The store. */
  storeId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `getStoreSecrets`. */
export interface GetStoreSecretsInput {
  /** The store. */
  storeId: string;
}

/** Input of `putBlob`. */
export interface PutBlobInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `deleteStoreConnections`. */
export interface DeleteStoreConnectionsInput {
  /** The store. */
  storeId: string;
}
